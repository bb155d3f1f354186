/** Plans the rest of a turn: pairs of deeds, judged where the turn ends. */
import type { Rng, Seat } from '@yamanote/kernel';
import { happen } from '../twin/chance.ts';
import { ACTION, DEAL } from '../twin/phases.ts';
import { PHASE, TURN, TURNS, type World } from '../twin/world.ts';
import { type Candidate, candidates, type Widths } from './candidates.ts';
import { type Deed, perform } from './deeds.ts';
import { promisingJourneys } from './journeys.ts';

/** What a world is worth to a seat; called where its turn is over, or the match. */
export type Judge = (world: World, seat: Seat) => number;

export interface Planning {
  readonly widths: Widths;
  readonly judge: Judge;
  readonly rng: Rng;
}

export interface Planned {
  deed: Deed;
  value: number;
}

const INCOME: Deed = { kind: 'income' };
const PASS: Deed = { kind: 'pass' };

/** Room for copies, by depth. */
const rooms: World[] = [];

function copyInto(depth: number, world: World): World {
  rooms[depth] ??= world.slice();
  rooms[depth].set(world);
  return rooms[depth];
}

/** Every deed that was looked at as the next one, with what the turn comes to if it is done, the best first. */
export function planTurn(world: World, planning: Planning): Planned[] {
  const lists = candidates(world, planning.widths);
  const planned = nextDeeds(world, lists, planning).map((deed): Planned => {
    const after = copyInto(0, world);
    const value = perform(after, deed) ? outlook(after, world, lists, planning) : Number.NEGATIVE_INFINITY;
    return { deed, value };
  });
  return planned.filter(({ value }) => value > Number.NEGATIVE_INFINITY).sort((a, b) => b.value - a.value);
}

function nextDeeds(world: World, lists: readonly Candidate[][], { widths }: Planning): Deed[] {
  const journeys = promisingJourneys(world, world[TURN], 2, widths.journeys);
  return [...lists.flat(), ...journeys].map(({ deed }) => deed as Deed).concat(INCOME, PASS);
}

/** What the turn that began in `root` comes to from here, by the best of these second deeds. */
export function outlook(world: World, root: World, lists: readonly Candidate[][], planning: Planning): number {
  deal(world, root, planning.rng);
  if (world[TURNS] !== root[TURNS] || world[PHASE] !== ACTION) return planning.judge(world, root[TURN]);
  let best = Number.NEGATIVE_INFINITY;
  for (const deed of nextDeeds(world, lists, planning)) {
    const after = copyInto(1, world);
    if (!perform(after, deed)) continue;
    deal(after, root, planning.rng);
    best = Math.max(best, planning.judge(after, root[TURN]));
  }
  return best;
}

/** INCOMEs come before the turn goes on or ends. */
function deal(world: World, root: World, rng: Rng): void {
  while (world[TURNS] === root[TURNS] && world[PHASE] === DEAL) happen(world, rng);
}

/** The deed after which the seat would stand best if its turn ended there: quicker than a plan, and nearly as good. */
export function bestDeed(world: World, lists: readonly Candidate[][], planning: Planning): Deed {
  let best = PASS;
  let most = Number.NEGATIVE_INFINITY;
  for (const deed of nextDeeds(world, lists, planning)) {
    const after = copyInto(0, world);
    if (!perform(after, deed)) continue;
    if (after[PHASE] === ACTION && after[TURNS] === world[TURNS]) perform(after, PASS);
    deal(after, world, planning.rng);
    const value = planning.judge(after, world[TURN]);
    if (value <= most) continue;
    most = value;
    best = deed;
  }
  return best;
}
