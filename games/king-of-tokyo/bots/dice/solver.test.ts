import { fastRng } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { facesOf, handfulOf, handfulsOf } from './handfuls.ts';
import { type DiceRules, type FinalWorth, plainDice, solveDice } from './solver.ts';

const CLAW = 5;
const claws = (counts: readonly number[]) => counts[CLAW - 1];

test('handfuls are counted once each, and arrows add a die', () => {
  expect([1, 2, 6, 8].map((size) => handfulsOf(size).counts.length)).toEqual([7, 28, 924, 3003]);
  const six = handfulsOf(6);
  expect(six.counts[handfulOf(six, [1, 1, 5])]).toEqual([2, 0, 0, 0, 1, 0]);
  expect(six.counts.slice(six.full).every((counts) => counts.reduce((a, b) => a + b) === 6)).toBe(true);
});

test('final dice are worth what they show, dice in the air the mean of what they may show', () => {
  const worth = solveDice(plainDice(3, 0), claws).worth;
  expect(worth([1, 5, 5], 0)).toBe(2);
  expect(worth([5], 0)).toBeCloseTo(1 + 2 / 6, 12);
  expect(worth([], 0)).toBeCloseTo(3 / 6, 12);
});

test('a reroll keeps what is wanted and throws the rest', () => {
  const worth = solveDice(plainDice(6, 0), claws).worth;
  // Whatever shows no claw goes up again: each die gets three tries.
  expect(worth([], 2)).toBeCloseTo(6 * (1 - (5 / 6) ** 3), 12);
  expect(worth([1, 2, 3, 4, 5, 6], 1)).toBeCloseTo(1 + 5 / 6, 12);
});

test('a die that shows something can be worth more in the air', () => {
  // Only three ones count: with one of them missing, the other dice are thrown again however good they look.
  const triple = solveDice(plainDice(3, 0), ([ones, , , hearts]) => (ones === 3 ? 10 : hearts)).worth;
  expect(triple([1, 1, 4], 1)).toBeCloseTo(Math.max(1, 10 / 6 + 1 / 6), 12);
});

test('more rerolls than two are worth more still, and never less', () => {
  const worth = solveDice(plainDice(6, 0), ([ones]) => (ones >= 3 ? ones - 2 : 0)).worth;
  for (let rerolls = 1; rerolls < 6; rerolls++) expect(worth([], rerolls)).toBeGreaterThan(worth([], rerolls - 1));
});

test('a locked face stays, also where it is not wanted', () => {
  const fewest = (counts: readonly number[]) => -counts[CLAW - 1];
  expect(solveDice(plainDice(2, 0), fewest).worth([5, 5], 1)).toBeCloseTo(-2 / 6, 12);
  expect(solveDice(plainDice(2, CLAW), fewest).worth([5, 5], 1)).toBe(-2);
  expect(solveDice(plainDice(2, CLAW), fewest).worth([1, 5], 1)).toBe(-1);
});

/** The same by trying out everything: each way to fall, each part to keep, each thing to pay for. */
function bruteForce({ size, locked, loose, spendings }: DiceRules, worth: FinalWorth) {
  const known = new Map<string, number>();
  const once = (key: string, value: () => number) => {
    const seen = known.get(key) ?? value();
    known.set(key, seen);
    return seen;
  };
  const sorted = (dice: readonly number[]) => [...dice].sort((a, b) => a - b);
  const final = (dice: readonly number[], spent: number): number =>
    once(`final ${sorted(dice)} ${spent}`, () => {
      const counts = [1, 2, 3, 4, 5, 6].map((face) => dice.filter((die) => die === face).length);
      const ways = spendings[spent].changes.flatMap(({ to, spent: after }) =>
        dice.flatMap((_, i) => (to === 0 ? [1, 2, 3, 4, 5, 6] : [to]).map((face) => final(dice.with(i, face), after))),
      );
      return Math.max(worth(counts, spent), ...ways);
    });
  /** `patience`: how often loose dice go up again at most. */
  const rolled = (dice: readonly number[], rerolls: number, spent: number, patience: number): number =>
    once(`rolled ${sorted(dice)} ${rerolls} ${spent} ${patience}`, () => {
      let best = final(dice, spent);
      for (let mask = 1; mask < 2 ** size; mask++) {
        const up = dice.filter((_, i) => mask & (1 << i));
        const keep = dice.filter((_, i) => !(mask & (1 << i)));
        const isFree = patience > 0 && up.every((die) => die === loose);
        if (isFree) best = Math.max(best, thrown(keep, rerolls, spent, patience - 1));
        if (up.includes(locked)) continue;
        if (rerolls > 0) best = Math.max(best, thrown(keep, rerolls - 1, spent, patience));
        else for (const after of spendings[spent].rerolls) best = Math.max(best, thrown(keep, 0, after, patience));
      }
      return best;
    });
  const thrown = (keep: readonly number[], rerolls: number, spent: number, patience: number): number =>
    once(`thrown ${sorted(keep)} ${rerolls} ${spent} ${patience}`, () => {
      if (keep.length === size) return rolled(keep, rerolls, spent, patience);
      return [1, 2, 3, 4, 5, 6].reduce((sum, face) => sum + thrown([...keep, face], rerolls, spent, patience), 0) / 6;
    });
  return (dice: readonly number[], rerolls: number) => thrown(dice, rerolls, 0, loose > 0 ? 16 : 0);
}

const FREE = [{ rerolls: [], changes: [] }];
/** A reroll and then another one, a die to 1, a die to anything; nothing of it twice. */
const PAID = [
  { rerolls: [1], changes: [{ to: 1, spent: 3 }] },
  { rerolls: [2], changes: [{ to: 0, spent: 3 }] },
  { rerolls: [], changes: [] },
  { rerolls: [], changes: [] },
];

test.each<DiceRules>([
  { size: 3, locked: 0, loose: 0, spendings: FREE },
  { size: 3, locked: CLAW, loose: 0, spendings: FREE },
  { size: 2, locked: 0, loose: 3, spendings: FREE },
  { size: 2, locked: CLAW, loose: 3, spendings: PAID },
  { size: 3, locked: 0, loose: 0, spendings: PAID },
])('the solver finds what trying out everything finds: %o', (rules) => {
  const rng = fastRng(`brute force ${rules.size}`);
  const worths = new Map<string, number>();
  // Any utility at all: what is spent costs something, but not so much that it never pays.
  const worth: FinalWorth = (counts, spent) => {
    const key = counts.join();
    if (!worths.has(key)) worths.set(key, rng.below(1000));
    return (worths.get(key) as number) - 60 * spent;
  };
  const solved = solveDice(rules, worth);
  const expected = bruteForce(rules, worth);
  const handfuls = handfulsOf(rules.size);
  for (const counts of handfuls.counts) {
    const dice = facesOf(counts);
    for (const rerolls of [0, 1, 2]) expect(solved.worth(dice, rerolls)).toBeCloseTo(expected(dice, rerolls), 5);
  }
});

test('wishes follow what is best for the worth', () => {
  const rules = { ...plainDice(2, 0), loose: 3 };
  const hearts: FinalWorth = (counts) => counts[3];
  const { worth, wish } = solveDice(rules, claws, [hearts, claws]);
  for (const rerolls of [0, 1, 2]) expect(wish(1, [], rerolls)).toBeCloseTo(worth([], rerolls), 12);
  // Each die is thrown until it is no 3, then once more unless it is a claw: a heart is one in five each time.
  expect(wish(0, [], 1)).toBeCloseTo((2 * 4) / 25, 9);
});
