/** What came of some games at one argument: so many, and what part of them was won. */
export interface Trial {
  games: number;
  rate: number;
}

/** Odds are taken to grow about as fast as the argument, unless the trials say otherwise: this much is that belief worth. */
const USUAL_SLOPE = 1;
const BELIEF = 2;
/** No guess is further from all before it than this factor, and none believes in a slope below this. */
const LONGEST_STEP = Math.log(4);
const LEAST_SLOPE = 0.25;
const ROUNDS = 20;

/**
 * Where a rate that grows with its argument reaches a target. Every trial is made where all before it put the target, and
 * all of them count in the end: so few games tell more than they would at arguments that are far from it.
 */
export function approach(
  trial: (argument: number, number: number) => Trial,
  target: number,
  [low, high]: readonly [low: number, high: number],
  trials: number,
): number {
  const [least, most] = [Math.log(low), Math.log(high)];
  const tried: (Trial & { at: number })[] = [];
  let at = (least + most) / 2;
  for (let number = 0; number < trials; number++) {
    tried.push({ ...trial(Math.exp(at), number), at });
    const places = tried.map((one) => one.at);
    const from = Math.max(least, Math.min(...places) - LONGEST_STEP);
    const to = Math.min(most, Math.max(...places) + LONGEST_STEP);
    at = Math.min(to, Math.max(from, crossing(tried, target)));
  }
  return Math.exp(at);
}

/** Where the likeliest curve, which has logarithms of odds in a straight line, crosses the target. */
function crossing(tried: readonly (Trial & { at: number })[], target: number): number {
  const games = tried.reduce((sum, one) => sum + one.games, 0);
  const middle = tried.reduce((sum, one) => sum + one.games * one.at, 0) / games;
  let height = 0;
  let slope = USUAL_SLOPE;
  for (let round = 0; round < ROUNDS; round++) {
    // One game won and one lost beside the others keep the curve from rising without end.
    let [rise, lean] = [0.5 - chanceOf(height), BELIEF * (USUAL_SLOPE - slope)];
    let [bend, twist, tilt] = [1 / 4, 0, BELIEF];
    for (const one of tried) {
      const off = one.at - middle;
      const expected = chanceOf(height + slope * off);
      const surprise = one.games * (one.rate - expected);
      const weight = one.games * expected * (1 - expected);
      rise += surprise;
      lean += surprise * off;
      bend += weight;
      twist += weight * off;
      tilt += weight * off * off;
    }
    const area = bend * tilt - twist * twist;
    height += bounded((rise * tilt - lean * twist) / area);
    slope += bounded((lean * bend - rise * twist) / area);
  }
  return middle + (Math.log(target / (1 - target)) - height) / Math.max(LEAST_SLOPE, slope);
}

function chanceOf(logarithm: number): number {
  return 1 / (1 + Math.exp(-logarithm));
}

function bounded(step: number): number {
  return Math.max(-1, Math.min(1, step));
}
