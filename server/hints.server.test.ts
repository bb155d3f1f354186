/** Hints in the hall: who may ask for one, who is told, and what the log says. */
import { verify } from '@yamanote/kernel';
import { matchFileOf, type Reply } from '@yamanote/protocol';
import { expect, test } from 'vitest';
import { LIMITS } from './limits.ts';
import { openHall, type TestHall, temporaryFolder } from './testing/hall.ts';
import { NO_LIMITS } from './testing/no-limits.ts';
import { give, isAsked, join, openTable, playOn, rematch, start, type Wish } from './testing/play.ts';
import { testRegistry } from './testing/registry.ts';
import { comeBack, guest, type Visitor, visitor } from './testing/visitor.ts';

type Hinted = Extract<Reply, { is: 'hint' }>;

/** Asks for a hint on the question that a visitor sees. */
function ask(one: Visitor, question = one.sight!.question) {
  return one.ask({ do: 'hint', table: one.table!.table, match: one.match!, question });
}

/** The same, and what comes of it. */
async function hintTo(one: Visitor): Promise<Hinted> {
  const told = one.next((reply) => reply.is === 'hint');
  expect(await ask(one)).toMatchObject({ is: 'done' });
  return (await told) as Hinted;
}

const isHint = (text: string) => text.startsWith('{"is":"hint"');
const hintsIn = ({ showings }: Visitor) => showings.filter(({ entry }) => 'note' in entry && entry.note.is === 'hint');

/** Mika and Jo at a table, where Mika goes first. */
async function atTable({ address }: TestHall, wish: Partial<Wish> = {}) {
  const [mika, jo] = [await guest(address, 'Mika'), await guest(address, 'Jo', 1)];
  const table = await openTable(mika, { seats: ['me', 'open'], options: { first: 0 }, ...wish });
  await join(jo, table);
  return { mika, jo, table };
}

test('who plays against bots is told what the best answers are, each with a chance to win', async () => {
  const hall = await openHall();
  const mika = await guest(hall.address, 'Mika');
  const table = await openTable(mika, { seats: ['me', { bot: 'random' }], options: { first: 0 } });
  expect(mika.table!.hints).toBe(true);
  await start(mika);
  await mika.until(() => isAsked(mika));
  await give(mika, [{ do: 'roll', dice: 1 }]);
  await mika.until(() => isAsked(mika));
  const { question } = mika.sight!;
  const hint = await hintTo(mika);
  expect(hint).toMatchObject({ table, match: mika.match, question });
  expect(hint.hint.length).toBeGreaterThan(0);
  expect(hint.hint.length).toBeLessThanOrEqual(5);
  for (const { value } of hint.hint) expect(value >= 0 && value <= 1).toBe(true);
  // The question is still the same, and what was hinted at can be answered.
  expect(mika.sight!.question).toBe(question);
  expect(await give(mika, [hint.hint[0].answer])).toMatchObject({ is: 'done' });
  await playOn(mika, 'm');
  const match = await (await fetch(hall.address + matchFileOf(table, mika.match!))).json();
  const { game } = await testRegistry['machi-koro']();
  const { ok, notes } = verify(game, match);
  expect(ok).toBe(true);
  expect(notes).toContain('seats[0]: asked for 1 hint');
});

test('others read that a hint was asked for, and never what it says', async () => {
  const hall = await openHall();
  const { mika, jo, table } = await atTable(hall, { game: 'envelopes', options: {}, hints: true });
  const [sam, stranger, phone] = [await guest(hall.address, 'Sam'), visitor(hall.address), visitor(hall.address)];
  await stranger.connect();
  phone.cookie = mika.cookie;
  await phone.connect();
  for (const one of [sam, stranger, phone]) await one.watch(table);
  await start(mika);
  await mika.until(() => isAsked(mika));
  await give(mika, [{ do: 'nod' }]);
  const onPhone = phone.next((reply) => reply.is === 'hint');
  const hint = await hintTo(mika);
  expect(await onPhone).toEqual(hint);
  for (const one of [jo, sam, stranger]) {
    await one.until(() => hintsIn(one).length === 1);
    // All that the hall had to say before is there after an answer.
    await one.ask({ do: 'unwatch', table: 'nowhere' });
    expect(one.frames.filter(isHint)).toEqual([]);
    expect(hintsIn(one)).toMatchObject([{ entry: { seat: 0, note: { is: 'hint' } }, events: [] }]);
  }
});

test('on one question a hint is noted once, also after a restart, and told again to who asks again', async () => {
  const data = temporaryFolder();
  const hall = await openHall({ data });
  const { mika, jo } = await atTable(hall, { hints: true });
  await start(mika);
  await mika.until(() => isAsked(mika));
  const hint = await hintTo(mika);
  expect(await hintTo(mika)).toEqual(hint);
  expect(hintsIn(mika)).toHaveLength(1);
  await hall.close();
  const again = await openHall({ data });
  const back = await comeBack(again.address, mika);
  await back.watch(mika.table!.table);
  expect((await hintTo(back)).question).toBe(hint.question);
  expect(hintsIn(back)).toHaveLength(1);
  expect(back.table!.hints).toBe(true);
  jo.disconnect();
});

test('where several people play there are none, unless the host allows them before the start; a rematch keeps that', async () => {
  const hall = await openHall();
  const { mika, jo, table } = await atTable(hall, { game: 'lanterns', options: { first: 0, rounds: 1 } });
  expect(jo.table!.hints).toBe(false);
  const allow = { do: 'configure', table, options: {}, hints: true } as const;
  expect(await jo.ask(allow)).toMatchObject({ is: 'refused', code: 'not-host' });
  expect(await mika.ask(allow)).toMatchObject({ is: 'done' });
  await jo.until(() => jo.table!.hints);
  expect(await mika.ask({ ...allow, hints: false })).toMatchObject({ is: 'done' });
  await start(mika);
  await mika.until(() => isAsked(mika));
  expect(await ask(mika)).toMatchObject({ is: 'refused', code: 'no-hint' });
  expect(await mika.ask(allow)).toMatchObject({ is: 'refused', code: 'already-started' });
  await Promise.all([playOn(mika, 'm'), playOn(jo, 'j')]);
  await mika.until(() => mika.table!.stage === 'over');
  expect(await rematch(mika, true)).toMatchObject({ is: 'done' });
  expect(mika.table!).toMatchObject({ stage: 'waiting', hints: false });
});

test('hints stay as they were at the start, whoever comes and goes', async () => {
  const hall = await openHall();
  const { mika, jo } = await atTable(hall);
  await start(mika);
  await mika.until(() => isAsked(mika));
  await jo.ask({ do: 'stand', table: jo.table!.table });
  await mika.until(() => mika.table!.seats[1].bot !== null);
  expect(mika.table!.hints).toBe(false);
  expect(await ask(mika)).toMatchObject({ is: 'refused', code: 'no-hint' });
});

test('who is not asked, looks on, or means another question or match is refused', async () => {
  const hall = await openHall();
  const { mika, jo, table } = await atTable(hall, { hints: true });
  const sam = await guest(hall.address, 'Sam');
  await sam.watch(table);
  await start(mika);
  for (const one of [mika, jo, sam]) await one.until(() => one.sight !== null);
  await mika.until(() => isAsked(mika));
  expect(await ask(jo)).toMatchObject({ is: 'refused', code: 'not-asked' });
  expect(await ask(sam)).toMatchObject({ is: 'refused', code: 'not-seated' });
  expect(await ask(mika, mika.sight!.question + 1)).toMatchObject({ is: 'refused', code: 'stale' });
  const other = { do: 'hint', table, match: `${table}-7`, question: 0 } as const;
  expect(await mika.ask(other)).toMatchObject({ is: 'refused', code: 'unknown-match' });
  expect(hintsIn(mika)).toEqual([]);
});

test('one guest cannot keep the bots busy with hints', async () => {
  const hall = await openHall({ limits: { ...NO_LIMITS, hint: LIMITS.hint } });
  const { mika } = await atTable(hall);
  await start(mika);
  await mika.until(() => isAsked(mika));
  const codes: string[] = [];
  for (let i = 0; i < 60; i++) {
    const answered = await ask(mika);
    if (answered.is === 'refused') codes.push(answered.code);
  }
  expect(codes.at(-1)).toBe('too-fast');
});
