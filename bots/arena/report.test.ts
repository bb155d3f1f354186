import { expect, test } from 'vitest';
import type { ArenaGame } from './play.ts';
import { type PlayedDeal, reportOf } from './report.ts';

const game = (bots: string[], shares: number[], scores = shares): ArenaGame => ({
  bots,
  shares,
  scores,
  thinking: bots.map(() => ({ decisions: 2, playouts: 0, milliseconds: 1 })),
  finished: true,
});

test('two seats: rate, Elo and interval by deal', () => {
  const won: PlayedDeal = [game(['a', 'b'], [1, 0]), game(['b', 'a'], [0, 1])];
  const even: PlayedDeal = [game(['a', 'b'], [1, 0]), game(['b', 'a'], [1, 0])];
  const shared: PlayedDeal = [game(['a', 'b'], [0.5, 0.5]), game(['b', 'a'], [0, 1])];
  const { deals, games, unfinished, contestants } = reportOf([won, even, even, shared]);
  expect({ deals, games, unfinished }).toEqual({ deals: 4, games: 8, unfinished: 0 });
  const [a, b] = contestants;
  expect(a).toMatchObject({ bot: 'a', seats: 1, lead: null, decisions: 16, playouts: null });
  // 1, 0.5, 0.5 and 0.75 by deal; with 1 and 0 for doubt, a mean of 3.75 / 6.
  expect(a.winning).toMatchObject({ wins: 5.5, rate: 0.6875, par: 0.5 });
  const variance = (1 + 0.25 + 0.25 + 0.5625 + 1 - 3.75 ** 2 / 6) / 5;
  const half = 2.571 * Math.sqrt(variance / 6);
  expect(a.winning?.ci95[0]).toBeCloseTo(3.75 / 6 - half, 2);
  expect(a.winning?.ci95[1]).toBe(1);
  expect(a.winning?.elo).toBeCloseTo(400 * Math.log10(0.6875 / 0.3125), 9);
  expect(a.winning?.eloCi95[1]).toBeNull();
  expect(b.winning).toMatchObject({ wins: 2.5, rate: 0.3125 });
  expect(a.winning!.elo! + b.winning!.elo!).toBeCloseTo(0, 9);
});

test('one against three: par is a quarter, and the three are counted by seat', () => {
  const turn = (at: number, winner: number) =>
    game(
      [0, 1, 2, 3].map((seat) => (seat === at ? 'a' : 'b')),
      [0, 1, 2, 3].map((seat) => (seat === winner ? 1 : 0)),
    );
  const deal: PlayedDeal = [turn(0, 0), turn(1, 1), turn(2, 0), turn(3, 0)];
  const [a, b] = reportOf([deal, deal, deal]).contestants;
  expect(a).toMatchObject({ seats: 1, winning: { wins: 6, rate: 0.5, par: 0.25 } });
  expect(b).toMatchObject({ seats: 3, winning: { wins: 6, rate: 1 / 6, par: 0.25 } });
  expect(a.winning?.elo).toBeCloseTo(400 * Math.log10(3), 9);
  expect(b.winning?.elo).toBeCloseTo(-400 * Math.log10(3), 9);
});

test('alone: the mean score, and how far it is above that of the last one on the same deals', () => {
  const deal = (a: number, b: number): PlayedDeal => [game(['a'], [1], [a]), game(['b'], [1], [b])];
  const [a, b] = reportOf([deal(130, 120), deal(100, 88), deal(150, 136), deal(120, 108)]).contestants;
  expect(a).toMatchObject({ meanScore: 125, winning: null, seats: 1 });
  expect(b).toMatchObject({ meanScore: 113, winning: null, lead: null });
  // 10, 12, 14 and 12: the scores scatter widely, their differences do not.
  expect(a.lead).toMatchObject({ over: 'b', mean: 12 });
  const half = 3.182 * Math.sqrt(8 / 3 / 4);
  expect(a.lead?.ci95[0]).toBeCloseTo(12 - half, 1);
  expect(a.lead?.ci95[1]).toBeCloseTo(12 + half, 1);
});

test('games that were stopped are counted', () => {
  const deal: PlayedDeal = [game(['a', 'b'], [1, 0]), { ...game(['b', 'a'], [0.5, 0.5]), finished: false }];
  expect(reportOf([deal]).unfinished).toBe(1);
});
