/**
 * Processes of a hall that really stand still, for longer than what is left on a clock, or are killed: what the clocks show before
 * and after. Nobody loses time in which nobody served, and nothing is spared where another node did.
 */

import { join as pathTo } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Entry, fastRng, type LiveControl } from '@yamanote/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { bringUp, type Victim } from './testing/bring-up.ts';
import { openTestStore, temporaryFolder } from './testing/hall.ts';
import { give, isAsked, join, openTable, someAnswer, start } from './testing/play.ts';
import { emptyDatabase, query } from './testing/postgres/database.ts';
import { comeBack, guest, type Visitor } from './testing/visitor.ts';

const SECOND = 1000;
const LIVE: LiveControl = { is: 'live', bank: 600, increment: 30, reaction: 30 };
/** What is left when the hall stands still … */
const LEFT = 15 * SECOND;
/** … for longer than that; or for longer than nobody may say that they serve. */
const LONG = LEFT + SECOND;
const SHORT = 4 * SECOND;
const SETTINGS = { awayAfter: LEFT };

interface Match {
  mika: Visitor;
  jo: Visitor;
  table: string;
}

/** Mika at the first of the nodes and Jo at the last have begun a match, and Mika is asked. */
async function begun(nodes: readonly Victim[]): Promise<Match> {
  const [mika, jo] = [await guest(nodes[0].address, 'Mika'), await guest(nodes.at(-1)!.address, 'Jo', 1)];
  for (const { disconnect } of [mika, jo]) onTestFinished(disconnect);
  const table = await openTable(mika, { seats: ['me', 'open'], options: { first: 0 }, timeControl: LIVE });
  await join(jo, table);
  await start(mika);
  await Promise.all([mika.until(() => isAsked(mika)), jo.until(() => jo.sight !== null)]);
  return { mika, jo, table };
}

/** What is left for Mika as a page shows it, and when that was, at the earliest and at the latest. */
async function clockAt(page: Visitor, table: string) {
  const asked = performance.now();
  await page.watch(table);
  return { left: page.clocks![0]!.left, asked, heard: performance.now() };
}

type Shown = Awaited<ReturnType<typeof clockAt>>;

/** Not more than the time in which somebody served. */
function expectSpared(before: Shown, after: Shown, stood: number): void {
  expect(before.left - after.left).toBeLessThanOrEqual(Math.ceil(after.heard - before.asked - stood) + 1);
}

/** All the time that went by. */
function expectPaid(before: Shown, after: Shown): void {
  expect(before.left - after.left).toBeGreaterThanOrEqual(Math.floor(after.asked - before.heard) - 1);
}

/** They stand still for so long, in the middle of whatever they do; how long it was at least. */
async function stopAll(nodes: readonly Victim[], time: number): Promise<number> {
  for (const { process } of nodes) process.kill('SIGSTOP');
  const begin = performance.now();
  await pause(time);
  const stood = performance.now() - begin;
  for (const { process } of nodes) process.kill('SIGCONT');
  return stood;
}

/**
 * With less time left than they stand still: then there is still time to answer. And who had just gone has not been away for
 * long.
 */
async function outlastsClock({ mika, jo, table }: Match, nodes: readonly Victim[]): Promise<void> {
  const leaving = await backAt(nodes.at(-1)!, jo);
  await leaving.watch(table);
  await mika.until(() => mika.table!.seats[1].online);
  for (const page of [jo, leaving]) page.disconnect();
  await mika.until(() => !mika.table!.seats[1].online);
  const { left } = await clockAt(mika, table);
  await Promise.all(nodes.map((node) => node.pass(left - LEFT)));
  const before = await clockAt(mika, table);
  const stood = await stopAll(nodes, LONG);
  expect(stood).toBeGreaterThan(before.left);
  expect(await mika.ask({ do: 'seat-code', table, seat: 1 })).toMatchObject({ code: 'seat-taken' });
  // Pages are shown the clocks anew, as they have let them run on.
  await mika.next((reply) => reply.is === 'news' && reply.clocks !== undefined);
  const after = await clockAt(mika, table);
  expectSpared(before, after, stood);
  expect(after.left).toBeGreaterThan(0);
  expect(await give(mika, [await someAnswer(mika, fastRng('in time'))])).toMatchObject({ is: 'done' });
}

/** Nobody serves for a while; how long that was at least, and who does then. */
async function killed(node: Victim, open: () => Promise<Victim>): Promise<{ stood: number; hall: Victim }> {
  node.process.kill('SIGKILL');
  const begin = performance.now();
  await pause(SHORT);
  const stood = performance.now() - begin;
  return { stood, hall: await open() };
}

/** Whoever comes to another node, or to the next run, with their page as it was. */
async function backAt({ address }: Victim, page: Visitor): Promise<Visitor> {
  const back = await comeBack(address, page);
  onTestFinished(back.disconnect);
  return back;
}

function gapsIn(log: readonly Entry[]) {
  return log.flatMap((entry) => ('note' in entry && entry.note.is === 'gap' ? entry.note : []));
}

function isTimeOut(entry: Entry): boolean {
  return 'by' in entry && entry.by.is === 'time-out';
}

async function logOf({ mika }: Match, store: { folder: string } | { url: string }): Promise<Entry[]> {
  if ('url' in store) {
    const sql = 'select payload from entries where match = $1 order by idx';
    return (await query<{ payload: string }>(store.url, sql, [mika.match])).map(({ payload }) => JSON.parse(payload));
  }
  const file = await openTestStore(store.folder);
  const log = await file.matches.log(mika.match!);
  await file.close();
  return log;
}

test('a hall on one file that is killed, and one that stands still, takes nobody’s time', async () => {
  const folder = temporaryFolder();
  const open = () => bringUp(folder, 'none', SETTINGS);
  const first = await open();
  const match = await begun([first]);
  const before = await clockAt(match.mika, match.table);
  const { stood, hall } = await killed(first, open);
  match.mika = await backAt(hall, match.mika);
  expectSpared(before, await clockAt(match.mika, match.table), stood);

  await outlastsClock(match, [hall]);
  hall.process.kill('SIGKILL');
  const log = await logOf(match, { folder });
  expect(log.some(isTimeOut)).toBe(false);
  expect(gapsIn(log)).toHaveLength(2);
});

test('of several nodes one that stands still or is killed spares nobody time, and all of them do', async () => {
  const store = await emptyDatabase();
  const key = pathTo(temporaryFolder(), 'hall.key');
  // One of them takes it for half a minute later than it is.
  const open = (ahead: number) => bringUp(temporaryFolder(), 'none', { ...SETTINGS, store, key }, ahead);
  const [one, other] = [await open(30 * SECOND), await open(0)];
  const match = await begun([one, other]);
  const { mika, table } = match;

  // One stands still, and its people come to the other.
  let before = await clockAt(mika, table);
  one.process.kill('SIGSTOP');
  await pause(SHORT);
  let here = await backAt(other, mika);
  let after = await clockAt(here, table);
  expectPaid(before, after);
  expectSpared(before, after, 0);
  expect(await give(here, [{ do: 'roll', dice: 1 }])).toMatchObject({ is: 'done' });
  one.process.kill('SIGCONT');
  // A page that is still there sees what has happened elsewhere, and the same clocks.
  await mika.until(() => mika.sight!.next >= here.sight!.next);
  [before, after] = [await clockAt(here, table), await clockAt(mika, table)];
  expectPaid(before, after);
  expectSpared(before, after, 0);

  // One is killed.
  one.process.kill('SIGKILL');
  await mika.until(() => mika.closed !== null);
  await pause(SHORT);
  after = await clockAt(here, table);
  expectPaid(before, after);
  expectSpared(before, after, 0);
  expect(gapsIn(await logOf(match, { url: store }))).toEqual([]);

  // And then the last.
  before = after;
  const { stood, hall } = await killed(other, () => open(30 * SECOND));
  here = await backAt(hall, here);
  expectSpared(before, await clockAt(here, table), stood);

  const last = await open(0);
  await outlastsClock({ ...match, mika: here }, [hall, last]);
  const log = await logOf(match, { url: store });
  expect(log.some(isTimeOut)).toBe(false);
  expect(gapsIn(log)).toHaveLength(2);
});
