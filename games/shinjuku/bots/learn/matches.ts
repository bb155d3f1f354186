/** The matches that are learned from: all kinds, the usual ones more often. */
import { CHANCE, OVER } from '@yamanote/bots';
import { type ShinjukuOptions, shinjuku } from '@yamanote/games/shinjuku/rules';
import { apply, chanceOf, isRefusal, parseOptions, type Rng, sample, sentence, start } from '@yamanote/kernel';
import { considerMoves } from '../plan/consider.ts';
import { perform } from '../plan/deeds.ts';
import { type Planning, planTurn } from '../plan/plan.ts';
import { happen } from '../twin/chance.ts';
import { actorOf, play } from '../twin/flow.ts';
import { ACTION } from '../twin/phases.ts';
import { PHASE, pack, TURNS, type World } from '../twin/world.ts';

type Mix = readonly [seats: number, options: Partial<ShinjukuOptions>];

const RETAIL: Mix = [2, {}];
const R12: Mix = [2, { edition: 'r12' }];
const MIXES: readonly Mix[] = [
  ...[RETAIL, R12, RETAIL, R12],
  [3, {}],
  R12,
  RETAIL,
  [4, { edition: 'r12' }],
  [4, {}],
  R12,
  [2, { ceo: true, kaiju: true }],
  [3, { edition: 'r12' }],
];

/** Match number n as it begins, once it is set up. */
export function beginning(n: number, rng: Rng): World {
  const [seats, wishes] = MIXES[n % MIXES.length];
  const options = parseOptions(shinjuku, wishes, seats);
  if (isRefusal(options)) throw new Error(sentence(options));
  const state = start(shinjuku, seats, options as ShinjukuOptions);
  while (state.turn === null) apply(shinjuku, state, 'chance', sample(chanceOf(shinjuku, state), rng));
  return pack(state);
}

/** One of so many actions is not the best one that is planned, but one of the next. */
const CURIOSITY = 10;
const NEXT_BEST = 5;

/** Plays a match to its end or for so many turns, and returns how it stood whenever a turn had begun. */
export function playMatch(world: World, planning: Planning, mostTurns: number): World[] {
  const { rng } = planning;
  const path: World[] = [];
  let turns = 0;
  while (world[TURNS] < mostTurns) {
    if (world[TURNS] > turns) path.push(world.slice());
    turns = world[TURNS];
    const by = actorOf(world);
    if (by === OVER) break;
    if (by === CHANCE) happen(world, rng);
    else if (world[PHASE] === ACTION) {
      const planned = planTurn(world, planning);
      const any = rng.below(CURIOSITY) === 0 ? rng.below(Math.min(NEXT_BEST, planned.length)) : 0;
      perform(world, planned[any].deed);
    } else play(world, considerMoves(world, planning)[0].move);
  }
  return path;
}
