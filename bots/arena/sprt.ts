/**
 * The sequential test: is a mean rather `low` or rather `high`? It is asked again after every deal, and answered as soon as
 * the log-likelihood ratio leaves its bounds: that of the generalised test for means, by the normal approximation and with
 * the variance that the deals show,
 *
 *   llr = n · (high − low) · (2 · mean − low − high) / (2 · variance of a deal)
 *
 * between Wald's bounds ± ln(0.95 / 0.05): where the mean is one of the two, about one test in twenty says the other.
 */
import { meanOf, type Sample, varianceOf, withDoubt } from './sample.ts';

const WRONG = 0.05;
export const LLR_BOUND = Math.log((1 - WRONG) / WRONG);

export type Verdict = 'high' | 'low' | 'open';

export interface Test {
  llr: number;
  verdict: Verdict;
}

/** The test for parts from 0 to 1, such as games won. */
export function testRate(sample: Sample, low: number, high: number): Test {
  const llr =
    sample.count === 0
      ? 0
      : (sample.count * (high - low) * (2 * meanOf(sample) - low - high)) / (2 * varianceOf(withDoubt(sample)));
  return { llr, verdict: llr >= LLR_BOUND ? 'high' : llr <= -LLR_BOUND ? 'low' : 'open' };
}
