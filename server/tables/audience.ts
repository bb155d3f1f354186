/** How long the bots of a table wait: as the people wish who have it open. */
import { longestPause } from '@yamanote/running-match';
import type { Hall } from '../hall.ts';
import { lookerOf } from '../watcher.ts';
import type { OpenTable } from './open-table.ts';
import { seatOf } from './seats.ts';

/** A full pause: the longest that its people wish for, or, where none of them looks, those who watch. `null`: nobody looks. */
export function pauseAt({ botPace }: Pick<Hall, 'botPace'>, { record, watchers, elsewhere }: OpenTable): number | null {
  const here = [...watchers].map((page) => ({ guest: lookerOf(page), pace: page.pace }));
  const lookers = [...here, ...elsewhere.flatMap((node) => node.lookers)];
  if (lookers.length === 0) return null;
  const seated = lookers.filter(({ guest }) => seatOf(record, guest) !== null);
  const wishes = (seated.length > 0 ? seated : lookers).map(({ pace }) => pace);
  return longestPause(wishes, botPace);
}
