/** The star track: which stacks have been taken, and which of them can be whose. */

/** How many stars the first upgrades of a game have brought altogether. */
export function starsTaken(stacks: readonly number[], upgrades: number): number {
  return stacks.slice(0, upgrades).reduce((sum, stars) => sum + stars, 0);
}

/** Every way in which `own` of the upgrades so far can have brought so many stars, as lists of their numbers. */
export function ownStacks(stacks: readonly number[], upgrades: number, own: number, stars: number): number[][] {
  if (own === 0) return stars === 0 ? [[]] : [];
  if (upgrades < own || stars < 0) return [];
  const last = upgrades - 1;
  const including = ownStacks(stacks, last, own - 1, stars - (stacks[last] ?? 0)).map((way) => [...way, last]);
  return [...ownStacks(stacks, last, own, stars), ...including];
}
