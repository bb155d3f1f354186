/** What a sheet between two cards will be worth in the end, as a mean: the clouds' guess, set right by a net for each phase. */
import { PHASES } from '@yamanote/games/next-station-tokyo/rules';
import type { Facts } from '../twin/facts.ts';
import { totalOf } from '../twin/sheet.ts';
import { PHASE } from '../twin/world.ts';
import { parseWeights } from '../weights.ts';
import { basis, fillInputs, inputs } from './inputs.ts';
import { findPlaces, PLACES, placesWorth } from './places.ts';
import { WEIGHTS as LEARNED } from './weights.ts';

export const INPUTS = 148;
export const HIDDEN = 16;
/** Points that one unit of the net's answer stands for. */
export const SCALE = 10;

/** Of one phase: by input and hidden unit, then by hidden unit, then by input straight to the answer. */
export const PHASE_WEIGHTS = INPUTS * HIDDEN + HIDDEN + INPUTS;
/** Of all phases, and then what is known of places. */
const PLACES_FROM = PHASES * PHASE_WEIGHTS;
export const WEIGHTS = PLACES_FROM + PLACES;

/** As learned. */
export const VALUE = parseWeights(LEARNED);

export const hidden = new Float64Array(HIDDEN);

export function sheetValue(row: Int32Array, facts: Facts, weights: Float64Array): number {
  if (row[PHASE] >= PHASES) return totalOf(row, facts);
  fillInputs(row, facts);
  findPlaces(row, facts, PLACES_FROM);
  return basis.clouds + SCALE * (answer(inputs, weights, row[PHASE] * PHASE_WEIGHTS) + placesWorth(weights));
}

/** The net of the phase whose weights begin at `begin`. */
export function answer(given: Float64Array, weights: Float64Array, begin: number): number {
  const straight = begin + INPUTS * HIDDEN + HIDDEN;
  let sum = 0;
  let [h0, h1, h2, h3, h4, h5, h6, h7] = [0, 0, 0, 0, 0, 0, 0, 0];
  let [g0, g1, g2, g3, g4, g5, g6, g7] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let input = 0; input < INPUTS; input++) {
    const x = given[input];
    if (x === 0) continue;
    sum += x * weights[straight + input];
    const w = begin + input * HIDDEN;
    h0 += x * weights[w];
    h1 += x * weights[w + 1];
    h2 += x * weights[w + 2];
    h3 += x * weights[w + 3];
    h4 += x * weights[w + 4];
    h5 += x * weights[w + 5];
    h6 += x * weights[w + 6];
    h7 += x * weights[w + 7];
    g0 += x * weights[w + 8];
    g1 += x * weights[w + 9];
    g2 += x * weights[w + 10];
    g3 += x * weights[w + 11];
    g4 += x * weights[w + 12];
    g5 += x * weights[w + 13];
    g6 += x * weights[w + 14];
    g7 += x * weights[w + 15];
  }
  hidden[0] = h0;
  hidden[1] = h1;
  hidden[2] = h2;
  hidden[3] = h3;
  hidden[4] = h4;
  hidden[5] = h5;
  hidden[6] = h6;
  hidden[7] = h7;
  hidden[8] = g0;
  hidden[9] = g1;
  hidden[10] = g2;
  hidden[11] = g3;
  hidden[12] = g4;
  hidden[13] = g5;
  hidden[14] = g6;
  hidden[15] = g7;
  const out = begin + INPUTS * HIDDEN;
  for (let unit = 0; unit < HIDDEN; unit++) if (hidden[unit] > 0) sum += hidden[unit] * weights[out + unit];
  return sum;
}
