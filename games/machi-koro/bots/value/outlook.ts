/** What a seat's turn leads to, by the value of where it ends. */
import { CHANCE, OVER } from '@yamanote/bots';
import type { Seat } from '@yamanote/kernel';
import { happenAs, outcomes } from '../twin/chance.ts';
import { actorOf, play } from '../twin/flow.ts';
import { legalMoves } from '../twin/moves.ts';
import { AGAIN, MOST_SEATS, PHASE, THROWN, TURNING, TURNS, type World } from '../twin/world.ts';
import { chances, type Weights } from './net.ts';

/** Roll, dice, reroll, dice, charge, give, take, build: so deep a turn can be. */
const DEEPEST = 10;

interface Level {
  world: World | null;
  list: number[];
  odds: number[];
}
const levels: readonly Level[] = Array.from({ length: DEEPEST }, () => ({ world: null, list: [], odds: [] }));
const values = new Float64Array(MOST_SEATS);

/** Dice that are thrown again come to the same whatever lay before: by number of dice, once it is known. */
const again: (number | null)[] = [null, null, null];

/** The chance of the seat whose turn it is if it gives this answer, and plays its turn out as well as it can. */
export function outlook(world: World, seat: Seat, move: number, weights: Weights): number {
  again.fill(null);
  const next = copyInto(world, 0);
  play(next, move);
  return leadsTo(next, seat, world[TURNS], weights, 1);
}

function copyInto(world: World, depth: number): World {
  const level = levels[depth];
  if (level.world === null) level.world = world.slice();
  else level.world.set(world);
  return level.world;
}

function leadsTo(world: World, seat: Seat, turn: number, weights: Weights, depth: number): number {
  const by = actorOf(world);
  if (by === OVER || world[TURNS] !== turn || world[PHASE] === TURNING) {
    chances(world, weights, values);
    return values[seat];
  }
  if (by !== CHANCE) return best(world, seat, turn, weights, depth);
  if (world[AGAIN] === 0) return mean(world, seat, turn, weights, depth);
  const thrown = world[THROWN];
  again[thrown] ??= mean(world, seat, turn, weights, depth);
  return again[thrown] as number;
}

function best(world: World, seat: Seat, turn: number, weights: Weights, depth: number): number {
  const { list } = levels[depth];
  const count = legalMoves(world, list);
  let most = 0;
  for (let i = 0; i < count; i++) {
    const next = copyInto(world, depth);
    play(next, list[i]);
    most = Math.max(most, leadsTo(next, seat, turn, weights, depth + 1));
  }
  return most;
}

function mean(world: World, seat: Seat, turn: number, weights: Weights, depth: number): number {
  const { list, odds } = levels[depth];
  const count = outcomes(world, list, odds);
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const next = copyInto(world, depth);
    happenAs(next, list[i]);
    sum += odds[i] * leadsTo(next, seat, turn, weights, depth + 1);
  }
  return sum;
}
