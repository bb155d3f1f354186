/** Chances to win out of points that are to be expected. */
import { LAST_UNDERGROUND, PHASES } from '@yamanote/games/next-station-tokyo/rules';
import { PHASE, UNDERGROUND } from '../twin/world.ts';

/** How far a seat's points come out from what is expected of them, as a variance for each underground card to come. */
const VARIANCE = 10;
/** The logistic curve that is nearest to the normal one has its standard deviation divided by this. */
const LOGISTIC = 1.7;

/** How uncertain it still is what a sheet will be worth. */
export function varianceOf(row: Int32Array): number {
  const phases = PHASES - row[PHASE];
  return phases <= 0 ? 0 : VARIANCE * (LAST_UNDERGROUND * phases - row[UNDERGROUND]);
}

/** Writes each seat's chance to be ahead of the others, where a lead varies so much. */
export function chancesOf(expected: readonly number[], variance: number, chances: number[]): void {
  const scale = LOGISTIC / Math.sqrt(Math.max(variance, 1));
  let most = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < expected.length; seat++) most = Math.max(most, expected[seat]);
  let sum = 0;
  for (let seat = 0; seat < expected.length; seat++) {
    chances[seat] = Math.exp((expected[seat] - most) * scale);
    sum += chances[seat];
  }
  for (let seat = 0; seat < expected.length; seat++) chances[seat] /= sum;
}
