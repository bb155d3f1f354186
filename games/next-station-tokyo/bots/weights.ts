/** Learned weights are written down as whole numbers, so that a file of them is small. */
const SCALE = 1000;

export function makeWeights(weights: Float64Array): number[] {
  return Array.from(weights, (weight) => Math.round(weight * SCALE) + 0);
}

export function parseWeights(written: readonly number[]): Float64Array {
  return Float64Array.from(written, (weight) => weight / SCALE);
}
