/** What a collection is worth, in either edition. */
import { CUSTOMERS, type CustomerId, GOODS, goodOf, WEIGHT } from './tokens.ts';

/** By size: what a set of different goods is worth. */
export const SET_POINTS: readonly number[] = [0, 1, 3, 6, 10];

/** Retail: by good, how many customers a collection counts as; a premium one counts twice. */
export function customersPerGood(collection: readonly number[]): number[] {
  const counts = GOODS.map(() => 0);
  for (const customer of collection) counts[goodOf(customer)] += WEIGHT[customer];
  return counts;
}

/** A star stands for the good of which there are fewest at that moment: filling up sets is always best. */
function withStars(counts: readonly number[], stars: number): number[] {
  const filled = counts.slice();
  for (let star = 0; star < stars; star++) filled[filled.indexOf(Math.min(...filled))]++;
  return filled;
}

/**
 * Retail: the best division into sets. Sets are as full as possible when the first takes one of every good, and so on; the
 * most numerous good is then in each set, the second in the fuller ones, and it adds 2 there, the third 3, the fourth 4.
 */
export function setPoints(collection: readonly number[], stars: number): number {
  const [n1, n2, n3, n4] = withStars(customersPerGood(collection), stars).sort((a, b) => b - a);
  return n1 + 2 * n2 + 3 * n3 + 4 * n4;
}

/** What stands in a set: a customer (a premium one in two sets), or a star for one of a good. */
export type Member = { readonly customer: CustomerId } | { readonly star: (typeof GOODS)[number] };

/** Retail: the best sets, the fullest first, as one would lay them out on the table. */
export function layOut(collection: readonly number[], stars: number): Member[][] {
  const counts = customersPerGood(collection);
  const filled = withStars(counts, stars);
  const rows = GOODS.map((good, g): Member[] => [
    ...collection
      .filter((customer) => goodOf(customer) === g)
      .sort((a, b) => WEIGHT[b] - WEIGHT[a])
      .flatMap((customer) => Array<Member>(WEIGHT[customer]).fill({ customer: CUSTOMERS[customer] })),
    ...Array<Member>(filled[g] - counts[g]).fill({ star: good }),
  ]);
  const sets = Math.max(...filled);
  return [...Array(sets).keys()].map((set) => rows.flatMap((row) => (set < row.length ? [row[set]] : [])));
}

/** Prototype: the points left after removing the most numerous goods; where tokens tie, the goods worth least go. */
export function pointsWithout(collection: readonly number[], removed: number): number {
  const goods = GOODS.map(() => ({ tokens: 0, points: 0 }));
  for (const customer of collection) {
    const good = goods[goodOf(customer)];
    good.tokens++;
    good.points += WEIGHT[customer];
  }
  goods.sort((a, b) => b.tokens - a.tokens || a.points - b.points);
  return goods.slice(removed).reduce((sum, { points }) => sum + points, 0);
}
