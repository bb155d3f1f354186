/** The way of a pencil over a segment: down its middle, or beside the line that was there first. */
import type { GameMap } from '@yamanote/games/next-station-tokyo/rules';
import { layoutOf } from './layout.ts';
import { along, beside, lengthOf, type Path, type Point } from './path.ts';

const ASIDE = 10;
/** A line leaves a station from its middle, and has reached its side after so much. */
const SWING = 15;
const STEP = 10;

/** `from` is the station where the pencil sets down. */
export function trackPath(map: GameMap, segment: number, from: number, second: boolean): Path {
  const { paths } = layoutOf(map);
  const { a, ring } = map.segments[segment];
  // Beside a band the pencil always keeps to the same side of it, whichever way it goes.
  const path = second ? swungOut(paths[segment], ring ? -ASIDE : ASIDE) : paths[segment];
  return from === a ? path : [...path].reverse();
}

function swungOut(path: Path, aside: number): Path {
  const length = lengthOf(path);
  const swing = Math.min(SWING, length / 3);
  const outer = beside(path, aside);
  const outerLength = lengthOf(outer);
  const steps = Math.max(2, Math.round((length - 2 * swing) / STEP));
  const run = Array.from({ length: steps + 1 }, (_, i): Point => {
    const far = swing + ((length - 2 * swing) * i) / steps;
    return along(outer, (far / length) * outerLength).point;
  });
  return [path[0], ...run, path[path.length - 1]];
}
