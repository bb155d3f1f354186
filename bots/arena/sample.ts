/** Numbers that were seen, one for each deal: as much of them as means, intervals and tests need. */
export interface Sample {
  count: number;
  sum: number;
  squares: number;
}

export function sampleOf(values: Iterable<number>): Sample {
  const sample = { count: 0, sum: 0, squares: 0 };
  for (const value of values) addTo(sample, value);
  return sample;
}

export function addTo(sample: Sample, value: number): void {
  sample.count++;
  sample.sum += value;
  sample.squares += value * value;
}

export function meanOf({ count, sum }: Sample): number {
  return sum / count;
}

/** The variance of one value, as far as these tell; none can be told from a single one. */
export function varianceOf({ count, sum, squares }: Sample): number {
  if (count < 2) return Number.POSITIVE_INFINITY;
  return Math.max(0, (squares - (sum * sum) / count) / (count - 1));
}

/**
 * The same sample with one deal won and one lost added. Who won all of a few deals does not win for certain: without these
 * two the variance would be nothing then, and every interval empty.
 */
export function withDoubt({ count, sum, squares }: Sample): Sample {
  return { count: count + 2, sum: sum + 1, squares: squares + 1 };
}
