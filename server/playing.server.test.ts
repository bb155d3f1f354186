import { chainOf, type Header2, linked, type Match, parseMatch, sealOf, sumOf, verify } from '@yamanote/kernel';
import { matchFileOf } from '@yamanote/protocol';
import { expect, test } from 'vitest';
import { openDatabase } from './store/embedded/database.ts';
import { addEntries } from './store/embedded/entries.ts';
import { findMatch } from './store/embedded/matches.ts';
import { openHall } from './testing/hall.ts';
import { give, giveBits, isAsked, isDone, join, openTable, playOn, start } from './testing/play.ts';
import { testRegistry } from './testing/registry.ts';
import { type Asked, guest, randomMove, type Visitor } from './testing/visitor.ts';

async function download(address: string, visitor: Visitor): Promise<Match> {
  const { table, match } = visitor.table!;
  const file = await fetch(address + matchFileOf(table, match));
  expect(file.status).toBe(200);
  return parseMatch(await file.json()) as Match;
}

async function verdict(match: Match) {
  return verify((await testRegistry[match.game]()).game, match);
}

test('play now: a whole match against bots, with the bits of the page in it, and a file that verifies', async () => {
  const hall = await openHall();
  const mika = await guest(hall.address, 'Mika');
  await openTable(mika, { seats: ['me', { bot: 'greedy' }, { bot: 'random' }], start: true });
  expect(mika.table!.stage).toBe('waiting');
  const { commitment } = mika.table!;
  await giveBits(mika, 'ab'.repeat(16));
  await playOn(mika, 'mika');
  await mika.until(() => mika.table!.stage === 'over');
  const match = await download(hall.address, mika);
  expect(match.commitment).toBe(commitment);
  expect(match.seats).toMatchObject([
    { name: 'Mika', player: 'person', bits: 'ab'.repeat(16), seal: sealOf('ab'.repeat(16)) },
    { name: 'greedy', player: 'greedy', bits: null },
    { name: 'random', player: 'random', bits: null },
  ]);
  expect(await verdict(match)).toMatchObject({ ok: true });
  expect(mika.showings.map(({ entry }) => entry.index)).toEqual(match.log.map(({ index }) => index));
});

test('two guests play a whole match against each other, and somebody watches', async () => {
  const hall = await openHall();
  const [mika, jo] = [await guest(hall.address, 'Mika'), await guest(hall.address, 'Jo', 1)];
  const table = await openTable(mika, { seats: ['me', 'open'], public: true });
  await join(jo, table);
  const spectator = await guest(hall.address, 'Sam', 2);
  await spectator.watch(table);
  await giveBits(mika, '01'.repeat(16));
  expect(await start(mika)).toMatchObject({ is: 'done' });
  await Promise.all([playOn(mika, 'm'), playOn(jo, 'j'), spectator.until(() => isDone(spectator))]);
  const match = await download(hall.address, jo);
  expect(match.seats.map(({ bits }) => bits)).toEqual(['01'.repeat(16), null]);
  expect(await verdict(match)).toMatchObject({ ok: true });
  for (const { showings, sight } of [mika, jo, spectator]) {
    expect(showings.map(({ entry }) => entry.index)).toEqual(match.log.map(({ index }) => index));
    expect(sight!.undo).toBeNull();
  }
});

test('the same move again is acknowledged as before, and becomes no second entry', async () => {
  const hall = await openHall();
  const mika = await guest(hall.address, 'Mika');
  const table = await openTable(mika, { seats: ['me', { bot: 'random' }], options: { first: 0 } });
  await start(mika);
  await mika.until(() => isAsked(mika));
  const question = mika.sight!.question;
  const answer = {
    do: 'answer',
    table,
    match: mika.match!,
    move: randomMove(),
    question,
    answers: [ROLL],
  } satisfies Asked;
  const [first, second] = await Promise.all([mika.ask(answer), mika.ask(answer)]);
  expect(first).toMatchObject({ is: 'done', first: 0 });
  expect({ ...second, re: 0 }).toEqual({ ...first, re: 0 });
  const { next } = mika.sight!;
  const third = await mika.ask(answer);
  expect({ ...third, re: 0 }).toEqual({ ...first, re: 0 });
  expect(mika.sight!.next).toBe(next);
});

const ROLL = { do: 'roll', dice: 1 };

test('a stale answer is refused, and the page gets where the match stands', async () => {
  const hall = await openHall();
  const mika = await guest(hall.address, 'Mika');
  const table = await openTable(mika, { seats: ['me', { bot: 'random' }], options: { first: 0 } });
  await start(mika);
  await mika.until(() => isAsked(mika));
  await give(mika, [ROLL]);
  const news = mika.next((reply) => reply.is === 'news');
  const { match } = mika;
  const stale = {
    do: 'answer',
    table,
    match: match!,
    move: randomMove(),
    question: 0,
    answers: [ROLL],
  } satisfies Asked;
  expect(await mika.ask(stale)).toMatchObject({ is: 'refused', code: 'stale', field: 'question' });
  expect(await news).toMatchObject({ is: 'news', showings: [], sight: { next: mika.sight!.next } });
});

test('a move that comes after one the hall has not seen is judged anew, by what the store has', async () => {
  const hall = await openHall();
  const mika = await guest(hall.address, 'Mika');
  await openTable(mika, { seats: ['me', { bot: 'random' }], options: { first: 0 } });
  await start(mika);
  await mika.until(() => isAsked(mika));
  // As if another program had written to the same file.
  const other = openDatabase(hall.data);
  const entry = { index: 0, seat: 0, answer: ROLL, by: { is: 'person' }, at: 0, clock: null } as const;
  const sum = sumOf(linked(chainOf(findMatch(other, mika.match!)!.header as Header2), entry));
  addEntries(other, mika.match!, entry.index, { id: 'foreign', hash: '' }, [JSON.stringify({ ...entry, sum })]);
  other.close();
  const before = mika.frames.length;
  expect(await give(mika, [ROLL])).toMatchObject({ is: 'refused', code: 'stale' });
  // What was stored meanwhile, the refusal, and where the match stands.
  expect(mika.frames.slice(before)).toHaveLength(3);
  expect(mika.showings.map(({ entry }) => entry.index)).toEqual([0]);
  expect(mika.sight!.next).toBe(1);
});

test('undo takes back what shows nothing, and a composed move is taken whole or refused whole', async () => {
  const hall = await openHall();
  const [mika, jo] = [await guest(hall.address, 'Mika'), await guest(hall.address, 'Jo', 1)];
  const table = await openTable(mika, { seats: ['me', 'open'], options: { first: 0 } });
  await join(jo, table);
  await start(mika);
  await Promise.all([mika.until(() => isAsked(mika)), jo.until(() => jo.sight !== null)]);
  await give(mika, [ROLL]);
  await mika.until(() => mika.sight!.pending.is === 'ask' && mika.sight!.pending.kind === 'build');
  const before = mika.sight!.next;
  const half = await give(mika, [{ do: 'build', card: 'ranch' }, ROLL]);
  expect(half).toMatchObject({ is: 'refused', field: 'answers[1]' });
  expect(mika.sight!.next).toBe(before);
  expect(await give(mika, [{ do: 'build', card: 'ranch' }])).toMatchObject({ is: 'done', first: before });
  await jo.until(() => isAsked(jo));
  const undo = { do: 'undo', table, match: mika.match!, to: null } as const;
  expect(await jo.ask({ ...undo, move: randomMove() })).toMatchObject({ is: 'refused', code: 'nothing-to-undo' });
  expect(await mika.ask({ ...undo, move: randomMove() })).toMatchObject({ is: 'done', first: before + 1 });
  await jo.until(() => jo.sight!.next === before + 2);
  expect(isAsked(jo)).toBe(false);
  expect(isAsked(mika)).toBe(true);
});

test('simultaneous answers never refuse each other', async () => {
  const hall = await openHall();
  const [mika, jo] = [await guest(hall.address, 'Mika'), await guest(hall.address, 'Jo', 1)];
  const table = await openTable(mika, { game: 'envelopes', seats: ['me', 'open'] });
  await join(jo, table);
  await start(mika);
  await mika.until(() => isAsked(mika));
  await give(mika, [{ do: 'nod' }, { do: 'wait' }]);
  await Promise.all([mika, jo].map((one) => one.until(() => one.sight?.pending.is === 'each')));
  const play = { do: 'play', place: 0 };
  const answered = await Promise.all([give(mika, [play]), give(jo, [play])]);
  expect(answered.map(({ is }) => is)).toEqual(['done', 'done']);
});

test('a sealed answer can be withdrawn until all have answered', async () => {
  const hall = await openHall();
  const [mika, jo] = [await guest(hall.address, 'Mika'), await guest(hall.address, 'Jo', 1)];
  const table = await openTable(mika, { game: 'envelopes', seats: ['me', 'open'] });
  await join(jo, table);
  await start(mika);
  await mika.until(() => isAsked(mika));
  await give(mika, [{ do: 'nod' }, { do: 'wait' }]);
  await give(mika, [{ do: 'play', place: 0 }]);
  expect(await give(mika, [{ do: 'play', place: 1 }])).toMatchObject({ is: 'refused', code: 'answered' });
  const withdraw = { do: 'withdraw', table, match: mika.match! } as const;
  expect(await mika.ask({ ...withdraw, move: randomMove() })).toMatchObject({ is: 'done' });
  expect(await mika.ask({ ...withdraw, move: randomMove() })).toMatchObject({ is: 'refused', code: 'nothing-to-undo' });
  expect(await give(mika, [{ do: 'play', place: 1 }])).toMatchObject({ is: 'done' });
});
