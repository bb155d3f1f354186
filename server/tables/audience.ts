/** How long the bots of a table wait: as the people wish who have it open. */
import { longestPause } from '@yamanote/running-match';
import type { Hall } from '../hall.ts';
import type { OpenTable } from './open-table.ts';
import { seatOf } from './seats.ts';

/** A full pause: the longest that its people wish for, or, where none of them looks, those who watch. `null`: nobody looks. */
export function pauseAt({ botPace }: Pick<Hall, 'botPace'>, { record, watchers }: OpenTable): number | null {
  const pages = [...watchers];
  if (pages.length === 0) return null;
  const seated = pages.filter(({ guest }) => seatOf(record, guest?.id ?? null) !== null);
  const wishes = (seated.length > 0 ? seated : pages).map(({ pace }) => pace);
  return longestPause(wishes, botPace);
}
