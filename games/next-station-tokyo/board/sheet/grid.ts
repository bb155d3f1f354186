/** From squares of the map to the sheet. */
import type { Point as GridPoint } from '@yamanote/games/next-station-tokyo/rules';
import type { Point } from './path.ts';

/** Between two neighbouring squares. */
export const PITCH = 60;

export function onSheet([x, y]: GridPoint): Point {
  return { x: (x + 0.5) * PITCH, y: (y + 0.5) * PITCH };
}
