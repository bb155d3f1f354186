/** The chat of a table in a node's memory, while somebody listens there, and how it is told. For tasks in the table's queue. */
import type { Hall } from '../../hall.ts';
import { CHAT } from '../../limits.ts';
import type { StoredLine, Talk } from '../../store/index.ts';
import { lookerOf, send, type Watcher } from '../../watcher.ts';
import { isLate, isPresent, type OpenTable } from '../open-table.ts';
import { actingHost } from '../seats.ts';
import { type Around, lineFor, mayRead, standingOf } from './standing.ts';

/** A page listens from now on: it is told everything that it may read. */
export async function listen(hall: Hall, table: OpenTable, page: Watcher): Promise<void> {
  table.listeners.set(page, '');
  await refreshTalk(hall, table);
}

export function stopListening(table: OpenTable, page: Watcher): void {
  table.listeners.delete(page);
  if (table.listeners.size === 0) table.talk = null;
}

/** What was said since it was last looked, and who does not hear whom now. */
export async function refreshTalk(hall: Hall, table: OpenTable): Promise<void> {
  if (table.listeners.size === 0) return;
  const before = table.talk;
  // Whoever has come may have words for somebody who ignores them, and whoever is new has all to read.
  const found = await readTalk(hall, table, before?.last ?? 0);
  if (table.listeners.size === 0) return;
  table.talk = { ...found, lines: kept([...(before?.lines ?? []), ...found.lines]) };
  tellTalk(hall, table, before === null ? [] : found.lines);
}

/** The table itself is not as it was: whoever may read more or less now, or other names, is told anew. */
export function retellTalk(hall: Hall, table: OpenTable): void {
  if (table.talk !== null) tellTalk(hall, table, []);
}

export function readTalk(hall: Hall, { record, listeners }: OpenTable, after: number, guests: readonly string[] = []) {
  const listening = [...listeners.keys()].flatMap((page) => lookerOf(page) ?? []);
  return hall.store.chat.find(record.id, after, [...new Set([...listening, ...guests])]);
}

export function around(hall: Hall, table: OpenTable, talk: Talk): Around {
  const { record, match } = table;
  const hides = hall.rooms.of(record.game, match.header)?.game.open !== true;
  return { record, talk, hides, host: actingHost(record, (guest) => isPresent(table, guest)) };
}

function tellTalk(hall: Hall, table: OpenTable, fresh: readonly StoredLine[]): void {
  const talk = table.talk as Talk;
  const now = around(hall, table, talk);
  const seated = table.record.seats.map(({ guest }) => guest);
  for (const [page, told] of table.listeners) {
    const guest = lookerOf(page);
    const standing = standingOf(now, guest);
    const isBehind = isLate(table, page);
    const key = JSON.stringify([standing, isBehind ? null : seated, talk.ignored.filter((one) => one.guest === guest)]);
    const anew = key !== told;
    table.listeners.set(page, key);
    const lines = (anew ? talk.lines : fresh)
      .filter((line) => mayRead(line, standing, talk, guest))
      .map((line) => lineFor(now, line, guest, isBehind));
    if (anew || lines.length > 0) send(page, { is: 'chat', table: table.record.id, anew, ...standing, lines });
  }
}

/** Of each room the last lines, as the store keeps them; a reaction is over once it was told. */
function kept(lines: readonly StoredLine[]): StoredLine[] {
  const left = { players: CHAT.lines, watchers: CHAT.lines };
  const newestFirst = lines.filter(({ said }) => said.is !== 'reaction').toReversed();
  return newestFirst.filter(({ room }) => left[room]-- > 0).toReversed();
}
