import type { Hall } from '../hall.ts';
import { type HallRefusal, hallRefusal, isHallRefusal } from '../refusals.ts';
import type { PlayerRecord, TableBesides, TableRecord } from '../store/index.ts';
import { tellTable } from './broadcast.ts';
import { noticeBy } from './notice-by.ts';
import { isBotAsked, NOT_EVEN_BEGUN, type OpenTable, storedPart } from './open-table.ts';
import { turnOf } from './turn-of.ts';

/** Stores what a change makes of the record, and what goes with it, and tells everybody; for tasks in the table's queue. */
export async function change(
  hall: Hall,
  table: OpenTable,
  changed: TableRecord | HallRefusal,
  besides: TableBesides = {},
): Promise<HallRefusal | null> {
  if (isHallRefusal(changed)) return changed;
  const refusal = await keep(hall, table, { ...changed, touchedAt: hall.now() }, besides);
  tellTable(hall, table);
  return refusal;
}

/** The same without a word to anybody. */
export async function keep(
  hall: Hall,
  table: OpenTable,
  record: TableRecord,
  besides: TableBesides,
): Promise<HallRefusal | null> {
  const { begun } = besides;
  const stored = await hall.store.tables.change(record, {
    ...midMatch(hall, table, record),
    noticeBy: noticeBy(hall, table, begun?.asked ?? table.asked, record),
    ...besides,
  });
  if (stored.is === 'behind') {
    await reread(hall, table);
    return behind();
  }
  const isOthers = record.seats.some(
    ({ guest }) => guest !== null && table.record.seats.every((one) => one.guest !== guest),
  );
  table.record = { ...record, revision: stored.revision };
  table.drives = stored.drives;
  if (besides.startsAt !== undefined) table.startsAt = besides.startsAt;
  if (isOthers) await learnReach(hall, table);
  await meet(hall, table);
  return null;
}

/** Who has sat down may want to be told, also of what is asked there already, or the table tells of everybody. */
async function learnReach(hall: Hall, table: OpenTable): Promise<void> {
  const { id } = table.record;
  table.reach = await hall.store.notices.reach(id);
  const by = noticeBy(hall, table, table.asked);
  if (by !== null) await hall.store.jobs.by(id, 'notice', by);
}

/** Others have changed the table meanwhile: whoever asked may ask again, by the table as it is now. */
function behind(): HallRefusal {
  return hallRefusal('stale', 'table', 'the table as it is now');
}

export function isBehind(outcome: unknown): boolean {
  return isHallRefusal(outcome) && outcome.refused === 'stale' && outcome.field === 'table';
}

/** So often others may come first before somebody is told to try again. */
const MOST_TRIES = 4;

/** What was judged by a table that others have changed meanwhile is judged anew, by the table as it is now. */
export async function upToDate<T>(task: () => Promise<T> | T): Promise<T> {
  for (let tried = 1; ; tried++) {
    const outcome = await task();
    if (!isBehind(outcome) || tried === MOST_TRIES) return outcome;
  }
}

/** In the middle of a match: who plays from now on, where that changes, and who sees to the bots. */
function midMatch(hall: Hall, { record: before, match, asked }: OpenTable, record: TableRecord): TableBesides {
  const { stage, seats } = record;
  if (before.stage !== 'running' || stage !== 'running') return {};
  const players = seats.flatMap(({ guest, bot }, seat): Omit<PlayerRecord, 'since'>[] =>
    guest === before.seats[seat].guest && bot === before.seats[seat].bot ? [] : [{ seat, guest, bot }],
  );
  return {
    ...(players.length === 0 ? {} : { players: { match: match.id, players } }),
    ...(isBotAsked({ record, asked }) ? { turn: turnOf(hall, true) } : {}),
  };
}

/** The table as the store has it, where others may have changed it. */
export async function reread(hall: Hall, table: OpenTable): Promise<void> {
  const found = await hall.store.tables.find(table.record.id);
  if (found === null) return;
  const { match } = table;
  Object.assign(table, storedPart(found));
  const isAnother = match.id !== found.match.id;
  if (isAnother) Object.assign(table, { live: null, shown: null });
  // It has begun on another node: the pages here have seen nothing of it.
  if (found.match.header !== null && (isAnother || match.header === null)) table.shown = NOT_EVEN_BEGUN;
  await meet(hall, table);
}

/** Learns the names of those who have sat down. */
async function meet({ store }: Hall, { record, people }: OpenTable): Promise<void> {
  const unknown = record.seats.flatMap(({ guest }) => (guest === null || people.has(guest) ? [] : guest));
  if (unknown.length === 0) return;
  for (const one of await store.people.find(unknown)) people.set(one.id, one);
}
