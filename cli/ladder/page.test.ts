import type { ArenaGame, PlayedDeal } from '@yamanote/bots';
import { expect, test } from 'vitest';
import type { Climb } from './climb.ts';
import { pageOf } from './page.ts';
import type { Rung } from './rungs.ts';
import { readTable } from './table.ts';

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

/** Played on the last day of the year, to the end. */
const climbed = (rung: Rung, deals: readonly PlayedDeal[] | null, isDone = true): Climb => ({
  ...{ rung, deals, isDone },
  playedOn: deals?.length ? '2025-12-31' : null,
});

test('a row has the bar, what was measured, games, budget and whether the bar is met', () => {
  const deals = Array.from({ length: 40 }, (_, n) => (n % 4 === 0 ? won : even));
  const page = pageOf([climbed(RUNG, deals)], OCCASION, '');
  expect(page).toContain('Made by `npm run ladder`, last on 2026-01-31, with Node v20.');
  const [headings, row] = readTable(page);
  expect(row).toHaveLength(headings.length);
  expect(Object.fromEntries(headings.map((heading, i) => [heading, row[i]]))).toMatchObject({
    game: 'machi-koro',
    bots: 'search against greedy',
    bar: '55 %',
    measured: '62.5 %',
    games: '80',
    playouts: '3000 of 7000',
    'CPU ms': '50',
    played: '2025-12-31',
    'bar met': 'yes',
  });
});

test('rungs that are not played, not done, or not met say so', () => {
  const climbs = [
    climbed(RUNG, null, false),
    climbed(RUNG, [], false),
    climbed(RUNG, [even, even], false),
    climbed(RUNG, [even, even]),
  ];
  const ends = readTable(pageOf(climbs, OCCASION, '')).map((row) => row.at(-1));
  expect(ends.slice(1)).toEqual(['no such bot yet', 'not played yet', '**no**, so far', '**no**']);
});

test('one against three, options, ranges, and points alone', () => {
  const alone = (first: number, second: number): PlayedDeal => [
    game(['search'], [1], [first]),
    game(['greedy'], [1], [second]),
  ];
  const four = game(['search', 'greedy', 'greedy', 'greedy'], [1, 0, 0, 0]);
  const against: Rung = {
    ...{ game: 'shinjuku', options: { edition: 'r12' }, bots: four.bots },
    expected: { rate: 0.3, atMost: 0.5 },
  };
  const leading: Rung = { ...RUNG, alone: true, expected: { lead: 8 } };
  const climbs = [climbed(against, [[four]]), climbed(leading, [alone(130, 120), alone(140, 132), alone(120, 109)])];
  const rows = readTable(pageOf(climbs, OCCASION, '')).slice(1);
  expect(rows[0].slice(0, 3)).toEqual(['shinjuku r12', 'search against 3 greedy', '30 % to 50 %']);
  expect(rows[1].slice(1, 4)).toEqual(['search over greedy, alone', '+8 points', '+9.7 (mean 130.0)']);
  expect(rows[1].at(-1)).toBe('yes');
});

test('what is not played by the bots of today stays as it was, with its day', () => {
  const other: Rung = { ...RUNG, game: 'king-of-tokyo' };
  const former = pageOf([climbed(RUNG, [won, even]), climbed(other, [won, even])], OCCASION, '');
  const later = { ...climbed(other, [even, even]), playedOn: '2026-02-01' };
  const page = pageOf([climbed(RUNG, []), later], OCCASION, former);
  expect(readTable(page)[1]).toEqual(readTable(former)[1]);
  expect(readTable(page)[2]).toEqual(expect.arrayContaining(['50.0 %', '2026-02-01']));
});

test('a row of another bar, of a bot that is gone or of a page with other columns is not kept', () => {
  const former = pageOf([climbed(RUNG, [won, even])], OCCASION, '');
  const endOf = (climb: Climb, page: string) => readTable(pageOf([climb], OCCASION, page))[1].at(-1);
  expect(endOf(climbed({ ...RUNG, expected: { rate: 0.6 } }, []), former)).toBe('not played yet');
  expect(endOf(climbed(RUNG, null), former)).toBe('no such bot yet');
  expect(endOf(climbed(RUNG, []), former.replaceAll(' |\n', ' | more |\n'))).toBe('not played yet');
});
