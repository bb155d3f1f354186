import { fastRng } from '@yamanote/kernel';
import { CLAIM, GUEST, ME, matchFileOf } from '@yamanote/protocol';
import { expect, test } from 'vitest';
import { findLeaks, type Leak, readsOf } from './testing/audit.ts';
import { openHall, type TestHall } from './testing/hall.ts';
import { give, isAsked, isDone, join, openTable, seatOfVisitor, someAnswer, start } from './testing/play.ts';
import { guest, randomMove, type Visitor, visitor } from './testing/visitor.ts';

/** Everybody who could read something: two persons, a bot between them, a guest and a stranger who watch. */
interface Party {
  hall: TestHall;
  table: string;
  players: [Visitor, Visitor];
  watchers: [Visitor, Visitor];
  /** What came over HTTP, as text. */
  bodies: string[];
}

async function gather(game: string): Promise<Party> {
  const hall = await openHall();
  const [mika, jo, sam] = [
    await guest(hall.address, 'Mika'),
    await guest(hall.address, 'Jo'),
    await guest(hall.address, 'Sam'),
  ];
  const stranger = visitor(hall.address);
  await stranger.connect();
  const table = await openTable(mika, { game, seats: ['me', { bot: 'random' }, 'open'], public: true });
  await join(jo, table);
  for (const watcher of [sam, stranger]) {
    await watcher.ask({ do: 'lobby', on: true });
    await watcher.watch(table);
  }
  return { hall, table, players: [mika, jo], watchers: [sam, stranger], bodies: [] };
}

/** What is not an answer to the question: mistakes, undo, withdrawal, coming back, asking for the file. */
async function disturb({ hall, table, players, watchers, bodies }: Party, visitor: Visitor): Promise<void> {
  for (const answer of [{ do: 'play', place: 9 }, { do: 'peek', seat: 1, place: 9 }, { do: 'nod' }, null]) {
    for (const somebody of players) if (somebody !== visitor || answer?.do !== 'nod') await give(somebody, [answer]);
  }
  for (const one of [...players, ...watchers]) {
    const match = one.match!;
    await one.ask({ do: 'undo', table, match, move: randomMove(), to: null });
    await one.ask({ do: 'withdraw', table, match, move: randomMove() });
    await one.ask({ do: 'answer', table, match, move: randomMove(), question: 0, answers: [{ do: 'wait' }] });
    one.disconnect();
    await one.connect();
    await one.ask({ do: 'watch', table, match: null, next: 0 });
  }
  for (const path of [matchFileOf(table, visitor.match!), ME, `/api/tables/${table}`]) {
    bodies.push(await (await fetch(hall.address + path, { headers: { cookie: visitor.cookie } })).text());
  }
  for (const path of [GUEST, CLAIM])
    bodies.push(await (await visitor.post(path, { name: 7, code: 'none-such' })).text());
}

/** A whole match with every disturbance; what was found that somebody may not know. */
async function playAndAudit(game: string): Promise<{ leaks: Leak[]; frames: number }> {
  const party = await gather(game);
  const { hall, players, watchers, bodies } = party;
  const rng = fastRng(game);
  await start(players[0]);
  await Promise.all([...players, ...watchers].map((one) => one.until(() => one.sight !== null)));
  // Each takes answers back, so there must be an end to them.
  let disturbances = 12;
  while (!players.some(isDone)) {
    await Promise.race(players.map((one) => one.until(() => isAsked(one) || isDone(one))));
    for (const one of players) {
      if (!isAsked(one)) continue;
      if (disturbances-- > 0) await disturb(party, one);
      await one.until(() => isAsked(one));
      await give(one, [await someAnswer(one, rng)]);
    }
  }
  await Promise.all([...players, ...watchers].map((one) => one.until(() => isDone(one))));
  const reads = [
    ...players.flatMap((one) => readsOf(one, seatOfVisitor(one))),
    ...watchers.flatMap((one) => readsOf(one, 'public')),
    ...bodies.map((text) => ({ viewer: 'public' as const, next: 0, text })),
  ];
  return { leaks: findLeaks(hall.data, players[0].match!, reads, hall.logLines), frames: reads.length };
}

test('nothing that reaches anybody tells what they may not know', async () => {
  const { leaks, frames } = await playAndAudit('envelopes');
  console.log(`${frames} frames, replies and log lines searched, ${leaks.length} leaks`);
  expect(leaks).toEqual([]);
  expect(frames).toBeGreaterThan(500);
});

test.each(['leaky-event', 'leaky-entry', 'leaky-view'])('a planted leak is found: %s', async (game) => {
  const { leaks } = await playAndAudit(game);
  expect(leaks.length).toBeGreaterThan(0);
});

test('planted secrets of the hall itself are found', async () => {
  const { hall, players, table } = await gather('envelopes');
  await start(players[0]);
  await players[0].until(() => isAsked(players[0]));
  const id = players[0].cookie.slice('yamanote='.length).split('.')[0];
  const planted = [{ at: '', level: 'info', event: 'planted', guest: id }];
  expect(findLeaks(hall.data, `${table}-1`, [], planted)).toMatchObject([{ found: id }]);
  expect(findLeaks(hall.data, `${table}-1`, [], [])).toEqual([]);
});
