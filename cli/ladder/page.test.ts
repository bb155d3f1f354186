import type { ArenaGame, PlayedDeal } from '@yamanote/bots';
import { expect, test } from 'vitest';
import { pageOf } from './page.ts';
import type { Rung } from './rungs.ts';

const OCCASION = { date: '2026-01-31', command: 'npm run ladder', program: 'Node v20' };
const game = (bots: string[], shares: number[], scores = shares): ArenaGame => ({
  bots,
  shares,
  scores,
  thinking: bots.map((bot) => ({ decisions: 2, playouts: bot === 'search' ? 6000 : 0, milliseconds: 100 })),
  finished: true,
});
const won: PlayedDeal = [game(['search', 'greedy'], [1, 0]), game(['greedy', 'search'], [0, 1])];
const even: PlayedDeal = [game(['search', 'greedy'], [1, 0]), game(['greedy', 'search'], [1, 0])];
const RUNG: Rung = { game: 'machi-koro', bots: ['search', 'greedy'], expected: { rate: 0.55 } };

const rowsOf = (page: string) =>
  page
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(2, -2).split(' | '));

test('a row has the bar, what was measured, games, budget and whether the bar is met', () => {
  const deals = Array.from({ length: 40 }, (_, n) => (n % 4 === 0 ? won : even));
  const page = pageOf([{ rung: RUNG, deals, isDone: true }], OCCASION);
  expect(page).toContain('Made by `npm run ladder` on 2026-01-31, with Node v20.');
  const [headings, , row] = rowsOf(page);
  expect(row).toHaveLength(headings.length);
  expect(Object.fromEntries(headings.map((heading, i) => [heading, row[i]]))).toMatchObject({
    game: 'machi-koro',
    bots: 'search against greedy',
    bar: '55 %',
    measured: '62.5 %',
    games: '80',
    playouts: '3000 of 7000',
    'CPU ms': '50',
    'bar met': 'yes',
  });
});

test('rungs that are not played, not done, or not met say so', () => {
  const ends = rowsOf(
    pageOf(
      [
        { rung: RUNG, deals: null, isDone: false },
        { rung: RUNG, deals: [], isDone: false },
        { rung: RUNG, deals: [even, even], isDone: false },
        { rung: RUNG, deals: [even, even], isDone: true },
      ],
      OCCASION,
    ),
  ).map((row) => row.at(-1));
  expect(ends.slice(2)).toEqual(['no such bot yet', 'not played yet', '**no**, so far', '**no**']);
});

test('one against three, options, ranges, and points alone', () => {
  const alone = (first: number, second: number): PlayedDeal => [
    game(['search'], [1], [first]),
    game(['greedy'], [1], [second]),
  ];
  const four = game(['search', 'greedy', 'greedy', 'greedy'], [1, 0, 0, 0]);
  const rows = rowsOf(
    pageOf(
      [
        {
          rung: {
            ...RUNG,
            game: 'shinjuku',
            options: { edition: 'r12' },
            bots: four.bots,
            expected: { rate: 0.3, atMost: 0.5 },
          },
          deals: [[four]],
          isDone: true,
        },
        {
          rung: { ...RUNG, alone: true, expected: { lead: 8 } },
          deals: [alone(130, 120), alone(140, 132), alone(120, 109)],
          isDone: true,
        },
      ],
      OCCASION,
    ),
  ).slice(2);
  expect(rows[0].slice(0, 3)).toEqual(['shinjuku r12', 'search against 3 greedy', '30 % to 50 %']);
  expect(rows[1].slice(1, 4)).toEqual(['search over greedy, alone', '+8 points', '+9.7 (mean 130.0)']);
  expect(rows[1].at(-1)).toBe('yes');
});
