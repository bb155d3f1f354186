import type { Figure } from './words.ts';

/** "+1 star", "−3 hearts": every figure that has changed, with its sign before the words for so many. */
export function signed(
  change: Readonly<Record<Figure, number>>,
  words: Readonly<Record<Figure, (n: number) => string>>,
): string[] {
  const figures = Object.keys(change) as Figure[];
  return figures.flatMap((figure) => {
    const by = change[figure];
    return by === 0 ? [] : [`${by > 0 ? '+' : '−'}${words[figure](Math.abs(by))}`];
  });
}
