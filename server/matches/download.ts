import { isRefusal, type Match } from '@yamanote/kernel';
import { isOver, matchOf } from '@yamanote/table';
import type { Hall } from '../hall.ts';
import { type HallRefusal, hallRefusal } from '../refusals.ts';
import { findMatch, findTable, readLog } from '../store/index.ts';
import { loadMatch } from './live-match.ts';

/** A finished match as the text of a file that anybody can verify; a running one would tell everything. */
export function matchFile(hall: Hall, table: string, id: string): string | HallRefusal {
  const { database } = hall.store;
  const record = findMatch(database, id);
  if (record === null || record.table !== table) return hallRefusal('unknown-match');
  if (record.header === null) return hallRefusal('not-over');
  const room = hall.rooms.of(findTable(database, table)?.game ?? '', record.header);
  if (room === undefined) return hallRefusal('frozen', 'version', 'rules of this hall');
  const live = loadMatch(hall.store, room.game, record);
  if (isRefusal(live)) return hallRefusal('frozen', live.field, live.expected);
  if (!isOver(live.table)) return hallRefusal('not-over');
  const match: Match = matchOf(live.table, readLog(database, id));
  return `${JSON.stringify(match)}\n`;
}
