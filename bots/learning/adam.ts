/** Gradient descent in which every weight has a pace of its own (Adam). */
type Descend = (rate: number) => void;

const MOMENTUM = 0.9;
const MEMORY = 0.999;
const LEAST = 1e-8;

/** Moves `weights` against `gradient`, which it empties. */
export function adam(weights: Float64Array, gradient: Float64Array): Descend {
  const means = new Float64Array(weights.length);
  const squares = new Float64Array(weights.length);
  let steps = 0;
  return (rate) => {
    steps++;
    const meanScale = 1 / (1 - MOMENTUM ** steps);
    const squareScale = 1 / (1 - MEMORY ** steps);
    for (let i = 0; i < weights.length; i++) {
      means[i] += (1 - MOMENTUM) * (gradient[i] - means[i]);
      squares[i] += (1 - MEMORY) * (gradient[i] ** 2 - squares[i]);
      weights[i] -= (rate * means[i] * meanScale) / (Math.sqrt(squares[i] * squareScale) + LEAST);
    }
    gradient.fill(0);
  };
}

/** Falls from the first rate to the last while a share from 0 to 1 of the work gets done. */
export function rateAt(first: number, last: number, share: number): number {
  return first * (last / first) ** share;
}
