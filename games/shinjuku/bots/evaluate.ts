import type { ShinjukuState as State } from '@yamanote/games/shinjuku/rules';
import type { Seat } from '@yamanote/kernel';
import { worthOf } from './collection.ts';
import { bestJourney } from './journeys.ts';
import { prospectsOf, THREE_CARDS } from './prospects.ts';
import { play } from './twin/flow.ts';
import { legalMoves } from './twin/moves.ts';
import { ALIGHT, ENDED, RIDE, SHOP, SPEND, START } from './twin/phases.ts';
import { shares } from './twin/scores.ts';
import { ABOUT, PHASE, pack, SEATS, THEN, THEN_ABOUT, TURN, type World } from './twin/world.ts';

/** How much it counts that others stand well. */
const OTHERS = 0.4;
const WON = 1000;

/** How good a state is for a seat, in points: its own with what it can hope for, against the best of the others. */
export function evaluate(state: State, seat: Seat): number {
  return evaluateWorld(pack(state), seat);
}

const values: number[] = [];

export function evaluateWorld(world: World, seat: Seat): number {
  if (world[PHASE] === ENDED) {
    shares(world, values);
    return values[seat] > 0 ? WON : -WON;
  }
  if (world[TURN] !== seat) return standingOf(world, seat);
  // Three cards are due: which ones hardly matters.
  if (world[PHASE] === SPEND) return begun(world, seat, world[THEN], world[THEN_ABOUT]) - THREE_CARDS;
  return begun(world, seat, world[PHASE], world[ABOUT]);
}

/** A move that has begun counts for what it will come to. */
function begun(world: World, seat: Seat, phase: number, about: number): number {
  switch (phase) {
    case SHOP:
      return bestShop(world, seat, about);
    case START:
      return standingOf(world, seat) + bestJourney(world, seat, about);
    case ALIGHT:
    case RIDE:
      return standingOf(world, seat) + bestJourney(world, seat, null);
    default:
      return standingOf(world, seat);
  }
}

function standingOf(world: World, seat: Seat): number {
  let others = 0;
  for (let other = 0; other < world[SEATS]; other++) {
    if (other !== seat) others = Math.max(others, worthOf(world, other).points);
  }
  return prospectsOf(world, seat) - OTHERS * others;
}

const moves: number[] = [];
let opened: World | null = null;

function bestShop(world: World, seat: Seat, station: number): number {
  opened ??= world.slice();
  let best = Number.NEGATIVE_INFINITY;
  opened.set(world);
  opened[PHASE] = SHOP;
  opened[ABOUT] = station;
  const count = legalMoves(opened, moves);
  for (let i = 0; i < count; i++) {
    opened.set(world);
    opened[PHASE] = SHOP;
    opened[ABOUT] = station;
    play(opened, moves[i]);
    best = Math.max(best, standingOf(opened, seat));
  }
  return best;
}
