/** Several runs as one: the median of each figure, and between what they were. */
import { type Figure, figure } from '../figures.ts';
import { median } from './percentiles.ts';

export function combine(runs: readonly (readonly Figure[])[]): Figure[] {
  return runs[0].map(({ name, unit, target }, i) => {
    const values = runs.map((run) => run[i].value);
    return {
      ...figure(name, median(values), unit, target),
      slowest: Math.min(...values),
      fastest: Math.max(...values),
    };
  });
}
