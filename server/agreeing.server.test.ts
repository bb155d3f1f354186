/** What all persons of a match agree on in the hall: who may propose it, who is asked, and what comes of it. */
import { join as joined } from 'node:path';
import { type Entry, fastRng, fold, isRefusal, type Match, parseMatch, verify } from '@yamanote/kernel';
import { matchFileOf } from '@yamanote/protocol';
import type { Agreement } from '@yamanote/running-match';
import { describe, expect, onTestFinished, test } from 'vitest';
import { loadMatch } from './matches/live-match.ts';
import { SNAPSHOT_EVERY } from './matches/snapshots.ts';
import { openHall, openTestStore, type TestHall, temporaryFolder } from './testing/hall.ts';
import { NO_LIMITS } from './testing/no-limits.ts';
import { give, isAsked, isDone, join, openTable, playOn, seatOfVisitor, someAnswer, start } from './testing/play.ts';
import { freshDatabase } from './testing/postgres/database.ts';
import { testRegistry } from './testing/registry.ts';
import { type Answered, comeBack, guest, randomMove, type Visitor, visitor } from './testing/visitor.ts';

const { game } = await testRegistry['machi-koro']();

/** On what a hall keeps its matches. */
const STORES = [
  { on: 'a file', settings: async () => ({ data: temporaryFolder() }) },
  {
    on: 'PostgreSQL',
    settings: async () => ({ store: await freshDatabase(), key: joined(temporaryFolder(), 'hall.key') }),
  },
];

function propose(
  one: Visitor,
  agreement: Agreement,
  moment = one.sight!.moment,
  move = randomMove(),
): Promise<Answered> {
  const { table, match } = one.table!;
  return one.ask({ do: 'propose', table, match, move, agreement, moment });
}

function say(one: Visitor, yes: boolean, proposal = one.table!.proposal!.id): Promise<Answered> {
  const { table, match } = one.table!;
  return one.ask({ do: 'agree', table, match, proposal, yes });
}

const answersOf = ({ showings }: Visitor, seat = 0) =>
  fold(showings.map(({ entry }) => entry as Entry)).flatMap((entry) =>
    entry.seat === seat && 'answer' in entry ? entry.index : [],
  );

/** Mika and Jo, and perhaps bots, in the middle of a match in which Mika goes first. */
async function atTable({ address }: TestHall, bots = 0, nodes = [address, address]) {
  const [mika, jo] = [await guest(nodes[0], 'Mika'), await guest(nodes[1], 'Jo', 1)];
  for (const one of [mika, jo]) onTestFinished(one.disconnect);
  const seats = ['me' as const, 'open' as const, ...Array.from({ length: bots }, () => ({ bot: 'random' }))];
  const table = await openTable(mika, { seats, options: { first: 0 } });
  await join(jo, table);
  await start(mika);
  return { mika, jo, table };
}

/** Until so many entries are there, and somebody is asked. */
async function playUntil(entries: number, players: readonly Visitor[], seed = 'play'): Promise<void> {
  await Promise.all(players.map((one, i) => playOn(one, `${seed} ${i}`, entries)));
  await Promise.race(players.map((one) => one.until(() => isAsked(one))));
  const next = Math.max(...players.map((one) => one.sight!.next));
  await Promise.all(players.map((one) => one.until(() => one.sight!.next === next)));
}

async function fileOf({ address }: TestHall, table: string, match: string): Promise<Match> {
  const parsed = parseMatch(await (await fetch(address + matchFileOf(table, match))).json());
  if (isRefusal(parsed)) throw new Error(parsed.field);
  return parsed;
}

describe.each(STORES)('on $on', ({ settings }) => {
  test('all agree to go back, with a restart in between, and what is rolled again is rolled anew', async () => {
    const at = await settings();
    const hall = await openHall(at);
    const { mika, jo, table } = await atTable(hall);
    await playUntil(30, [mika, jo]);
    const to = answersOf(mika)[1];
    const { next } = mika.sight!;
    expect(await propose(jo, { is: 'rewind', to })).toMatchObject({ is: 'done' });
    await mika.until(() => mika.table!.proposal !== null);
    expect(mika.table!.proposal).toMatchObject({ seat: 1, agreement: { is: 'rewind', to }, asks: [0, 1], agreed: [1] });
    await hall.close();

    const again = await openHall(at);
    const [mika2, jo2] = [await comeBack(again.address, mika), await comeBack(again.address, jo)];
    for (const one of [mika2, jo2]) await one.watch(table);
    expect(mika2.table!.proposal).toMatchObject({ seat: 1, agreed: [1], refusedBy: null });
    expect(await say(mika2, true)).toMatchObject({ is: 'done', first: next, next: next + 1 });
    await Promise.all([mika2, jo2].map((one) => one.until(() => one.sight!.next === next + 1)));
    expect(mika2.showings.at(-1)).toMatchObject({ entry: { seat: 1, undo: to, consent: true }, events: [] });
    expect(isAsked(mika2)).toBe(true);
    // The answer may have been lost on its way.
    expect(await say(mika2, true, mika2.table!.proposal?.id ?? 'x')).toMatchObject({ is: 'done' });
    await Promise.all([playOn(mika2, 'm'), playOn(jo2, 'j')]);
    const match = await fileOf(again, table, mika2.match!);
    const { ok, notes } = verify(game, match);
    expect(ok).toBe(true);
    expect(notes).toContain(`rewound by consent of all persons 1 time: log[${next}]`);
  });

  test('a match pauses until all want to go on: nobody is asked, no bot plays, and a restart changes nothing', async () => {
    const at = await settings();
    const hall = await openHall(at);
    const { mika, jo, table } = await atTable(hall, 1);
    await playUntil(10, [mika, jo]);
    await propose(mika, { is: 'pause' });
    await jo.until(() => jo.table!.proposal !== null);
    await say(jo, true);
    await mika.until(() => mika.sight!.pending.is === 'paused');
    const { next } = mika.sight!;
    for (const one of [mika, jo]) {
      expect(await give(one, [{ do: 'roll', dice: 1 }])).toMatchObject({ is: 'refused', code: 'paused' });
      expect(await propose(one, { is: 'pause' })).toMatchObject({ is: 'refused', code: 'paused' });
      expect(await propose(one, { is: 'rewind', to: 1 })).toMatchObject({ is: 'refused', code: 'paused' });
    }
    await hall.close();

    const again = await openHall(at);
    const [mika2, jo2] = [await comeBack(again.address, mika), await comeBack(again.address, jo)];
    for (const one of [mika2, jo2]) await one.watch(table);
    expect(jo2.sight).toMatchObject({ next, pending: { is: 'paused' } });
    await propose(jo2, { is: 'resume' });
    expect(mika2.sight!.next).toBe(next);
    await mika2.until(() => mika2.table!.proposal !== null);
    // The same once more is a word for it.
    expect(await propose(mika2, { is: 'resume' })).toMatchObject({ is: 'done', first: next });
    await Promise.all([playOn(mika2, 'm'), playOn(jo2, 'j')]);
    expect(verify(game, await fileOf(again, table, mika2.match!))).toMatchObject({ ok: true });
  });

  test('who agrees to end a match has no winner: in the log, in the file, and among one’s own tables', async () => {
    const hall = await openHall(await settings());
    const { mika, jo, table } = await atTable(hall, 1);
    await playUntil(10, [mika, jo]);
    await mika.ask({ do: 'lobby', on: true });
    await propose(mika, { is: 'end' });
    await jo.until(() => jo.table!.proposal !== null);
    await say(jo, true);
    await Promise.all([mika, jo].map((one) => one.until(() => one.table!.stage === 'over')));
    expect(mika.sight).toMatchObject({ pending: { is: 'over' }, agreed: true });
    expect(mika.showings.at(-1)).toMatchObject({ entry: { seat: 0, note: { is: 'agreed-end', seats: [0, 1] } } });
    await mika.until(() => mika.lobby!.yours[0]?.stage === 'over');
    expect(mika.lobby!.yours[0]).toMatchObject({ won: [], agreedEnd: true });
    const match = await fileOf(hall, table, mika.match!);
    const { ok, notes } = verify(game, match);
    expect(ok).toBe(true);
    expect(notes).toContain('it was ended by agreement of seats[0], seats[1]: it has no winner');
    expect(await give(jo, [{ do: 'roll', dice: 1 }])).toMatchObject({ is: 'refused', code: 'over' });
    expect(await propose(jo, { is: 'end' })).toMatchObject({ is: 'refused', code: 'over' });
    expect(await jo.ask({ do: 'rematch', table, match: mika.match!, change: false })).toMatchObject({ is: 'done' });
  });
});

test('a proposal is refused, taken back, or falls away as the match goes on; the host has one word like everybody', async () => {
  const hall = await openHall();
  const { mika, jo } = await atTable(hall);
  await mika.until(() => isAsked(mika));
  await propose(mika, { is: 'end' });
  await jo.until(() => jo.table!.proposal !== null);
  // The host cannot force anybody: proposing it again is no second word.
  expect(await propose(mika, { is: 'end' })).toMatchObject({ is: 'done' });
  expect(await say(mika, true)).toMatchObject({ is: 'done' });
  expect(mika.sight!.pending.is).toBe('ask');
  expect(await propose(jo, { is: 'pause' })).toMatchObject({ is: 'refused', code: 'proposed' });
  const { id } = jo.table!.proposal!;
  await say(jo, false);
  await mika.until(() => mika.table!.proposal?.refusedBy === 1);
  expect(await say(jo, true, id)).toMatchObject({ is: 'refused', code: 'not-proposed' });

  await propose(jo, { is: 'pause' });
  await say(jo, false);
  await mika.until(() => mika.table!.proposal === null);

  await propose(jo, { is: 'pause' });
  const old = jo.table!.proposal!;
  await give(mika, [{ do: 'roll', dice: 1 }]);
  await jo.until(() => jo.sight!.moment !== old.moment);
  await mika.until(() => isAsked(mika) || isAsked(jo));
  expect(await say(mika, true, old.id)).toMatchObject({ is: 'refused', code: 'not-proposed' });
  expect(jo.sight!.pending.is).not.toBe('paused');
});

test('bots wait for the answers to what is proposed, and play on when it is refused', async () => {
  // Bots take their time, so that they are asked while people propose something.
  const hall = await openHall({ botPace: 60_000 });
  const { mika, jo } = await atTable(hall, 1);
  for (const one of [mika, jo]) await one.ask({ do: 'pace', pace: 'calm' });
  const rng = fastRng('bots');
  const isBotAsked = () =>
    mika.sight!.pending.is === 'ask' && (mika.sight!.pending as { seats: number[] }).seats[0] === 2;
  while (!isBotAsked()) {
    for (const one of [mika, jo]) if (isAsked(one)) await give(one, [await someAnswer(one, rng)]);
    await Promise.race([mika, jo].map((one) => one.until(() => isAsked(one) || isBotAsked())));
  }
  const { next } = mika.sight!;
  await jo.until(() => jo.sight!.next === next);
  await propose(mika, { is: 'end' });
  for (const one of [mika, jo]) await one.ask({ do: 'pace', pace: 'instant' });
  await jo.until(() => jo.table!.proposal !== null);
  expect(jo.sight!.next).toBe(next);
  await say(jo, false);
  await mika.until(() => mika.sight!.next > next);
});

test('whoever has proposed too much for now may still say yes to the others, in whatever way', async () => {
  const few = { burst: 1, refill: 0 };
  const hall = await openHall({
    botPace: 60_000,
    limits: { ...NO_LIMITS, propose: { guest: few, address: NO_LIMITS.say.address } },
  });
  const { mika, jo } = await atTable(hall, 1);
  await playUntil(4, [mika, jo]);
  await propose(mika, { is: 'end' });
  await say(mika, false);
  expect(await propose(mika, { is: 'pause' })).toMatchObject({ is: 'refused', code: 'too-fast' });
  await propose(jo, { is: 'pause' });
  await mika.until(() => mika.table!.proposal !== null);
  // Both propose the same: that is an agreement, and bots have nothing to wait for.
  expect(await propose(mika, { is: 'pause' })).toMatchObject({ is: 'done' });
  await jo.until(() => jo.sight!.pending.is === 'paused');
});

test('who does not play can propose nothing and agree to nothing, and what is not there is nothing to go back to', async () => {
  const hall = await openHall();
  const { mika, jo, table } = await atTable(hall, 1);
  const [sam, stranger] = [await guest(hall.address, 'Sam'), visitor(hall.address)];
  await stranger.connect();
  for (const one of [sam, stranger]) await one.watch(table);
  await playUntil(10, [mika, jo]);
  await Promise.all([sam, stranger].map((one) => one.until(() => one.sight!.next === mika.sight!.next)));
  expect(await propose(sam, { is: 'end' })).toMatchObject({ is: 'refused', code: 'not-seated' });
  expect(await propose(stranger, { is: 'end' })).toMatchObject({ is: 'refused', code: 'unknown-guest' });
  const chance = mika.showings.find(({ entry }) => entry.seat === 'chance')!.entry.index;
  for (const to of [chance, 9999, mika.sight!.next]) {
    expect(await propose(mika, { is: 'rewind', to })).toMatchObject({ is: 'refused', code: 'nothing-to-undo' });
  }
  expect(await propose(mika, { is: 'resume' })).toMatchObject({ is: 'refused', code: 'stale' });
  expect(await propose(mika, { is: 'pause' }, 0)).toMatchObject({ is: 'refused', code: 'stale' });
  await propose(mika, { is: 'end' });
  await jo.until(() => jo.table!.proposal !== null);
  const { id } = jo.table!.proposal!;
  expect(await say(sam, true, id)).toMatchObject({ is: 'refused', code: 'not-seated' });
  expect(await say(stranger, true, id)).toMatchObject({ is: 'refused', code: 'unknown-guest' });
  for (const one of [sam, stranger]) expect(one.frames.filter((text) => text.includes(id))).toEqual([]);
  // A former player has no word; and what was asked of others than those who play now is void.
  await jo.ask({ do: 'give-up', table });
  expect(await say(jo, true, id)).toMatchObject({ is: 'refused', code: 'not-seated' });
  expect(mika.table!.proposal).toBe(null);
  expect(mika.table!.stage).toBe('running');
});

test('while the others are away nobody ends their match, and whoever is back may go on', async () => {
  const hall = await openHall();
  const { mika, jo, table } = await atTable(hall);
  await playUntil(10, [mika, jo]);
  await jo.ask({ do: 'stand', table });
  expect(await propose(mika, { is: 'end' })).toMatchObject({ is: 'refused', code: 'nobody-agrees' });
  expect(await propose(mika, { is: 'pause' })).toMatchObject({ is: 'refused', code: 'nobody-agrees' });
  await jo.ask({ do: 'sit', table, seat: 1 });
  await mika.until(() => mika.table!.seats[1].bot === null);
  await propose(mika, { is: 'pause' });
  await jo.until(() => jo.table!.proposal !== null);
  await say(jo, true);
  await jo.ask({ do: 'stand', table });
  expect(await propose(mika, { is: 'resume' })).toMatchObject({ is: 'done' });
  await mika.until(() => mika.sight!.pending.is !== 'paused');
});

test('alone among bots one’s own word is consent: back to before a roll, once for one tap', async () => {
  const hall = await openHall();
  const mika = await guest(hall.address, 'Mika');
  const table = await openTable(mika, { seats: ['me', { bot: 'random' }], options: { first: 0 } });
  await start(mika);
  await playUntil(20, [mika]);
  const to = answersOf(mika).at(-1)!;
  const tap = randomMove();
  const first = await propose(mika, { is: 'rewind', to }, 0, tap);
  expect(first).toMatchObject({ is: 'done' });
  expect({ ...(await propose(mika, { is: 'rewind', to }, 0, tap)), re: 0 }).toEqual({ ...first, re: 0 });
  await mika.until(() => mika.showings.some(({ entry }) => 'undo' in entry && entry.consent && entry.undo === to));
  expect(answersOf(mika)).not.toContain(to);
  await playOn(mika, 'm');
  expect(verify(game, await fileOf(hall, table, mika.match!))).toMatchObject({ ok: true });
  expect(seatOfVisitor(mika)).toBe(0);
});

test('back to before the last snapshot: the match reads, goes on and verifies after a restart, and late watchers see it', async () => {
  const data = temporaryFolder();
  const hall = await openHall({ data });
  const mika = await guest(hall.address, 'Mika');
  const seats = ['me' as const, ...Array.from({ length: 3 }, () => ({ bot: 'random' }))];
  const table = await openTable(mika, { seats, options: { first: 0 } });
  await start(mika);
  await playUntil(2.2 * SNAPSHOT_EVERY, [mika]);
  if (isDone(mika)) throw new Error('a match too short for this test');
  const id = mika.match!;
  mika.disconnect();
  await hall.close();

  // From now on only what came after the snapshot is at hand.
  const again = await openHall({ data });
  const back = await comeBack(again.address, mika);
  await back.watch(table);
  const to = answersOf(back)[1];
  const { next } = back.sight!;
  expect(await propose(back, { is: 'rewind', to })).toMatchObject({ is: 'done', first: next });
  const late = visitor(again.address);
  await late.connect();
  await late.ask({ do: 'watch', table, match: id, next: next - 3 });
  expect(late.showings.at(-1)!.entry.index).toBe(late.sight!.next - 1);
  late.disconnect();
  back.disconnect();
  await again.close();

  const store = await openTestStore(data);
  const loaded = await loadMatch(store, game, (await store.matches.find(id))!);
  if (isRefusal(loaded)) throw new Error(loaded.field);
  expect(loaded.match.course.next).toBe(back.sight!.next);
  await store.close();

  const last = await openHall({ data });
  const once = await comeBack(last.address, mika);
  await once.watch(table);
  expect(once.sight!.view).toEqual(back.sight!.view);
  await playOn(once, 'to the end');
  expect(verify(game, await fileOf(last, table, id))).toMatchObject({ ok: true });
});

test('people at two nodes agree, also to go back further than one of them has at hand', async () => {
  const settings = await STORES[1].settings();
  const [one, other] = [await openHall(settings), await openHall(settings)];
  const { mika, jo, table } = await atTable(one, 2, [one.address, one.address]);
  await playUntil(2.2 * SNAPSHOT_EVERY, [mika, jo]);
  // The other node loads the match from its snapshot.
  const back = await comeBack(other.address, jo);
  onTestFinished(back.disconnect);
  await back.ask({ do: 'watch', table, match: jo.match, next: jo.sight!.next - 1 });
  jo.disconnect();
  const to = answersOf(mika)[0];
  await propose(mika, { is: 'rewind', to });
  await back.until(() => back.table?.proposal != null);
  const { next } = back.sight!;
  expect(await say(back, true)).toMatchObject({ is: 'done', first: next });
  await Promise.all([mika, back].map((each) => each.until(() => each.sight!.next > next)));
  expect(mika.sight!.view).toEqual(back.sight!.view);
  await Promise.all([playOn(mika, 'm'), playOn(back, 'b')]);
  expect(verify(game, await fileOf(one, table, mika.match!))).toMatchObject({ ok: true });
});
