/**
 * Two nodes of one hall, each a process of its own, whose clocks on the wall differ by half a minute: what is decided by time is
 * decided by the database's, whichever node does it.
 */
import { join as pathTo } from 'node:path';
import { type Entry, fastRng, type LiveControl } from '@yamanote/kernel';
import { expect, onTestFinished, test } from 'vitest';
import type { NodeSettings } from './settings.ts';
import { bringUp, type Victim } from './testing/bring-up.ts';
import { sayAt } from './testing/chat.ts';
import { temporaryFolder } from './testing/hall.ts';
import { addHook, lookAway } from './testing/notices.ts';
import { give, giveBits, isAsked, join, openTable, someAnswer, start } from './testing/play.ts';
import { emptyDatabase, query } from './testing/postgres/database.ts';
import { openReceiver } from './testing/receiver.ts';
import { claimant, guest, type Visitor } from './testing/visitor.ts';

const SECOND = 1000;
const AHEAD = 30 * SECOND;
/** Less than the clocks differ by, and more than a loaded machine needs between two things that a test does. */
const DOUBT = AHEAD / 2;
const LIVE: LiveControl = { is: 'live', bank: 600, increment: 15, reaction: 30 };

interface House {
  store: string;
  /** The first one's clock is ahead. */
  nodes: [Victim, Victim];
  mika: Visitor;
  jo: Visitor;
}

/** Mika's page is at the node whose clock is ahead, Jo's at the other. */
async function openHouse(settings: Partial<NodeSettings> = {}): Promise<House> {
  const store = await emptyDatabase();
  const all = { store, key: pathTo(temporaryFolder(), 'hall.key'), ...settings };
  const nodes: House['nodes'] = [
    await bringUp(temporaryFolder(), 'none', all, AHEAD),
    await bringUp(temporaryFolder(), 'none', all),
  ];
  const [mika, jo] = [await guest(nodes[0].address, 'Mika'), await guest(nodes[1].address, 'Jo', 1)];
  for (const { disconnect } of [mika, jo]) onTestFinished(disconnect);
  return { store, nodes, mika, jo };
}

async function timeIn({ store }: House): Promise<number> {
  const [{ now }] = await query<{ now: string }>(store, 'select extract(epoch from clock_timestamp()) * 1000 as now');
  return Number(now);
}

async function logIn({ store }: House, match: string): Promise<Entry[]> {
  const sql = 'select payload from entries where match = $1 order by idx';
  return (await query<{ payload: string }>(store, sql, [match])).map(({ payload }) => JSON.parse(payload));
}

function expectAbout(time: number, wanted: number): void {
  expect(Math.abs(time - wanted)).toBeLessThan(DOUBT);
}

/** Whoever of them is asked answers at random; the others have heard of it then. */
async function answerOnce(pages: readonly Visitor[], rng: ReturnType<typeof fastRng>): Promise<void> {
  await Promise.race(pages.map((page) => page.until(() => isAsked(page))));
  const asked = pages.find(isAsked)!;
  const before = asked.sight!.next;
  await give(asked, [await someAnswer(asked, rng)]);
  for (const page of pages) await page.until(() => page.sight!.next > before);
}

test('clocks, deadlines and who is out of time are the same at both', async () => {
  const house = await openHouse();
  const { nodes, mika, jo } = house;
  const table = await openTable(mika, { seats: ['me', 'open'], options: { first: 0 }, timeControl: LIVE });
  await join(jo, table);
  const before = await timeIn(house);
  await start(mika);
  for (const page of [mika, jo]) await page.until(() => page.sight !== null);
  const rng = fastRng('two clocks');
  for (let i = 0; i < 12; i++) await answerOnce([mika, jo], rng);
  const after = await timeIn(house);
  for (const { at } of await logIn(house, mika.match!)) {
    expect(at).toBeGreaterThan(before - DOUBT);
    expect(at).toBeLessThan(after + DOUBT);
  }
  for (const page of [mika, jo]) {
    await page.watch(table);
    for (const clock of page.clocks!) expect(clock!.left).toBeGreaterThan((600 - 15) * SECOND);
  }

  // With fifteen seconds left nobody is out of time, be it the node with the clock ahead that looks.
  const asked = [mika, jo].find(isAsked)!;
  const [seat] = (asked.sight!.pending as { seats: number[] }).seats;
  await asked.watch(table);
  const { left } = asked.clocks![seat]!;
  await Promise.all(nodes.map((node) => node.pass(left - 20 * SECOND)));
  await answerOnce([mika, jo], rng);
  expect((await logIn(house, mika.match!)).some(isTimeOut)).toBe(false);

  // And then it is one of them that finds it, once.
  await Promise.all(nodes.map((node) => node.pass(700 * SECOND)));
  for (const page of [mika, jo]) await page.until(() => page.table!.seats.some(({ absence }) => absence === 'late'));
  for (const page of [mika, jo]) await page.until(() => page.showings.some(({ entry }) => isTimeOut(entry)));
  const log = await logIn(house, mika.match!);
  expect(log.filter(isTimeOut)).toHaveLength(1);
  expect(log.some((entry) => 'note' in entry && entry.note.is === 'gap')).toBe(false);
  for (const [i, { at }] of log.entries()) expect(at).toBeGreaterThanOrEqual(log[Math.max(0, i - 1)].at);
});

function isTimeOut(entry: object): boolean {
  return 'by' in entry && (entry.by as { is: string }).is === 'time-out';
}

test('of each decision once, and not before its time, whichever node finds that it is due', async () => {
  const noticeTimes = { soon: 60 * SECOND, left: 60 * SECOND, nudge: 0, pauses: [0, 0] };
  const house = await openHouse({ privateNotices: true, noticeTimes });
  const { nodes, mika, jo } = house;
  const receiver = await openReceiver();
  const table = await openTable(mika, { seats: ['me', 'open'], options: { first: 0 } });
  await join(jo, table);
  const secrets = [await addHook(mika, receiver), await addHook(jo, receiver)];
  for (const page of [mika, jo]) await lookAway(page);
  await start(mika);
  for (const page of [mika, jo]) await page.until(() => page.sight !== null);
  const rng = fastRng('notices');
  for (let told = 0; told < 4; told++) {
    // Half a minute before its time, and then at its time.
    for (const wait of [30, 40]) await Promise.all(nodes.map((node) => node.pass(wait * SECOND)));
    await receiver.until(secrets.length + told + 1);
    await answerOnce([mika, jo], rng);
  }
  expect(receiver.received).toHaveLength(secrets.length + 4);
  const log = await logIn(house, mika.match!);
  const answers = log.filter((entry) => 'by' in entry && entry.by.is === 'person');
  for (const [i, { headers }] of receiver.received.slice(secrets.length + 1).entries()) {
    // Asked by what came before the answer.
    const since = log[answers[i + 1].index - 1].at;
    expectAbout(Number(headers['yamanote-time']) * SECOND, since + 70 * SECOND);
  }
});

test('what is handed over, opened, said and shown later', async () => {
  const house = await openHouse();
  const { nodes, mika, jo } = house;
  const table = await openTable(mika, { seats: ['me', 'open'], options: { first: 0 } });
  await mika.ask({ do: 'configure', table, options: {}, delay: { minutes: 1 } });
  await join(jo, table);
  // Who is there is there for both.
  await mika.until(() => mika.table!.seats[1].online);
  await jo.until(() => jo.table!.seats[0].online);
  for (const page of [mika, jo]) {
    expect(await sayAt(page, table, `Hello from ${page.table!.seats.findIndex(({ you }) => you)}`)).toMatchObject({
      is: 'done',
    });
  }
  // Seals that are opened in time are, by both.
  await giveBits(mika, '1'.repeat(32));
  await giveBits(jo, '2'.repeat(32));
  await mika.until(() => mika.table!.seals.every((seal) => seal !== null));
  const { commitment } = mika.table!;
  await start(mika);
  for (const page of [mika, jo]) await page.until(() => page.sight !== null);
  expect(mika.table!.commitment).toBe(commitment);

  // A code is good for ten minutes at either.
  const codes = await Promise.all([mika, jo].map((page) => page.ask({ do: 'handover' })));
  const now = await timeIn(house);
  for (const { expires_at } of await query<{ expires_at: string }>(house.store, 'select expires_at from codes'))
    expectAbout(Number(expires_at), now + 600 * SECOND);
  await Promise.all(nodes.map((node) => node.pass(580 * SECOND)));
  for (const [i, code] of codes.entries()) {
    const phone = await claimant(nodes[1 - i].address, (code as { code: string }).code);
    onTestFinished(phone.disconnect);
    await phone.watch(table);
    expect(phone.table!.seats[i].you).toBe(true);
  }

  // What is seen a minute later is seen a minute later.
  const watchers = await Promise.all(nodes.map((node, i) => guest(node.address, `Sam ${i}`)));
  for (const { disconnect } of watchers) onTestFinished(disconnect);
  const rng = fastRng('later');
  await answerOnce([mika, jo], rng);
  const { next } = mika.sight!;
  for (const watcher of watchers) {
    await watcher.watch(table);
    expect(watcher.sight!.next).toBeLessThan(next);
  }
  await Promise.all(nodes.map((node) => node.pass(60 * SECOND)));
  for (const watcher of watchers) {
    await watcher.watch(table);
    expect(watcher.sight!.next).toBe(next);
  }
});
