/** Where the true mean lies, with a confidence of 95 %. The deal is the unit: games of one deal share their luck. */
import { meanOf, type Sample, varianceOf, withDoubt } from './sample.ts';

export type Interval = [from: number, to: number];

/** Student's interval for the mean of any numbers. */
export function interval(sample: Sample): Interval {
  const mean = meanOf(sample);
  const half = sample.count < 2 ? Number.POSITIVE_INFINITY : student95(sample.count - 1) * errorOf(sample);
  return [mean - half, mean + half];
}

/** For parts from 0 to 1, such as games won: never empty, and never beyond what is possible. */
export function rateInterval(sample: Sample): Interval {
  const [from, to] = interval(withDoubt(sample));
  return [Math.max(0, Math.min(from, meanOf(sample))), Math.min(1, Math.max(to, meanOf(sample)))];
}

function errorOf(sample: Sample): number {
  return Math.sqrt(varianceOf(sample) / sample.count);
}

const Z = 1.959964;

/**
 * How many standard errors lie on each side, by Student's distribution: more where a variance is known from few numbers
 * only. The expansion of Cornish and Fisher is right to one percent from three degrees of freedom on.
 */
export function student95(freedom: number): number {
  const first = (Z ** 3 + Z) / 4;
  const second = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96;
  const third = (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384;
  return Z + first / freedom + second / freedom ** 2 + third / freedom ** 3;
}
