/** Teaches the quick policy to build what the value finds best. */
import { CHANCE, OVER } from '@yamanote/bots';
import { adam, rateAt } from '@yamanote/bots/learning';
import { fastRng } from '@yamanote/kernel';
import { habit } from '../policy/habits.ts';
import { fillTraits, OPTIONS, optionOf, scoreOf, TRAITS, traits } from '../policy/policy.ts';
import { happen } from '../twin/chance.ts';
import { actorOf, play } from '../twin/flow.ts';
import { legalMoves } from '../twin/moves.ts';
import { BUILDING, PHASE, ROLLER, TURNS, type World } from '../twin/world.ts';
import type { Weights } from '../value/net.ts';
import { outlook } from '../value/outlook.ts';
import { beginning, MOST_TURNS } from './matches.ts';

export interface PolicyPlan {
  seed: string;
  matches: number;
  rates: readonly [number, number];
}

/** Answers whose outlooks differ by this much are as good as equal. */
const FINE = 0.008;

/** One lesson: the legal answers, what each leads to, and how the policy scores it. */
interface Lesson {
  moves: number[];
  outlooks: number[];
  scores: number[];
}

/**
 * Every other match is played by the policy itself, which has to know what to do where it comes to. Reports what a building
 * of the policy costs, as a chance to win.
 */
export function learnPolicy(
  plan: PolicyPlan,
  value: Weights,
  report: (matches: number, regret: number) => void,
): Float64Array {
  const rng = fastRng(plan.seed);
  const weights = new Float64Array(TRAITS * OPTIONS);
  const gradient = new Float64Array(weights.length);
  const descend = adam(weights, gradient);
  const every = Math.ceil(plan.matches / 20);
  let regret = 0;
  let lessons = 0;
  for (let match = 0; match < plan.matches; match++) {
    const world = beginning(match);
    const byPolicy = match % 24 < 12;
    while (actorOf(world) !== OVER && world[TURNS] < MOST_TURNS) {
      if (actorOf(world) === CHANCE) happen(world, rng);
      else if (world[PHASE] !== BUILDING) play(world, habit(world));
      else {
        const lesson = lessonOf(world, value, weights);
        const [best, chosen] = [highest(lesson.outlooks), highest(lesson.scores)];
        regret += lesson.outlooks[best] - lesson.outlooks[chosen];
        lessons++;
        learnFrom(lesson, gradient);
        play(world, lesson.moves[byPolicy ? chosen : best]);
      }
    }
    descend(rateAt(...plan.rates, match / plan.matches));
    if ((match + 1) % every > 0) continue;
    report(match + 1, regret / lessons);
    [regret, lessons] = [0, 0];
  }
  return weights;
}

function lessonOf(world: World, value: Weights, weights: Float64Array): Lesson {
  const list: number[] = [];
  const moves = list.slice(0, legalMoves(world, list));
  const outlooks = moves.map((move) => outlook(world, world[ROLLER], move, value));
  fillTraits(world);
  return { moves, outlooks, scores: moves.map((move) => scoreOf(move, weights)) };
}

/** Scores shall be high where outlooks are. */
function learnFrom({ moves, outlooks, scores }: Lesson, gradient: Float64Array): void {
  const wanted = shares(outlooks, FINE);
  const shown = shares(scores, 1);
  for (const [i, move] of moves.entries()) {
    const fault = shown[i] - wanted[i];
    const row = optionOf(move) * TRAITS;
    for (let trait = 0; trait < TRAITS; trait++) gradient[row + trait] += fault * traits[trait];
  }
}

function shares(values: readonly number[], scale: number): number[] {
  const most = Math.max(...values);
  const weights = values.map((value) => Math.exp((value - most) / scale));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => weight / sum);
}

function highest(values: readonly number[]): number {
  return values.indexOf(Math.max(...values));
}
