/** What a position of a finished match teaches the net. */
import { MOST_SEATS, SEATS, type World } from '../twin/world.ts';
import { SEAT_INPUTS, seatInputs, TABLE_INPUTS, tableInputs } from '../value/inputs.ts';
import { chances, HIDDEN, hidden, type Weights } from '../value/net.ts';

const slopes = new Float64Array(HIDDEN);
/** By seat: the chances that the net gave the position that was taught last. */
export const given = new Float64Array(MOST_SEATS);

/**
 * Adds to `gradient` how the weights would have to change for the position's chances to come nearer to `target`; says how
 * surprising the target was.
 */
export function teach(world: World, target: Float64Array, weights: Weights, gradient: Weights): number {
  chances(world, weights, given);
  let surprise = 0;
  for (let seat = 0; seat < world[SEATS]; seat++) {
    surprise -= target[seat] * Math.log(Math.max(given[seat], 1e-12));
    const fault = given[seat] - target[seat];
    const units = hidden[seat];
    for (let unit = 0; unit < HIDDEN; unit++) {
      const active = units[unit] > 0;
      slopes[unit] = active ? fault * weights.out[unit] : 0;
      if (active) gradient.out[unit] += fault * units[unit];
    }
    addOuter(seatInputs[seat], SEAT_INPUTS, gradient.seat);
    addOuter(tableInputs, TABLE_INPUTS, gradient.table);
  }
  return surprise;
}

function addOuter(inputs: Float64Array, count: number, gradient: Float64Array): void {
  for (let input = 0; input < count; input++) {
    const value = inputs[input];
    if (value === 0) continue;
    for (let unit = 0; unit < HIDDEN; unit++) gradient[input * HIDDEN + unit] += value * slopes[unit];
  }
}
