/** Who sits where in the games of one deal. All of them are played with the same chance, so that luck is shared out fairly. */

/** Every different turn of the table: `a,b,b,b` has a on every seat once; two bots have both orders. */
export function rotationsOf(bots: readonly string[]): string[][] {
  const turned = bots.map((_, by) => bots.map((_, seat) => bots[(seat + bots.length - by) % bots.length]));
  const seen = new Set<string>();
  return turned.filter((seating) => {
    const key = JSON.stringify(seating);
    return !seen.has(key) && seen.add(key);
  });
}

/** Each bot by itself, for games that are played alone. */
export function alone(bots: readonly string[]): string[][] {
  return differentOf(bots).map((bot) => [bot]);
}

/** Every bot once, in the order in which they were first named. */
export function differentOf(bots: readonly string[]): string[] {
  return [...new Set(bots)];
}
