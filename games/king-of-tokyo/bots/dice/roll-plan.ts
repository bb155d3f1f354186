/**
 * A plan for a whole roll: what to keep of every handful, and how often each handful comes of it in the end. With this a
 * roll with all its rerolls is one draw.
 */

import type { Dice } from '@yamanote/games/king-of-tokyo/rules';
import type { Rng } from '@yamanote/kernel';
import { FACES, facesOf, type Handfuls, handfulOf, handfulsOf } from './handfuls.ts';
import { spread, throwMissing } from './solver.ts';

export interface RollPlan {
  readonly handfuls: Handfuls;
  /** By rerolls left, at least one, and full handful: the part to keep. */
  readonly keeps: readonly Int16Array[];
  /** By full handful: how often the roll ends with it or one before it. Similar plans make similar things of one draw. */
  readonly upTo: Float64Array;
}

/** Fine enough for the odds of six equal dice. */
const GRAIN = 2 ** 24;

export function planRoll(
  size: number,
  rerolls: number,
  locked: number,
  worth: (counts: readonly number[]) => number,
): RollPlan {
  const handfuls = handfulsOf(size);
  const { counts, full } = handfuls;
  const values = new Float64Array(counts.length);
  for (let i = full; i < values.length; i++) values[i] = worth(counts[i]);
  const keeps: Int16Array[] = [];
  for (let left = 1; left <= rerolls; left++) {
    throwMissing(handfuls, [values]);
    const parts = Float64Array.from(values, (_, i) => i);
    spread(handfuls, [values, parts], locked);
    keeps[left] = Int16Array.from(parts.subarray(full));
  }
  const upTo = finalOdds(handfuls, keeps, rerolls);
  for (let i = 1; i < upTo.length; i++) upTo[i] += upTo[i - 1];
  return { handfuls, keeps, upTo };
}

/** How often each full handful is what the roll ends with. */
function finalOdds(handfuls: Handfuls, keeps: readonly Int16Array[], rerolls: number): Float64Array {
  const { plus, full, counts } = handfuls;
  let odds = new Float64Array(counts.length);
  odds[0] = 1;
  for (let left = rerolls; ; left--) {
    for (let i = 0; i < full; i++) {
      if (odds[i] === 0) continue;
      for (let face = 0; face < FACES; face++) odds[plus[i * FACES + face]] += odds[i] / FACES;
    }
    if (left === 0) return odds.slice(full);
    const kept = new Float64Array(counts.length);
    for (let i = full; i < counts.length; i++) kept[keeps[left][i - full]] += odds[i];
    odds = kept;
  }
}

const faces: Dice[][] = [];

/** The faces of full handfuls, made once. */
function facesBySize({ size, counts, full }: Handfuls): Dice[] {
  faces[size] ??= counts.slice(full).map((handful) => facesOf(handful) as Dice);
  return faces[size];
}

/** What the whole roll ends with. */
export function drawRoll({ handfuls, upTo }: RollPlan, rng: Rng): Dice {
  const ticket = (rng.below(GRAIN) + 0.5) / GRAIN;
  let low = 0;
  let high = upTo.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (upTo[middle] < ticket) low = middle + 1;
    else high = middle;
  }
  return facesBySize(handfuls)[low];
}

/** The same from the middle of a roll: some dice stay, the others are in the air. */
export function finishRoll({ handfuls, keeps }: RollPlan, keep: Dice, rerolls: number, rng: Rng): Dice {
  const { plus, full } = handfuls;
  let handful = handfulOf(handfuls, keep);
  for (let left = rerolls; ; left--) {
    while (handful < full) handful = plus[handful * FACES + rng.below(FACES)];
    if (left === 0) return facesBySize(handfuls)[handful - full];
    handful = keeps[left][handful - full];
    if (handful >= full) return facesBySize(handfuls)[handful - full];
  }
}

/** What to keep of rolled dice. */
export function keepOf({ handfuls, keeps }: RollPlan, dice: Dice, rerolls: number): Dice {
  const handful = handfulOf(handfuls, dice);
  return facesOf(handfuls.counts[keeps[rerolls][handful - handfuls.full]]) as Dice;
}
