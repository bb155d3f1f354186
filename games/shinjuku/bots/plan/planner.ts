/** Plays playouts for search: not as carefully as the expert, but by the same value. */
import type { Rng } from '@yamanote/kernel';
import { policy } from '../policy/policy.ts';
import { ACTION, ALIGHT, EXTEND, RIDE, SHOP, SPEND, START } from '../twin/phases.ts';
import { ABOUT, AT, DONE, PHASE, TURN, type World } from '../twin/world.ts';
import { type Candidate, candidates, type Widths } from './candidates.ts';
import { beginningOf, type Deed, nextAnswer } from './deeds.ts';
import { bestDeed, type Judge } from './plan.ts';

export interface Planner {
  answer(world: World, rng: Rng): number;
  /** Another decision is thought about: nothing that was found for the last one counts. */
  begin(): void;
  /** Another match is played on: what was planned in the last one is done. */
  forget(): void;
}

/** More than all that is done in a turn, as bits. */
const TURNS_APART = 32;

export function makePlanner(widths: Widths, judge: Judge): Planner {
  /** What was chosen for an action says how to answer the questions that it leads to. */
  let deed: Deed | null = null;
  /** What looks good hardly changes in a few turns: by seat and what it has done in its turn. */
  let known = new Map<number, Candidate[][]>();
  const listsOf = (world: World): Candidate[][] => {
    const key = world[TURN] * TURNS_APART + world[DONE];
    const lists = known.get(key) ?? candidates(world, widths);
    known.set(key, lists);
    return lists;
  };
  return {
    answer(world, rng) {
      if (world[PHASE] === ACTION) {
        deed = bestDeed(world, listsOf(world), { widths, judge, rng });
        return beginningOf(world, deed);
      }
      return deed !== null && isAbout(world, deed) ? nextAnswer(world, deed) : policy(world, rng);
    },
    begin() {
      known = new Map();
      deed = null;
    },
    forget() {
      deed = null;
    },
  };
}

/** Whether the question is one that the deed answers. */
function isAbout(world: World, deed: Deed): boolean {
  switch (world[PHASE]) {
    case SPEND:
      return true;
    case SHOP:
      return deed.kind === 'open' && deed.station === world[ABOUT];
    case EXTEND:
      return deed.kind === 'track' && deed.first === world[ABOUT];
    case START:
      return deed.kind === 'move' && deed.ward === world[ABOUT];
    case ALIGHT:
    case RIDE:
      return deed.kind === 'move' && deed.path.includes(world[AT]);
    default:
      return false;
  }
}
