import type { ArenaGame, Contestant, PlayedDeal } from '@yamanote/bots';
import { expect, test } from 'vitest';
import { firstOf, isDecided, isMet } from './judge.ts';

const game = (bots: string[], shares: number[]): ArenaGame => ({
  bots,
  shares,
  scores: shares,
  thinking: bots.map(() => ({ decisions: 1, playouts: 0, milliseconds: 0 })),
  finished: true,
});
/** A deal of two games, of which `a` wins so many. */
const deal = (won: number): PlayedDeal => [
  game(['a', 'b'], won > 0 ? [1, 0] : [0, 1]),
  game(['b', 'a'], won > 1 ? [0, 1] : [1, 0]),
];
const deals =
  (...won: number[]) =>
  (times: number) =>
    Array.from({ length: times }, () => won.map(deal)).flat();
const bots = ['a', 'b'];

test('a rate far from the bar is decided, one near it is not', () => {
  const isDecidedAt = (rate: number, played: PlayedDeal[]) => isDecided({ bots, expected: { rate } }, played);
  expect(isDecidedAt(0.55, [])).toBe(false);
  // 75 %, 50 % and 56 % of 200 games.
  expect(isDecidedAt(0.55, deals(2, 1)(50))).toBe(true);
  expect(isDecidedAt(0.65, deals(1, 1)(50))).toBe(true);
  expect(isDecidedAt(0.55, deals(1, 1, 2, 1, 0, 1, 2, 1, 1)(11))).toBe(false);
});

test('forty wins in a row do not prove 95 %, two hundred do', () => {
  expect(isDecided({ bots, expected: { rate: 0.95 } }, deals(2)(20))).toBe(false);
  expect(isDecided({ bots, expected: { rate: 0.95 } }, deals(2)(100))).toBe(true);
});

test('between two bars both have to be decided, or one against', () => {
  const between = { bots, expected: { rate: 0.6, atMost: 0.8 } };
  expect(isDecided(between, deals(2, 1, 1, 2, 1)(40))).toBe(true);
  expect(isDecided(between, deals(1, 1)(60))).toBe(true);
  expect(isDecided(between, deals(2, 2)(60))).toBe(true);
  expect(isDecided(between, deals(2, 1, 1, 2, 1)(5))).toBe(false);
});

test('points are measured to the end', () => {
  expect(isDecided({ bots, expected: { lead: 8 } }, deals(2)(100))).toBe(false);
});

test('a bar is met by a rate that reaches it, clearly above par', () => {
  const after =
    (...won: number[]) =>
    (times: number) =>
      firstOf({ bots }, deals(...won)(times));
  expect(isMet({ rate: 0.55 }, after(2, 1, 1, 1, 1)(40))).toBe(true);
  // The same rate of a few games proves nothing, and 60 % is no 65 %.
  expect(isMet({ rate: 0.55 }, after(2, 1, 1, 1, 1)(1))).toBe(false);
  expect(isMet({ rate: 0.65 }, after(2, 1, 1, 1, 1)(40))).toBe(false);
  expect(isMet({ rate: 0.5, atMost: 0.58 }, after(2, 1, 1, 1, 1)(40))).toBe(false);
});

test('who shall lose need not be above par', () => {
  expect(isMet({ rate: 0.15, atMost: 0.4 }, firstOf({ bots }, deals(1, 0, 1, 0)(20)))).toBe(true);
});

test('a lead counts in points, and must be sure', () => {
  const leading = (mean: number, from: number): Contestant => ({
    ...{ bot: 'a', seats: 1, winning: null, meanScore: 130, decisions: 1, playouts: null },
    lead: { over: 'b', mean, ci95: [from, 2 * mean - from] },
  });
  expect(isMet({ lead: 8 }, leading(8.2, 6))).toBe(true);
  expect(isMet({ lead: 8 }, leading(7.9, 6))).toBe(false);
  expect(isMet({ lead: 8 }, leading(9, -1))).toBe(false);
});
