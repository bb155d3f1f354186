/** What every legal answer leads to, if the rest of the turn is planned well. */
import type { Seat } from '@yamanote/kernel';
import { evaluateWorld } from '../evaluate.ts';
import { play } from '../twin/flow.ts';
import { legalMoves } from '../twin/moves.ts';
import { ACTION, ALIGHT, RIDE, START } from '../twin/phases.ts';
import { ABOUT, PHASE, TURN, TURNS, type World } from '../twin/world.ts';
import { type Candidate, candidates } from './candidates.ts';
import { beginningOf, carryOn } from './deeds.ts';
import { journeysFrom, promisingRides } from './journeys.ts';
import { outlook, type Planning, planTurn } from './plan.ts';

export interface Weighed {
  move: number;
  /** The chance to win, if the plan's judge says that. */
  value: number;
}

/** So many answers of a kind that is many are looked at closely, the most promising ones. */
const CLOSELY = 8;
/** How many ways a ride goes on are looked at. */
const RIDES = 3;
/** An answer that was not looked at closely counts for less than the best: at least this, and more by what greedy says. */
const DOUBT = 0.01;
const PER_POINT = 0.005;

/** The best first. If `stop` says yes, answers that were not looked at by then are judged at a glance. */
export function considerMoves(world: World, planning: Planning, stop?: () => boolean): Weighed[] {
  const moves: number[] = [];
  moves.length = legalMoves(world, moves);
  if (moves.length === 1) return [{ move: moves[0], value: planning.judge(world, world[TURN]) }];
  const weighed = world[PHASE] === ACTION ? weighDeeds(world, planning) : weighAnswers(world, moves, planning, stop);
  return [...weighed, ...glances(world, moves, weighed)].sort((a, b) => b.value - a.value);
}

function weighDeeds(world: World, planning: Planning): Weighed[] {
  const weighed: Weighed[] = [];
  for (const { deed, value } of planTurn(world, planning)) {
    const move = beginningOf(world, deed);
    if (!weighed.some((known) => known.move === move)) weighed.push({ move, value });
  }
  return weighed;
}

function weighAnswers(world: World, moves: readonly number[], planning: Planning, stop?: () => boolean): Weighed[] {
  const lists = candidates(world, planning.widths);
  const after = world.slice();
  const weighed: Weighed[] = [];
  for (const move of closest(world, moves)) {
    after.set(world);
    play(after, move);
    weighed.push({ move, value: outlookOf(after, world, lists, planning) });
    if (stop?.() === true) break;
  }
  return weighed;
}

/** All answers if they are few, else those that greedy likes best. */
function closest(world: World, moves: readonly number[]): readonly number[] {
  if (moves.length <= CLOSELY) return moves;
  const scores = moves.map((move) => glance(world, move));
  const order = [...moves.keys()].sort((a, b) => scores[b] - scores[a]);
  return order.slice(0, CLOSELY).map((i) => moves[i]);
}

/** A ride that is under way may go on in several ways. */
function outlookOf(world: World, root: World, lists: readonly Candidate[][], planning: Planning): number {
  const seat: Seat = root[TURN];
  const phase = world[PHASE];
  const riding = world[TURNS] === root[TURNS] && (phase === START || phase === ALIGHT || phase === RIDE);
  if (!riding) return outlook(world, root, lists, planning);
  const journeys =
    phase === START
      ? journeysFrom(world, seat, world[ABOUT], RIDES, Number.NEGATIVE_INFINITY)
      : promisingRides(world, seat, RIDES);
  let best = Number.NEGATIVE_INFINITY;
  for (const { deed } of journeys) {
    const after = world.slice();
    carryOn(after, deed, seat);
    best = Math.max(best, outlook(after, root, lists, planning));
  }
  return journeys.length > 0 ? best : planning.judge(world, seat);
}

let scratch: World | null = null;

function glance(world: World, move: number): number {
  scratch ??= world.slice();
  scratch.set(world);
  play(scratch, move);
  return evaluateWorld(scratch, world[TURN]);
}

/** The answers that were not looked at closely, by what greedy makes of them. */
function glances(world: World, moves: readonly number[], weighed: readonly Weighed[]): Weighed[] {
  const known = new Set(weighed.map(({ move }) => move));
  const best = weighed.reduce((one, other) => (other.value > one.value ? other : one));
  const score = glance(world, best.move);
  return moves
    .filter((move) => !known.has(move))
    .map((move) => {
      const behind = Math.max(0, score - glance(world, move));
      return { move, value: Math.max(0, best.value - DOUBT - PER_POINT * behind) };
    });
}
