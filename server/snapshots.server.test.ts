import {
  commitmentTo,
  fastRng,
  hashOf,
  isRefusal,
  MATCH_FORMAT,
  type Match,
  parseMatch,
  verify,
} from '@yamanote/kernel';
import { matchFileOf } from '@yamanote/protocol';
import { openTable as openWhole, questionOf, type Table } from '@yamanote/table';
import { expect, test } from 'vitest';
import { type LiveMatch, loadMatch, play } from './matches/live-match.ts';
import { SNAPSHOT_EVERY } from './matches/snapshots.ts';
import {
  addMatch,
  findMatch,
  findSnapshot,
  openStore,
  readLog,
  type Store,
  saveSnapshot,
  startMatch,
} from './store/index.ts';
import { openHall, temporaryFolder } from './testing/hall.ts';
import { give, isAsked, isDone, openTable, playOn, someAnswer, start } from './testing/play.ts';
import { testRegistry } from './testing/registry.ts';
import { guest, randomMove, type Visitor, visitor } from './testing/visitor.ts';

const { game } = await testRegistry['machi-koro']();

/** The store, and how many rows were read from it. */
function countingStore(data: string): { store: Store; read(): number } {
  const store = openStore(data);
  const { rows } = store.database;
  let read = 0;
  store.database.rows = <Row>(...given: Parameters<typeof rows>) => {
    const found = rows<Row>(...given);
    read += found.length;
    return found;
  };
  return { store, read: () => read };
}

function load(store: Store, id: string, rules = game): LiveMatch {
  const live = loadMatch(store, rules, findMatch(store.database, id)!);
  if (isRefusal(live)) throw new Error(`refused: ${live.field} ${live.expected}`);
  return live;
}

/** The same match, with nothing taken from a snapshot. */
function replayed(store: Store, id: string): Table {
  const { header, seed } = findMatch(store.database, id)!;
  return openWhole(game, header!, seed, readLog(store.database, id)) as Table;
}

function standing({ course, questions, log: _ }: Table) {
  return { hash: hashOf(course.state), next: course.next, questions, free: course.played.length - course.free };
}

async function comeBack(address: string, cookie: string, table: string): Promise<Visitor> {
  const back = visitor(address);
  back.cookie = cookie;
  await back.connect();
  await back.watch(table);
  return back;
}

test('a long match goes on after a restart from its last snapshot, and nobody can tell', async () => {
  const hall = await openHall();
  const mika = await guest(hall.address, 'Mika');
  const seats = ['me', { bot: 'random' }, { bot: 'random' }, { bot: 'random' }] as const;
  const table = await openTable(mika, { seats: [...seats], options: { first: 0 } });
  await start(mika);
  await mika.until(() => isAsked(mika));
  const firstMove = randomMove();
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

  const { store, read } = countingStore(hall.data);
  const live = load(store, id);
  expect(live.table.log.length).toBeLessThan(2 * SNAPSHOT_EVERY);
  expect(live.table.log[0]?.index ?? live.snapshotAt).toBe(live.snapshotAt);
  expect(live.snapshotAt).toBeGreaterThanOrEqual(SNAPSHOT_EVERY);
  // The match, its snapshot, and the tail.
  expect(read()).toBe(2 + live.table.log.length);
  expect(standing(live.table)).toEqual(standing(replayed(store, id)));
  expect(questionOf(live.table, 0)).toBe(mika.sight!.question);
  expect(live.table.course.next).toBe(mika.sight!.next);
  store.close();

  const again = await openHall({ data: hall.data });
  const back = await comeBack(again.address, mika.cookie, table);
  expect(back.showings).toEqual(mika.showings);
  expect(back.sight).toEqual(mika.sight);
  // Sent again long after: the snapshot has forgotten the move, the store has not.
  expect({ ...(await give(back, ['anything'], firstMove)), re: 0 }).toEqual({ ...firstAck, re: 0 });
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
  const seats = [0, 1].map((i) => ({ name: `Seat ${i}`, player: 'person', bits: null }));
  const commitment = commitmentTo(seed);
  const options = { first: 0 };
  const header = {
    format: MATCH_FORMAT,
    game: game.id,
    version: game.version,
    options,
    seats,
    position: null,
    commitment,
  };
  await store.write((database) => {
    addMatch(database, { id, table: 'table', round: 1, seed, header: null, stage: 'waiting', winners: null });
    startMatch(database, id, header as never);
  });
  const live = load(store, id);
  for (let move = 0; live.table.course.next < entries; move++) {
    const seat = (move >> 1) % 2;
    const question = questionOf(live.table, seat);
    const answers = [move % 2 === 0 ? { do: 'roll', dice: 1 } : { do: 'pass' }];
    const by = { is: 'person' } as const;
    const played = await play(store, live, `${move}`, {
      is: 'answers',
      seat,
      question,
      answers,
      by,
      at: 0,
      clock: null,
    });
    if (isRefusal(played)) throw new Error(`refused: ${played.field} ${played.expected}`);
  }
}

test('a snapshot that is damaged, incomplete or of other rules is as good as none', async () => {
  const store = openStore(temporaryFolder());
  await passing(store, 'm', 300);
  const { next, payload } = findSnapshot(store.database, 'm')!;
  expect(store.database.rows('select * from snapshots', [])).toHaveLength(1);
  const whole = standing(replayed(store, 'm'));
  const loadWith = (spoilt: string, at = next) => {
    saveSnapshot(store.database, 'm', { next: at, payload: spoilt });
    const { table, snapshotAt } = load(store, 'm');
    expect(standing(table)).toEqual(whole);
    return snapshotAt;
  };
  expect(loadWith(payload)).toBe(next);
  const poorer = payload.replace(/"coins":\[\d+/, '"coins":[0');
  expect(poorer).not.toBe(payload);
  for (const spoilt of ['', '{', 'null', '{}', '[]', payload.slice(0, -9), poorer]) expect(loadWith(spoilt)).toBe(0);
  expect(loadWith(payload, next - 1)).toBe(0);
  // Rules that keep something more in their states, and such that behave otherwise.
  saveSnapshot(store.database, 'm', { next, payload });
  const setup: typeof game.setup = (...given) => ({ ...game.setup(...given), weather: 'fine' });
  expect(load(store, 'm', { ...game, setup }).snapshotAt).toBe(0);
  const newer = { ...game, version: game.version + 1 };
  expect(loadMatch(store, newer, findMatch(store.database, 'm')!)).toMatchObject({ field: 'version' });
  store.close();
});

test('a match of any length is loaded from a few entries (times are printed, not judged)', async () => {
  const { store, read } = countingStore(temporaryFolder());
  await passing(store, 'm', 3000);
  const timed = (work: () => void) => {
    const begin = performance.now();
    work();
    return `${(performance.now() - begin).toFixed(1)} ms`;
  };
  const before = read();
  const quick = timed(() => load(store, 'm'));
  expect(read() - before).toBeLessThan(2 + 2 * SNAPSHOT_EVERY);
  const slow = timed(() => replayed(store, 'm'));
  console.log(`3000 entries: ${quick} from the snapshot, ${slow} from the start`);
  store.close();
});
