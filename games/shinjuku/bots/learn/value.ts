/** Learns from self-play how likely each seat wins. */

import { adam, rateAt } from '@yamanote/bots/learning';
import { MOST_SEATS } from '@yamanote/games/shinjuku/rules';
import { fastRng, type Rng } from '@yamanote/kernel';
import { evaluateWorld } from '../evaluate.ts';
import type { Judge } from '../plan/plan.ts';
import { shares } from '../twin/scores.ts';
import type { World } from '../twin/world.ts';
import { chances, given, teach, WEIGHTS } from '../value/net.ts';
import { beginning, playMatch } from './matches.ts';

export interface ValuePlan {
  seed: string;
  matches: number;
  /** No match of sound players takes so many turns; one that does is taken as it stands. */
  mostTurns: number;
  /** So many of the first matches are played by what greedy goes by. */
  byGreedy: number;
  /** How much a position learns from the end of its match, against what is thought of the next position. */
  trust: number;
  /** The pace at the beginning and at the end. */
  rates: readonly [number, number];
  /** After each match, so many earlier ones of the last thousand are learned from again. */
  again: number;
}

const KEPT = 1000;
const WIDTHS = { opens: 4, tracks: 4, upgrades: 3, journeys: 4 };
/** How large weights are at first. */
const SPREAD = 0.25;

interface Lesson {
  path: World[];
  ending: Float64Array;
}

export function learnValue(plan: ValuePlan, report: (matches: number, surprise: number) => void): Float64Array {
  const rng = fastRng(plan.seed);
  const weights = Float64Array.from({ length: WEIGHTS }, () => SPREAD * normal(rng));
  const gradient = new Float64Array(WEIGHTS);
  const descend = adam(weights, gradient);
  const values = new Float64Array(MOST_SEATS);
  const byNet: Judge = (world, seat) => {
    chances(world, weights, values);
    return values[seat];
  };
  const lessons: Lesson[] = [];
  const every = Math.ceil(plan.matches / 20);
  let surprise = 0;
  let positions = 0;
  for (let match = 0; match < plan.matches; match++) {
    const world = beginning(match, rng);
    const judge = match < plan.byGreedy ? evaluateWorld : byNet;
    const path = playMatch(world, { widths: WIDTHS, judge, rng }, plan.mostTurns);
    const lesson = { path, ending: new Float64Array(MOST_SEATS) };
    shares(world, lesson.ending);
    surprise += learnFrom(lesson, plan.trust, weights, gradient);
    positions += path.length;
    lessons[match % KEPT] = lesson;
    for (let i = 0; i < plan.again; i++) learnFrom(lessons[rng.below(lessons.length)], plan.trust, weights, gradient);
    const [first, last] = plan.rates;
    descend(rateAt(first, last, match / plan.matches));
    if ((match + 1) % every > 0) continue;
    report(match + 1, surprise / positions);
    [surprise, positions] = [0, 0];
  }
  return weights;
}

/** From the last position to the first; says how surprising it was. */
export function learnFrom(
  { path, ending }: Lesson,
  trust: number,
  weights: Float64Array,
  gradient: Float64Array,
): number {
  const target = ending.slice();
  let surprise = 0;
  for (let at = path.length - 1; at >= 0; at--) {
    surprise += teach(path[at], target, weights, gradient);
    for (let seat = 0; seat < MOST_SEATS; seat++) target[seat] += (1 - trust) * (given[seat] - target[seat]);
  }
  return surprise;
}

/** About so: the sum of a dozen equally likely numbers. */
function normal(rng: Rng): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += rng.below(1000) / 1000;
  return sum;
}
