/** Each seat's chance to win, by a net that has learned from self-play: one for each edition. */
import { MOST_SEATS } from '@yamanote/games/shinjuku/rules';
import type { Seat } from '@yamanote/kernel';
import { ENDED } from '../twin/phases.ts';
import { shares } from '../twin/scores.ts';
import { IS_R12, PHASE, SEATS, type World } from '../twin/world.ts';
import { fillInputs, SEAT_INPUTS, seatInputs, TABLE_INPUTS, tableInputs } from './inputs.ts';
import { WEIGHTS as LEARNED } from './weights.ts';

const HIDDEN = 16;
const INPUTS = SEAT_INPUTS + TABLE_INPUTS;
/** By input and hidden unit, then by hidden unit what it counts for. */
const NET = (INPUTS + 1) * HIDDEN;
const OUT = INPUTS * HIDDEN;
export const WEIGHTS = 2 * NET;

/** Weights are written down as whole numbers, so that a file of them is small. */
const SCALE = 10_000;

export function makeWeights(weights: Float64Array): number[] {
  return Array.from(weights, (weight) => Math.round(weight * SCALE) + 0);
}

export function parseWeights(written: readonly number[]): Float64Array {
  return Float64Array.from({ length: WEIGHTS }, (_, i) => (written[i] ?? 0) / SCALE);
}

/** As learned. */
const VALUE = parseWeights(LEARNED);

/** By seat: what the hidden units said last. */
const hidden = Array.from({ length: MOST_SEATS }, () => new Float64Array(HIDDEN));
const shared = new Float64Array(HIDDEN);

/** Every seat goes through the same net, and the seats' strengths are compared; how sharply, `certainty` says. */
export function chances(world: World, weights: Float64Array, values: number[] | Float64Array, certainty = 1): void {
  if (world[PHASE] === ENDED) {
    shares(world, values);
    return;
  }
  fillInputs(world);
  const net = world[IS_R12] * NET;
  const seats = world[SEATS];
  shared.fill(0);
  addProduct(tableInputs, weights, net + SEAT_INPUTS * HIDDEN, shared);
  let most = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < seats; seat++) {
    const units = hidden[seat];
    units.set(shared);
    addProduct(seatInputs[seat], weights, net, units);
    let strength = 0;
    for (let unit = 0; unit < HIDDEN; unit++) if (units[unit] > 0) strength += units[unit] * weights[net + OUT + unit];
    values[seat] = strength * certainty;
    most = Math.max(most, values[seat]);
  }
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    values[seat] = Math.exp(values[seat] - most);
    sum += values[seat];
  }
  for (let seat = 0; seat < seats; seat++) values[seat] /= sum;
}

const judged = new Float64Array(MOST_SEATS);

/**
 * What was learned holds for worlds that are known. In one that is imagined others have won something else than they have, so
 * that much less is certain; by this much predictions and ends of matches of experts come nearest to each other.
 */
const CERTAINTY = 0.17;

/** Each seat's chance to win in a world that is imagined. */
export function likelyChances(world: World, values: number[] | Float64Array): void {
  chances(world, VALUE, values, CERTAINTY);
}

/** What such a world is worth to a seat. */
export function chanceOf(world: World, seat: Seat): number {
  likelyChances(world, judged);
  return judged[seat];
}

function addProduct(inputs: Float64Array, weights: Float64Array, from: number, sums: Float64Array): void {
  for (let input = 0; input < inputs.length; input++) {
    const factor = inputs[input];
    if (factor === 0) continue;
    const row = from + input * HIDDEN;
    for (let unit = 0; unit < HIDDEN; unit++) sums[unit] += factor * weights[row + unit];
  }
}

const slopes = new Float64Array(HIDDEN);
/** By seat: the chances that the net gave the position that was taught last. */
export const given = new Float64Array(MOST_SEATS);

/**
 * Adds to `gradient` how the weights would have to change for the position's chances to come nearer to `target`; says how
 * surprising the target was.
 */
export function teach(world: World, target: Float64Array, weights: Float64Array, gradient: Float64Array): number {
  chances(world, weights, given);
  const net = world[IS_R12] * NET;
  let surprise = 0;
  for (let seat: Seat = 0; seat < world[SEATS]; seat++) {
    surprise -= target[seat] * Math.log(Math.max(given[seat], 1e-12));
    const fault = given[seat] - target[seat];
    const units = hidden[seat];
    for (let unit = 0; unit < HIDDEN; unit++) {
      const active = units[unit] > 0;
      slopes[unit] = active ? fault * weights[net + OUT + unit] : 0;
      if (active) gradient[net + OUT + unit] += fault * units[unit];
    }
    addOuter(seatInputs[seat], gradient, net);
    addOuter(tableInputs, gradient, net + SEAT_INPUTS * HIDDEN);
  }
  return surprise;
}

function addOuter(inputs: Float64Array, gradient: Float64Array, from: number): void {
  for (let input = 0; input < inputs.length; input++) {
    const value = inputs[input];
    if (value === 0) continue;
    for (let unit = 0; unit < HIDDEN; unit++) gradient[from + input * HIDDEN + unit] += value * slopes[unit];
  }
}
