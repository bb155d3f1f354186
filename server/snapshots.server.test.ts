import { fastRng, hashOf, headerOf, isRefusal, type Match, parseMatch, verify } from '@yamanote/kernel';
import { matchFileOf } from '@yamanote/protocol';
import { happen, hostOf, inputOf, openMatch, questionOf, type RunningMatch } from '@yamanote/running-match';
import { expect, test } from 'vitest';
import { append, loadMatch } from './matches/live-match.ts';
import { SNAPSHOT_EVERY } from './matches/snapshots.ts';
import { openDatabase } from './store/embedded/database.ts';
import { saveSnapshot } from './store/embedded/snapshots.ts';
import type { MatchRecord, Store } from './store/index.ts';
import { openHall, openTestStore, temporaryFolder } from './testing/hall.ts';
import { give, isAsked, isDone, openTable, playOn, someAnswer, start } from './testing/play.ts';
import { testRegistry } from './testing/registry.ts';
import { comeBack, guest, randomMove, visitor } from './testing/visitor.ts';

const { game } = await testRegistry['machi-koro']();

/** The store, and how many entries were read from it. */
async function countingStore(data: string): Promise<{ store: Store; read(): number }> {
  const store = await openTestStore(data);
  let read = 0;
  const log: Store['matches']['log'] = async (...given) => {
    const entries = await store.matches.log(...given);
    read += entries.length;
    return entries;
  };
  return { store: { ...store, matches: { ...store.matches, log } }, read: () => read };
}

async function load(store: Store, id: string, rules = game): Promise<{ match: RunningMatch; snapshotAt: number }> {
  const live = await loadMatch(store, rules, (await store.matches.find(id))!);
  if (isRefusal(live)) throw new Error(`refused: ${live.field} ${live.expected}`);
  return live;
}

/** The same match, with nothing taken from a snapshot. */
async function replayed(store: Store, id: string): Promise<RunningMatch> {
  const { header, seed } = (await store.matches.find(id))!;
  return openMatch(game, header!, seed, await store.matches.log(id)) as RunningMatch;
}

function standing({ course, questions, log: _ }: RunningMatch) {
  return { hash: hashOf(course.state), next: course.next, questions, free: course.played.length - course.free };
}

test('a long match goes on after a restart from its last snapshot, and nobody can tell', async () => {
  const hall = await openHall();
  const mika = await guest(hall.address, 'Mika');
  const seats = ['me', { bot: 'random' }, { bot: 'random' }, { bot: 'random' }] as const;
  const table = await openTable(mika, { seats: [...seats], options: { first: 0 } });
  await start(mika);
  await mika.until(() => isAsked(mika));
  const [firstMove, { question }] = [randomMove(), mika.sight!];
  const firstAck = await give(mika, [{ do: 'roll', dice: 1 }], firstMove);
  const rng = fastRng('long');
  // No match of four random players is shorter than two hundred entries.
  while (mika.sight!.next < 2.2 * SNAPSHOT_EVERY || !isAsked(mika)) {
    if (isAsked(mika)) await give(mika, [await someAnswer(mika, rng)]);
    await mika.until(() => isAsked(mika) || isDone(mika));
    if (isDone(mika)) throw new Error('a match too short for this test');
  }
  const id = mika.match!;
  await hall.close();

  const { store, read } = await countingStore(hall.data);
  const live = await load(store, id);
  expect(live.match.log.length).toBeLessThan(2 * SNAPSHOT_EVERY);
  expect(live.match.log[0]?.index ?? live.snapshotAt).toBe(live.snapshotAt);
  expect(live.snapshotAt).toBeGreaterThanOrEqual(SNAPSHOT_EVERY);
  expect(read()).toBe(live.match.log.length);
  expect(standing(live.match)).toEqual(standing(await replayed(store, id)));
  expect(questionOf(live.match, 0)).toBe(mika.sight!.question);
  expect(live.match.course.next).toBe(mika.sight!.next);
  await store.close();

  const again = await openHall({ data: hall.data });
  const back = await comeBack(again.address, mika);
  await back.watch(table);
  expect(back.showings).toEqual(mika.showings);
  expect(back.sight).toEqual(mika.sight);
  // Sent again long after: the snapshot has forgotten the move, the store has not.
  expect({ ...(await give(back, [{ do: 'roll', dice: 1 }], firstMove, question)), re: 0 }).toEqual({
    ...firstAck,
    re: 0,
  });
  const late = visitor(again.address);
  await late.connect();
  await late.ask({ do: 'watch', table, match: id, next: 5 });
  expect(late.showings.map(({ entry }) => entry.index)).toEqual(mika.showings.slice(5).map(({ entry }) => entry.index));
  await playOn(back, 'to the end');
  await back.until(() => back.table!.stage === 'over');
  await again.close();

  const last = await openHall({ data: hall.data });
  const file = await fetch(last.address + matchFileOf(table, id));
  const match = parseMatch(await file.json()) as Match;
  expect(verify(game, match)).toMatchObject({ ok: true, differs: null });
  expect(match.log.map(({ index }) => index)).toEqual(back.showings.map(({ entry }) => entry.index));
});

/** A match of two people who build nothing: as long as one likes. */
async function passing(store: Store, id: string, entries: number): Promise<void> {
  const seed = 'ab'.repeat(32);
  const seats = [0, 1].map((i) => ({ name: `Seat ${i}`, salt: '5a'.repeat(16), player: 'person', bits: null }));
  const options = { first: 0 };
  const header = headerOf({
    game: game.id,
    version: game.version,
    options,
    seats,
    position: null,
    seed,
  });
  const match = {
    id: `${id}-1`,
    table: id,
    round: 1,
    seed,
    seals: null,
    voids: [],
    header: null,
    stage: 'waiting',
    winners: null,
    agreedEnd: false,
    stopped: null,
  } satisfies MatchRecord;
  const table = {
    id,
    revision: 0,
    game: game.id,
    options,
    public: false,
    language: null,
    hints: null,
    timeControl: null,
    absence: null,
    delay: 'none',
    autoStart: false,
    host: null,
    round: 1,
    stage: 'running',
    seats: [],
    proposal: null,
    touchedAt: 0,
  } as const;
  await store.tables.create({ ...table, seats: [] }, match);
  const begun = { match: match.id, header: header as never, entries: [], asked: [] };
  await store.tables.change({ ...table, seats: [] }, { begun });
  const { match: running, snapshotAt } = await load(store, match.id);
  const people = running.header.seats.map(() => ({ bot: null, orders: null }));
  const host = hostOf(running, { opens: () => null, seats: people, pause: null, allowsHints: false });
  const live = { id: match.id, at: table.id, host, gaps: [], snapshotAt };
  for (let move = 0; running.course.next < entries; move++) {
    const seat = (move >> 1) % 2;
    const answers = [move % 2 === 0 ? { do: 'roll', dice: 1 } : { do: 'pass' }];
    const input = inputOf(seat, { do: 'answer', question: questionOf(running, seat), answers }, 0);
    const [effect] = happen(host, { is: 'input', input });
    if (effect.is !== 'store') throw new Error(JSON.stringify(effect));
    expect(
      await append(store, live, { revision: 1, turn: 'nobody', noticeBy: null }, { id: `${move}`, hash: '' }, effect),
    ).toMatchObject({ is: 'stored' });
    happen(host, { is: 'stored', at: 0 });
  }
}

test('a snapshot that is damaged, incomplete or of other rules is as good as none', async () => {
  const folder = temporaryFolder();
  const store = await openTestStore(folder);
  await passing(store, 'm', 300);
  const file = openDatabase(folder);
  const { next, payload } = (await store.matches.snapshot('m-1'))!;
  expect(file.rows('select match from snapshots', [])).toHaveLength(1);
  const whole = standing(await replayed(store, 'm-1'));
  const loadWith = async (spoilt: string, at = next) => {
    saveSnapshot(file, 'm-1', { next: at, payload: spoilt });
    const { match, snapshotAt } = await load(store, 'm-1');
    expect(standing(match)).toEqual(whole);
    return snapshotAt;
  };
  expect(await loadWith(payload)).toBe(next);
  const poorer = payload.replace(/"coins":\[\d+/, '"coins":[0');
  expect(poorer).not.toBe(payload);
  for (const spoilt of ['', '{', 'null', '{}', '[]', payload.slice(0, -9), poorer])
    expect(await loadWith(spoilt)).toBe(0);
  expect(await loadWith(payload, next - 1)).toBe(0);
  // Rules that keep something more in their states, and such that behave otherwise.
  saveSnapshot(file, 'm-1', { next, payload });
  const setup: typeof game.setup = (...given) => ({ ...game.setup(...given), weather: 'fine' });
  expect((await load(store, 'm-1', { ...game, setup })).snapshotAt).toBe(0);
  const newer = { ...game, version: game.version + 1 };
  expect(await loadMatch(store, newer, (await store.matches.find('m-1'))!)).toMatchObject({ field: 'version' });
  file.close();
  await store.close();
});

test('a match of any length is loaded from a few entries (times are printed, not judged)', async () => {
  const { store, read } = await countingStore(temporaryFolder());
  await passing(store, 'm', 3000);
  const timed = async (work: () => Promise<unknown>) => {
    const begin = performance.now();
    await work();
    return `${(performance.now() - begin).toFixed(1)} ms`;
  };
  const before = read();
  const quick = await timed(() => load(store, 'm-1'));
  expect(read() - before).toBeLessThan(2 * SNAPSHOT_EVERY);
  const slow = await timed(() => replayed(store, 'm-1'));
  console.log(`3000 entries: ${quick} from the snapshot, ${slow} from the start`);
  await store.close();
});
