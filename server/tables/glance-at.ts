/** Where the match of a table stands, in its game's own values. */
import type { Glance } from '@yamanote/games/room';
import { viewOf } from '@yamanote/kernel';
import type { Hall } from '../hall.ts';
import { placeOf } from '../log.ts';
import { isHallRefusal } from '../refusals.ts';
import type { Known } from './glances.ts';
import { liveMatch } from './live.ts';
import type { OpenTable } from './open-table.ts';

/** Of a table whose match is not at hand; `null` if it cannot be read here. */
export function readGlance(hall: Hall, id: string): Promise<Known | null> {
  return hall.tables.at(id, (table) =>
    table.queue.run(async () => {
      const live = table.record.stage === 'running' ? await liveMatch(hall, table) : null;
      if (live === null || isHallRefusal(live)) return null;
      return { revision: table.record.revision, glance: glanceAt(hall, table) };
    }),
  );
}

/** A match under earlier rules may have another state, of which today's game can say nothing. */
export function glanceAt(hall: Hall, { live, record }: OpenTable): Glance | null {
  if (live === null) return null;
  const { game, course } = live.host.match;
  const room = hall.rooms.newest(record.game);
  if (room?.glance === undefined || room.game.version !== game.version) return null;
  try {
    return room.glance(viewOf(game, course.state, 'public'));
  } catch (error) {
    hall.log('error', 'lobby-failed', { place: placeOf(error) });
    return null;
  }
}
