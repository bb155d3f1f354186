/** Learns from self-play how likely each seat wins. */
import { CHANCE, OVER } from '@yamanote/bots';
import { adam, rateAt } from '@yamanote/bots/learning';
import { fastRng, type Rng } from '@yamanote/kernel';
import { habit } from '../policy/habits.ts';
import { happen } from '../twin/chance.ts';
import { actorOf, hasAllLandmarks, play } from '../twin/flow.ts';
import { legalMoves } from '../twin/moves.ts';
import { BUILDING, MOST_SEATS, PHASE, ROLLING, TURNS, type World } from '../twin/world.ts';
import { WEIGHTS, type Weights, weightsOf } from '../value/net.ts';
import { given, teach } from './gradient.ts';
import { beginning, MIXES, MOST_TURNS } from './matches.ts';
import { anyStyle, bestBuilding, type Style } from './styles.ts';

export interface ValuePlan {
  seed: string;
  matches: number;
  /** How much a position learns from the end of its match, against what is thought of the next position. */
  trust: number;
  /** The pace at the beginning and at the end. */
  rates: readonly [number, number];
  /** One of so many buildings is any. */
  curiosity: number;
}

/** How large weights are at first. */
const SPREAD = 0.2;

export function learnValue(plan: ValuePlan, report: (matches: number, surprise: number) => void): Weights {
  const rng = fastRng(plan.seed);
  const weights = weightsOf(Float64Array.from({ length: WEIGHTS }, () => SPREAD * normal(rng)));
  const gradient = weightsOf(new Float64Array(WEIGHTS));
  const descend = adam(weights.all, gradient.all);
  const every = Math.ceil(plan.matches / 20);
  let surprise = 0;
  let positions = 0;
  for (let match = 0; match < plan.matches; match++) {
    const world = beginning(match);
    const path = playBy(world, playersOf(match, rng), weights, rng, plan.curiosity);
    const target = new Float64Array(MOST_SEATS);
    for (let seat = 0; seat < MOST_SEATS; seat++) target[seat] = Number(hasAllLandmarks(world, seat));
    for (const position of path.reverse()) {
      surprise += teach(position, target, weights, gradient);
      for (let seat = 0; seat < MOST_SEATS; seat++) target[seat] += (1 - plan.trust) * (given[seat] - target[seat]);
    }
    descend(rateAt(...plan.rates, match / plan.matches));
    positions += path.length;
    if ((match + 1) % every > 0) continue;
    report(match + 1, surprise / positions);
    [surprise, positions] = [0, 0];
  }
  return weights;
}

/** About so: the sum of a dozen equally likely numbers. */
function normal(rng: Rng): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += rng.below(1000) / 1000;
  return sum;
}

/** Who plays as it likes; `null` for who plays by what was learned so far. */
type Players = readonly (Style | null)[];

/** In a third of all matches of every kind, one who learns sits among others. */
function playersOf(match: number, rng: Rng): Players {
  const alone = Math.floor(match / MIXES.length) % 3 === 2 ? rng.below(MOST_SEATS) : null;
  return Array.from({ length: MOST_SEATS }, (_, seat) => (alone === null || alone === seat ? null : anyStyle(rng)));
}

/** Plays a match to its end, and returns how it stood whenever somebody was about to roll. */
function playBy(world: World, players: Players, weights: Weights, rng: Rng, curiosity: number): World[] {
  const path: World[] = [];
  while (world[TURNS] < MOST_TURNS) {
    const by = actorOf(world);
    if (by === OVER) break;
    if (world[PHASE] === ROLLING) path.push(world.slice());
    if (by === CHANCE) happen(world, rng);
    else play(world, (players[by] ?? learner)(world));
  }
  return path;

  function learner(): number {
    if (world[PHASE] !== BUILDING) return habit(world);
    return rng.below(curiosity) === 0 ? anyBuilding(world, rng) : bestBuilding(world, weights);
  }
}

function anyBuilding(world: World, rng: Rng): number {
  const moves: number[] = [];
  return moves[rng.below(legalMoves(world, moves))];
}
