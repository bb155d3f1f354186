import type { Rng } from '@yamanote/kernel';

/** The numbers below `count`, each order equally likely: whoever then sorts them leaves ties to chance. */
export function inAnyOrder(count: number, rng: Rng): number[] {
  const order = Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i--) {
    const other = rng.below(i + 1);
    [order[i], order[other]] = [order[other], order[i]];
  }
  return order;
}
