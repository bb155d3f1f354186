import type { Game, State } from '../../game.ts';
import { imagineFrom, viewOf } from '../../view.ts';
import { difference } from '../compare.ts';
import type { Moment, Seen } from '../law.ts';

export function view({ game, state, viewers, rng }: Moment): Seen {
  const before = JSON.stringify(state);
  // Looking for shared parts takes far more time than all the rest.
  const closely = viewers[rng.below(viewers.length)];
  for (const viewer of viewers) {
    const seen = viewOf(game, state, viewer);
    const text = JSON.stringify(seen);
    const imagined = imagineFrom(game, seen, rng);
    const other = difference(seen, viewOf(game, imagined, viewer));
    if (other !== null) return `seen by ${viewer} in a world it imagined, ${other}`;
    if (JSON.stringify(seen) !== text) return `imagining changed the view of ${viewer}`;
    if (viewer !== closely) continue;
    const shared = sharedPart(game, state, seen) ?? sharedPart(game, imagined, seen);
    if (shared !== null) return `the view of ${viewer} and the state share ${shared}`;
  }
  return before === JSON.stringify(state) ? null : 'looking at the state changed it';
}

/**
 * A part of the state that could change and is also a part of the view. What a clone shares with its original counts as
 * never changed (frames, options, cards that are replaced); that this is so is shown by the law about clones.
 */
function sharedPart(game: Game, state: State, seen: unknown): string | null {
  const own = parts(state);
  for (const part of parts(game.clone(state))) own.delete(part);
  for (const part of parts(seen)) if (own.has(part)) return JSON.stringify(part);
  return null;
}

function parts(value: unknown, found: Set<object> = new Set()): Set<object> {
  if (typeof value !== 'object' || value === null || found.has(value)) return found;
  found.add(value);
  for (const inner of Object.values(value)) parts(inner, found);
  return found;
}
