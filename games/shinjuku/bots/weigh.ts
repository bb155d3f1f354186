/** Looks one answer ahead on the twin, for greedy: as the rules would have it, to the last random number. */
import { CHANCE } from '@yamanote/bots';
import type { Action, ShinjukuState as State } from '@yamanote/games/shinjuku/rules';
import type { Rng, Seat } from '@yamanote/kernel';
import { evaluateWorld } from './evaluate.ts';
import { happen, happenAs, outcomes } from './twin/chance.ts';
import { actorOf, play } from './twin/flow.ts';
import { legalMoves } from './twin/moves.ts';
import { pack, type World } from './twin/world.ts';

/** How many ends of a row of draws are looked at; samples are fewer, as more of them tell little more. */
const MOST_ENDS = 60;
const SAMPLED = 1 / 4;

export function weigh(
  worlds: readonly State[],
  seat: Seat,
  choices: readonly Action[],
  rng: Rng,
  stop?: () => boolean,
): number[] {
  const packed = worlds.map(pack);
  const moves: number[] = [];
  legalMoves(packed[0], moves);
  const after = packed[0].slice();
  const values: number[] = [];
  for (let i = 0; i < choices.length; i++) {
    let sum = 0;
    for (const world of packed) {
      after.set(world);
      play(after, moves[i]);
      sum += expectation(after, seat, rng, MOST_ENDS, 0);
    }
    values.push(sum / packed.length);
    if (stop?.() === true) break;
  }
  return values;
}

/** Room for what chance does, by how many draws came before. */
interface Draw {
  list: number[];
  odds: number[];
  after: World;
  samples: World[];
}
const draws: Draw[] = [];

function drawAt(depth: number, world: World): Draw {
  draws[depth] ??= { list: [], odds: [], after: world.slice(), samples: [] };
  return draws[depth];
}

/** The mean value once chance has done what it does before the next decision. */
function expectation(world: World, seat: Seat, rng: Rng, mostEnds: number, depth: number): number {
  if (actorOf(world) !== CHANCE) return evaluateWorld(world, seat);
  const draw = drawAt(depth, world);
  const { list, odds, after } = draw;
  const count = outcomes(world, list, odds, mostEnds);
  if (count === 0) return sampled(world, seat, rng, mostEnds, depth, draw);
  const endsEach = Math.max(1, Math.floor(mostEnds / count));
  let mean = 0;
  for (let i = 0; i < count; i++) {
    after.set(world);
    happenAs(after, list[i]);
    mean += odds[i] * expectation(after, seat, rng, endsEach, depth + 1);
  }
  return mean;
}

function sampled(world: World, seat: Seat, rng: Rng, mostEnds: number, depth: number, { samples }: Draw): number {
  const count = Math.ceil(mostEnds * SAMPLED);
  for (let i = 0; i < count; i++) {
    samples[i] ??= world.slice();
    samples[i].set(world);
    happen(samples[i], rng);
  }
  const endsEach = Math.max(1, Math.floor(mostEnds / count));
  let mean = 0;
  for (let i = 0; i < count; i++) mean += (1 / count) * expectation(samples[i], seat, rng, endsEach, depth + 1);
  return mean;
}
