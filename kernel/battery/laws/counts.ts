import { difference } from '../compare.ts';
import type { Moment, Seen } from '../law.ts';

export function conservation({ game, state, census }: Moment): Seen {
  const changed = difference(census, game.census(state));
  return changed && `counted now, ${changed}`;
}

const MOST_BYTES = 16 * 1024;

/** States are stored and sent; one that grows with the match holds something that belongs in the log. */
export function size({ state }: Moment): Seen {
  const { length } = JSON.stringify(state);
  return length <= MOST_BYTES ? null : `the state has ${length} characters of JSON`;
}
