/** The best sheet that is found when all cards are known beforehand: after every card the most promising ones are kept. */
import type { Facts } from '../twin/facts.ts';
import { happenAs, play } from '../twin/flow.ts';
import { legalMoves, PASS } from '../twin/moves.ts';
import { totalOf } from '../twin/sheet.ts';
import {
  ANSWER,
  CONNECTIONS,
  COUNTS,
  END_COUNT,
  ENDS,
  ENTERED,
  LINES,
  NONE,
  PHASE,
  STEP,
  type World,
} from '../twin/world.ts';
import { promiseOf } from './promise.ts';

export interface Found {
  total: number;
  /** By step of chance: the answer to it; -1 where nobody is asked. */
  moves: number[];
}

/** Sheets to choose from: what each promises, which one it goes on from, and with which answer. */
interface Choice {
  promise: number;
  parent: number;
  move: number;
}

/** `chance`: what it does from here to the end of the match, in its order. At most `width` sheets are kept. */
export function searchBeam(world: World, chance: readonly number[], width: number): Found {
  const size = world.row.length;
  const scratch: World = { ...world, row: world.row.slice() };
  const rounds = roundsAfter(world, chance);
  const layers: Choice[][] = [];
  let rows = world.row.slice();
  for (const [step, outcome] of chance.entries()) {
    const kept = mostPromising(choicesAfter(rows, scratch, outcome, rounds[step]), width);
    const next = new Int32Array(kept.length * size);
    for (const [i, { parent, move }] of kept.entries()) {
      scratch.row.set(rows.subarray(parent * size, (parent + 1) * size));
      if (move !== NONE) play(scratch, move);
      next.set(scratch.row, i * size);
    }
    layers.push(kept);
    rows = next;
  }
  return bestOf(rows, world.facts, size, layers);
}

/** Every sheet that can come about with a card, equal ones once; `rows` then lie with that card turned up. */
function choicesAfter(rows: Int32Array, scratch: World, outcome: number, rounds: number): Choice[] {
  const size = scratch.row.length;
  const choices: Choice[] = [];
  const seen = new Set<number>();
  const moves: number[] = [];
  const offer = (parent: number, move: number) => {
    const number = numberOf(scratch.row, scratch.facts);
    if (seen.has(number)) return;
    seen.add(number);
    choices.push({ promise: promiseOf(scratch.row, scratch.facts, rounds), parent, move });
  };
  for (let parent = 0; parent * size < rows.length; parent++) {
    const row = rows.subarray(parent * size, (parent + 1) * size);
    scratch.row.set(row);
    happenAs(scratch, outcome);
    row.set(scratch.row);
    if (row[STEP] !== ANSWER) {
      offer(parent, NONE);
      continue;
    }
    const count = legalMoves(scratch, moves);
    for (let i = 0; i < count; i++) {
      scratch.row.set(row);
      play(scratch, moves[i]);
      offer(parent, moves[i]);
    }
  }
  return choices;
}

function mostPromising(choices: Choice[], width: number): Choice[] {
  if (choices.length <= width) return choices;
  return choices.sort((a, b) => b.promise - a.promise).slice(0, width);
}

function bestOf(rows: Int32Array, facts: Facts, size: number, layers: readonly Choice[][]): Found {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i * size < rows.length; i++) {
    const total = totalOf(rows.subarray(i * size, (i + 1) * size), facts);
    if (total <= most) continue;
    most = total;
    best = i;
  }
  const moves: number[] = [];
  for (const layer of layers.toReversed()) {
    const { parent, move } = layer[best];
    moves.unshift(move);
    best = parent;
  }
  return { total: most, moves };
}

/** Sheets with the same number differ in nothing that still matters, but for one in a million million. */
function numberOf(row: Int32Array, facts: Facts): number {
  let high = row[LINES] + 1;
  let low = Math.imul(row[ENTERED] + 0x9e37, 0x85ebca6b);
  const last = CONNECTIONS + facts.stations + facts.segments;
  for (let i = COUNTS; i < last; i++) {
    high = Math.imul(high ^ row[i], 0x01000193) + i;
    low = Math.imul(low + row[i], 0x85ebca6b) ^ (low >>> 13);
  }
  // Ends are in no order.
  let ends = 0;
  for (let i = 0; i < row[END_COUNT]; i++) ends += Math.imul(row[ENDS + i] + 7, 0x2545f491);
  return ((high >>> 0) & 0x1fffff) * 2 ** 32 + ((low ^ ends) >>> 0);
}

/** By step of chance: how many further cards its phase brings. */
function roundsAfter(world: World, chance: readonly number[]): number[] {
  const passing: World = { ...world, row: world.row.slice() };
  const phases = chance.map((outcome) => {
    const phase = passing.row[PHASE];
    happenAs(passing, outcome);
    if (passing.row[STEP] === ANSWER) play(passing, PASS);
    return phase;
  });
  return phases.map((phase, step) => phases.slice(step + 1).filter((other) => other === phase).length);
}
