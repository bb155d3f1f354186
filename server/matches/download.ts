import { isRefusal, lastHashOf, type Match } from '@yamanote/kernel';
import { isOver, matchOf } from '@yamanote/running-match';
import type { Hall } from '../hall.ts';
import { type HallRefusal, hallRefusal } from '../refusals.ts';
import { loadMatch } from './live-match.ts';

/** A finished match as the text of a file that anybody can verify; a running one would tell everything. */
export async function matchFile(
  { store, rooms, keys }: Hall,
  table: string,
  id: string,
): Promise<string | HallRefusal> {
  const record = await store.matches.find(id);
  if (record === null || record.table !== table) return hallRefusal('unknown-match');
  if (record.header === null || record.stage !== 'over') return hallRefusal('not-over');
  const { game, version } = record.header;
  const room = rooms.of(game, record.header);
  if (room === undefined) {
    return hallRefusal(rooms.isElsewhere(game, version) ? 'elsewhere' : 'frozen', 'version', 'rules of this node');
  }
  const loaded = await loadMatch(store, room.game, record);
  if (isRefusal(loaded)) return hallRefusal('frozen', loaded.field, loaded.expected);
  if (!isOver(loaded.match)) return hallRefusal('not-over');
  const match: Match = matchOf(loaded.match, await store.matches.log(id));
  const signed = match.format === 'yamanote-match-2' ? { ...match, signed: keys.sign(lastHashOf(match)) } : match;
  return `${JSON.stringify(signed)}\n`;
}
