/** The answers that are compared at the root, and how they have done. */
export interface Arms {
  readonly moves: readonly number[];
  /** Arms by number, in the order in which they stand: all that are still compared come first. */
  readonly order: number[];
  readonly visits: Float64Array;
  readonly sums: Float64Array;
  readonly squares: Float64Array;
  /** Of the differences to the favourite under the same chance: arm 0, which is tried whenever another one is. */
  readonly gains: Float64Array;
  readonly gainSquares: Float64Array;
}

/** Fewer differences than this do not say how much they vary. */
const LEAST_COMPARED = 8;

/** One arm for each move, the favourite first. */
export function makeArms(moves: readonly number[]): Arms {
  const column = () => new Float64Array(moves.length);
  return {
    moves,
    order: [...moves.keys()],
    visits: column(),
    sums: column(),
    squares: column(),
    gains: column(),
    gainSquares: column(),
  };
}

/** Counts what a playout was worth; `favourite` is what that of the favourite was, under the same chance. */
export function count(arms: Arms, arm: number, value: number, favourite: number): void {
  arms.visits[arm]++;
  arms.sums[arm] += value;
  arms.squares[arm] += value * value;
  arms.gains[arm] += value - favourite;
  arms.gainSquares[arm] += (value - favourite) ** 2;
}

export function meanOf({ visits, sums }: Arms, arm: number): number {
  return visits[arm] > 0 ? sums[arm] / visits[arm] : Number.NEGATIVE_INFINITY;
}

/** The standard error of an arm's mean; one playout says nothing about it. */
export function errorOf({ visits, sums, squares }: Arms, arm: number): number {
  return standardError(visits[arm], sums[arm], squares[arm]);
}

function standardError(visits: number, sum: number, square: number): number {
  if (visits < 2) return Number.POSITIVE_INFINITY;
  const variance = Math.max(0, square - (sum * sum) / visits) / (visits - 1);
  return Math.sqrt(variance / visits);
}

/**
 * Sequential halving that may be stopped at any time: all arms are tried once, the better half of them twice, the better
 * quarter four times, until two are left; then again from the beginning, by all that is known by then. Every round
 * costs the same, as in the halving of a fixed budget. `compare` tries the first so many of the order, and says whether
 * to go on. With `keepFirst` the first of the order stays in every round.
 */
export function halve(arms: Arms, keepFirst: boolean, compare: (howMany: number) => boolean): void {
  const { order } = arms;
  for (;;) {
    let left = order.length;
    for (let times = 1; ; times *= 2) {
      for (let time = 0; time < times; time++) if (!compare(left)) return;
      if (left <= 2) break;
      rank(arms, keepFirst ? 1 : 0, left);
      left = Math.ceil(left / 2);
    }
  }
}

/** Puts those from `from` up to `to` into the order of their means; equal ones stay as they were. */
function rank(arms: Arms, from: number, to: number): void {
  const { order } = arms;
  for (let i = from + 1; i < to; i++) {
    const arm = order[i];
    const mean = meanOf(arms, arm);
    let place = i;
    for (; place > from && meanOf(arms, order[place - 1]) < mean; place--) order[place] = order[place - 1];
    order[place] = arm;
  }
}

/** The arms that were tried, best first: those that were tried little come last, as their means are mostly luck. */
export function standings(arms: Arms): number[] {
  const { visits, order } = arms;
  const much = Math.max(...visits) / 4;
  const tried = order.filter((arm) => visits[arm] > 0);
  const wellTried = (arm: number) => Number(visits[arm] >= much);
  return tried.sort((a, b) => wellTried(b) - wellTried(a) || meanOf(arms, b) - meanOf(arms, a) || a - b);
}

/** The favourite, unless another arm is better by so many standard errors of the difference: then the best of these. */
export function guarded(arms: Arms, errors: number): number {
  const { visits, gains, gainSquares } = arms;
  let best = 0;
  let most = 0;
  for (let arm = 1; arm < visits.length; arm++) {
    if (visits[arm] < LEAST_COMPARED) continue;
    const gain = gains[arm] / visits[arm];
    const error = standardError(visits[arm], gains[arm], gainSquares[arm]);
    if (gain > most && gain > errors * error) {
      best = arm;
      most = gain;
    }
  }
  return best;
}
