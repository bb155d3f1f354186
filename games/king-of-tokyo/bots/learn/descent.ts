/** Steps downhill, as long for every weight as its slopes have been steady (Adam). */
export interface Descent {
  /** Takes a step by the slopes, and forgets them. `weights` are changed in place. */
  step(weights: Float64Array, slope: Float64Array, rate: number): void;
}

const STEADINESS = 0.9;
const MEMORY = 0.999;

export function descentOf(size: number): Descent {
  const means = new Float64Array(size);
  const squares = new Float64Array(size);
  let steps = 0;
  return {
    step(weights, slope, rate) {
      steps++;
      const meanScale = 1 / (1 - STEADINESS ** steps);
      const squareScale = 1 / (1 - MEMORY ** steps);
      for (let i = 0; i < size; i++) {
        means[i] = STEADINESS * means[i] + (1 - STEADINESS) * slope[i];
        squares[i] = MEMORY * squares[i] + (1 - MEMORY) * slope[i] * slope[i];
        weights[i] -= (rate * means[i] * meanScale) / (Math.sqrt(squares[i] * squareScale) + 1e-8);
      }
      slope.fill(0);
    },
  };
}
