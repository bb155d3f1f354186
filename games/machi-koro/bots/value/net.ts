/** Each seat's chance to win, by a net that has learned from self-play. */
import { hasAllLandmarks } from '../twin/flow.ts';
import { ENDED, MOST_SEATS, PHASE, SEATS, type World } from '../twin/world.ts';
import { parseWeights } from '../weights.ts';
import { fillInputs, SEAT_INPUTS, seatInputs, TABLE_INPUTS, tableInputs } from './inputs.ts';
import { WEIGHTS as LEARNED } from './weights.ts';

export const HIDDEN = 32;

/** Every seat goes through the same net, and the seats' strengths are compared. */
export interface Weights {
  /** All of them in one row; the others are parts of it. */
  all: Float64Array;
  /** By input and hidden unit. */
  seat: Float64Array;
  table: Float64Array;
  /** By hidden unit. */
  out: Float64Array;
}

const TABLE_FROM = SEAT_INPUTS * HIDDEN;
const OUT_FROM = TABLE_FROM + TABLE_INPUTS * HIDDEN;
export const WEIGHTS = OUT_FROM + HIDDEN;

export function weightsOf(all: Float64Array): Weights {
  const [seat, table, out] = [all.subarray(0, TABLE_FROM), all.subarray(TABLE_FROM, OUT_FROM), all.subarray(OUT_FROM)];
  return { all, seat, table, out };
}

/** As learned. */
export const VALUE = weightsOf(parseWeights(LEARNED));

const shared = new Float64Array(HIDDEN);
/** By seat: what the hidden units said last, for learning. */
export const hidden = Array.from({ length: MOST_SEATS }, () => new Float64Array(HIDDEN));

export function chances(world: World, weights: Weights, values: number[] | Float64Array): void {
  const seats = world[SEATS];
  if (world[PHASE] === ENDED) {
    for (let seat = 0; seat < seats; seat++) values[seat] = hasAllLandmarks(world, seat) ? 1 : 0;
    return;
  }
  fillInputs(world);
  shared.fill(0);
  addProduct(tableInputs, weights.table, shared);
  let most = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < seats; seat++) {
    const units = hidden[seat];
    units.set(shared);
    addProduct(seatInputs[seat], weights.seat, units);
    let strength = 0;
    for (let unit = 0; unit < HIDDEN; unit++) {
      if (units[unit] > 0) strength += units[unit] * weights.out[unit];
    }
    values[seat] = strength;
    most = Math.max(most, strength);
  }
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) sum += values[seat] = Math.exp(values[seat] - most);
  for (let seat = 0; seat < seats; seat++) values[seat] /= sum;
}

const AT_ONCE = 8;
const rows = new Int32Array(Math.max(SEAT_INPUTS, TABLE_INPUTS));
const factors = new Float64Array(rows.length);

/** Most inputs of a young city are 0 and are left out; the sums of eight units at once stay where they are quickest. */
function addProduct(inputs: Float64Array, weights: Float64Array, sums: Float64Array): void {
  let count = 0;
  for (let input = 0; input < inputs.length; input++) {
    if (inputs[input] === 0) continue;
    rows[count] = input * HIDDEN;
    factors[count++] = inputs[input];
  }
  for (let unit = 0; unit < HIDDEN; unit += AT_ONCE) {
    let [a, b, c, d, e, f, g, h] = [0, 0, 0, 0, 0, 0, 0, 0];
    for (let i = 0; i < count; i++) {
      const row = rows[i] + unit;
      const factor = factors[i];
      a += factor * weights[row];
      b += factor * weights[row + 1];
      c += factor * weights[row + 2];
      d += factor * weights[row + 3];
      e += factor * weights[row + 4];
      f += factor * weights[row + 5];
      g += factor * weights[row + 6];
      h += factor * weights[row + 7];
    }
    sums[unit] += a;
    sums[unit + 1] += b;
    sums[unit + 2] += c;
    sums[unit + 3] += d;
    sums[unit + 4] += e;
    sums[unit + 5] += f;
    sums[unit + 6] += g;
    sums[unit + 7] += h;
  }
}
