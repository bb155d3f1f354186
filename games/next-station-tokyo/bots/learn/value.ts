/** Learns from self-play what a sheet will be worth. */

import { adam, rateAt } from '@yamanote/bots/learning';
import { CARD_IDS, PHASES } from '@yamanote/games/next-station-tokyo/rules';
import { fastRng, type Rng } from '@yamanote/kernel';
import { happen, play } from '../twin/flow.ts';
import { legalMoves } from '../twin/moves.ts';
import { totalOf } from '../twin/sheet.ts';
import { ANSWER, ENDED, PHASE, STEP, type World } from '../twin/world.ts';
import { HIDDEN, INPUTS, PHASE_WEIGHTS, sheetValue, WEIGHTS } from '../value/net.ts';
import { type Lesson, makeLesson, note, teach } from './lesson.ts';
import { beginning } from './matches.ts';

export interface ValuePlan {
  seed: string;
  matches: number;
  /** How much a sheet learns from the end of its match, against what is thought of the next sheet. */
  trust: number;
  /** The pace at the beginning and at the end. */
  rates: readonly [number, number];
  /** One of so many answers is any. */
  curiosity: number;
}

/** How large weights are at first. */
const SPREAD = 0.25;
/** The weights move after so many matches. */
const BATCH = 4;

/** Reports the mean of points, and how far off values were. */
export function learnValue(
  plan: ValuePlan,
  report: (matches: number, points: number, off: number) => void,
): Float64Array {
  const rng = fastRng(plan.seed);
  const weights = firstWeights(rng);
  const gradient = new Float64Array(WEIGHTS);
  const descend = adam(weights, gradient);
  const lessons = Array.from({ length: PHASES * CARD_IDS.length }, makeLesson);
  const every = Math.ceil(plan.matches / 20);
  let [points, squares, taught] = [0, 0, 0];
  for (let match = 0; match < plan.matches; match++) {
    const world = beginning(match, rng);
    const count = playBy(world, weights, rng, plan.curiosity, lessons);
    let target = totalOf(world.row, world.facts);
    points += target;
    for (let i = count - 1; i >= 0; i--) {
      squares += teach(lessons[i], target, weights, gradient) ** 2;
      target += (1 - plan.trust) * (lessons[i].value - target);
    }
    taught += count;
    if ((match + 1) % BATCH === 0) descend(rateAt(...plan.rates, match / plan.matches));
    if ((match + 1) % every > 0) continue;
    report(match + 1, points / every, Math.sqrt(squares / taught));
    [points, squares, taught] = [0, 0, 0];
  }
  return weights;
}

/** Units of the net have to differ from each other; what goes straight to the answer begins with nothing. */
function firstWeights(rng: Rng): Float64Array {
  const weights = new Float64Array(WEIGHTS);
  for (let phase = 0; phase < PHASES; phase++) {
    for (let i = 0; i < INPUTS * HIDDEN + HIDDEN; i++) {
      weights[phase * PHASE_WEIGHTS + i] = SPREAD * (rng.below(2001) / 1000 - 1);
    }
  }
  return weights;
}

/** Plays a match to its end, and notes the sheets that were chosen; returns how many. */
function playBy(world: World, weights: Float64Array, rng: Rng, curiosity: number, lessons: readonly Lesson[]): number {
  const after: World = { ...world, row: world.row.slice() };
  const moves: number[] = [];
  let count = 0;
  while (world.row[STEP] !== ENDED) {
    if (world.row[STEP] !== ANSWER) {
      happen(world, rng);
      continue;
    }
    const choices = legalMoves(world, moves);
    const any = rng.below(curiosity) === 0 ? rng.below(choices) : -1;
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < choices; i++) {
      if (any >= 0 && i !== any) continue;
      after.row.set(world.row);
      play(after, moves[i]);
      const value = sheetValue(after.row, after.facts, weights);
      if (value <= most) continue;
      most = value;
      best = moves[i];
      note(lessons[count], after.row, value);
    }
    play(world, best);
    if (world.row[PHASE] < PHASES) count++;
  }
  return count;
}
