import { fastRng, type Rng } from '@yamanote/kernel';
import { rule } from '@yamanote/tools/rule';
import { expect, test } from 'vitest';
import { customersPerGood, layOut, pointsWithout, SET_POINTS, setPoints } from './scoring.ts';
import { CUSTOMERS, type CustomerId, GOODS, goodOf, KINDS, WEIGHT } from './tokens.ts';

const kinds = (...ids: CustomerId[]) => ids.map((id) => CUSTOMERS.indexOf(id));
const times = (count: number, id: CustomerId) => Array<CustomerId>(count).fill(id);

/** The best of all divisions into sets, by trying every set that could be taken next. */
function bestDivision(counts: readonly number[], known: Map<string, number>): number {
  const key = counts.join();
  const before = known.get(key);
  if (before !== undefined) return before;
  let best = 0;
  for (let set = 1; set < 1 << GOODS.length; set++) {
    const goods = counts.map((_, good) => (set >> good) & 1);
    if (goods.some((taken, good) => taken > counts[good])) continue;
    const size = goods.reduce((sum, taken) => sum + taken, 0);
    const rest = bestDivision(
      counts.map((count, good) => count - goods[good]),
      known,
    );
    best = Math.max(best, SET_POINTS[size] + rest);
  }
  known.set(key, best);
  return best;
}

/** … and of all ways to say what the stars stand for. */
function bestWithStars(counts: readonly number[], stars: number, known: Map<string, number>): number {
  if (stars === 0) return bestDivision(counts, known);
  const key = `${counts.join()} and ${stars}`;
  const ways = counts.map((_, good) => counts.map((count, other) => count + (other === good ? 1 : 0)));
  const best = known.get(key) ?? Math.max(...ways.map((way) => bestWithStars(way, stars - 1, known)));
  known.set(key, best);
  return best;
}

function randomCollection(rng: Rng, most: number): number[] {
  return [...Array(rng.below(most + 1))].map(() => rng.below(KINDS));
}

/** Three department stores, with the first stacks. */
const MOST_STARS = 3 + 2 + 2;

rule(['SJR-13.4', 'SJA-25'], 'the closed formula is the best division, over 10,000 random collections', () => {
  const rng = fastRng('collections');
  const known = new Map<string, number>();
  const wrong: unknown[] = [];
  for (let i = 0; i < 10_000; i++) {
    const collection = randomCollection(rng, 24);
    const stars = rng.below(MOST_STARS + 1);
    const best = bestWithStars(customersPerGood(collection), stars, known);
    if (setPoints(collection, stars) !== best) wrong.push({ collection, stars, best });
  }
  expect(wrong).toEqual([]);
});

rule(
  ['SJP-13.1', 'SJP-14.1', 'SJA-33'],
  'what goes is the best choice among the most numerous, over 10,000 collections',
  () => {
    const rng = fastRng('prototype');
    const wrong: unknown[] = [];
    for (let i = 0; i < 10_000; i++) {
      const collection = randomCollection(rng, 20);
      for (const removed of [1, 2, 3]) {
        const best = bestWithout(collection, removed);
        if (pointsWithout(collection, removed) !== best) wrong.push({ collection, removed, best });
      }
    }
    expect(wrong).toEqual([]);
  },
);

/** Sets of goods, as lists. */
const CHOICES = [...Array(1 << GOODS.length).keys()].map((bits) =>
  GOODS.map((_, good) => good).filter((good) => ((bits >> good) & 1) === 1),
);

/** The best choice of so many goods such that none that stays has more tokens than one that goes. */
function bestWithout(collection: readonly number[], removed: number): number {
  const tokens = GOODS.map(() => 0);
  const points = GOODS.map(() => 0);
  for (const customer of collection) {
    tokens[goodOf(customer)]++;
    points[goodOf(customer)] += WEIGHT[customer];
  }
  const left = (gone: readonly number[]) => points.filter((_, good) => !gone.includes(good)).reduce((a, b) => a + b, 0);
  const allowed = (gone: readonly number[]) =>
    gone.length === removed &&
    tokens.every((count, good) => gone.includes(good) || gone.every((g) => tokens[g] >= count));
  return Math.max(...CHOICES.filter(allowed).map(left));
}

rule(
  ['SJR-13.1', 'SJR-13.2', 'SJR-13.3'],
  'sets of 4, 3, 2, 1 score 10, 6, 3, 1; premiums count twice, stars for anything',
  () => {
    expect(setPoints(kinds('food', 'clothing', 'books', 'electronics'), 0)).toBe(10);
    expect(setPoints(kinds('food', 'clothing', 'books'), 0)).toBe(6);
    expect(setPoints(kinds('food', 'clothing'), 0)).toBe(3);
    expect(setPoints(kinds('food', 'food'), 0)).toBe(2);
    expect(setPoints(kinds('food*', 'clothing'), 0)).toBe(4);
    expect(setPoints(kinds('food*', 'clothing*'), 0)).toBe(6);
    expect(setPoints(kinds('food', 'clothing'), 2)).toBe(10);
  },
);

rule('SJR-EX16', 'seven, five, four and three customers score 41', () => {
  const collection = kinds(
    ...times(7, 'food'),
    'clothing*',
    ...times(3, 'clothing'),
    'books*',
    'books',
    'books',
    'electronics*',
    'electronics',
  );
  expect(customersPerGood(collection)).toEqual([7, 5, 4, 3]);
  expect(setPoints(collection, 0)).toBe(41);
  expect(layOut(collection, 0).map((set) => set.length)).toEqual([4, 4, 4, 3, 2, 1, 1]);
});

rule(['SJX-1', 'SJX-2'], 'two collections that the designer scored: 59 and 53', () => {
  const first = kinds(
    ...times(7, 'food'),
    'clothing*',
    ...times(3, 'clothing'),
    ...times(2, 'books*'),
    ...times(3, 'books'),
    ...times(2, 'electronics*'),
  );
  expect(setPoints(first, 2)).toBe(59);
  expect(layOut(first, 2).map((set) => set.length)).toEqual([4, 4, 4, 4, 4, 3, 2]);
  const second = kinds(
    ...times(5, 'food'),
    ...times(3, 'clothing'),
    ...times(2, 'books*'),
    'books',
    ...times(2, 'electronics*'),
  );
  expect(setPoints(second, 5)).toBe(53);
  expect(layOut(second, 5).map((set) => set.length)).toEqual([4, 4, 4, 4, 4, 2]);
});

rule('SJR-T14', 'nothing scores 0, four stars 10, one premium customer 2, food and a star 3', () => {
  expect(setPoints([], 0)).toBe(0);
  expect(setPoints([], 4)).toBe(10);
  expect(setPoints(kinds('electronics*'), 0)).toBe(2);
  expect(setPoints(kinds('food'), 1)).toBe(3);
});

rule(
  ['SJP-13.2', 'SJP-14.2', 'SJP-T6'],
  'tokens 4, 4, 4, 1 with points 4, 5, 6, 1: 12, then 7, then 1 point left',
  () => {
    const collection = kinds(
      ...times(4, 'food'),
      ...times(3, 'clothing'),
      'clothing*',
      ...times(2, 'books'),
      ...times(2, 'books*'),
      'electronics',
    );
    expect([1, 2, 3].map((removed) => pointsWithout(collection, removed))).toEqual([12, 7, 1]);
  },
);

rule('SJX-5', 'out of three tied goods the one worth least goes; a further token may cost points', () => {
  const collection = kinds('food*', 'food*', 'clothing', 'clothing', 'books', 'electronics', 'electronics*');
  expect(pointsWithout(collection, 1)).toBe(8);
  expect(pointsWithout([...collection, ...kinds('food')], 1)).toBe(6);
});

test('laid out, every customer stands in as many sets as it counts for, and every star in one', () => {
  const rng = fastRng('lay out');
  for (let i = 0; i < 300; i++) {
    const collection = randomCollection(rng, 12);
    const stars = rng.below(MOST_STARS + 1);
    const sets = layOut(collection, stars);
    expect(sets.reduce((sum, set) => sum + SET_POINTS[set.length], 0)).toBe(setPoints(collection, stars));
    const goods = sets.map((set) =>
      set.map((member) => ('star' in member ? member.star : member.customer.replace('*', ''))),
    );
    for (const set of goods) expect(new Set(set).size).toBe(set.length);
    const members = sets.flat();
    expect(members.filter((member) => 'star' in member).length).toBe(stars);
    for (const [customer, id] of CUSTOMERS.entries()) {
      const shown = members.filter((member) => 'customer' in member && member.customer === id).length;
      expect(shown).toBe(collection.filter((won) => won === customer).length * WEIGHT[customer]);
    }
  }
});
