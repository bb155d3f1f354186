import { chooseAtRandom, fastRng, playOut, start } from '@yamanote/kernel';
import { rule } from '@yamanote/tools/rule';
import { describe, expect, test } from 'vitest';
import { GOAL_IDS, type GoalId } from './cards.ts';
import { nextStation } from './index.ts';
import { gradeOf, scorePad } from './score.ts';
import { placesOf } from './standing.ts';
import { countTwice } from './testing/count-twice.ts';
import { optionsWith, sheetOf } from './testing/states.ts';

rule(['NST-11.1', 'NST-9.3'], 'random sheets are worth what a recount from the rules says', () => {
  const { sheets, disagreements, most } = countTwice(24, 'recount');
  expect(disagreements).toEqual([]);
  expect(sheets).toBe(96);
  expect(most).toBeGreaterThan(30);
});

/** For each goal a sheet that meets it, and what to leave out so that it does not. */
const MEETS: Record<GoalId, { lines: Record<string, object[]>; but: [pencil: string, strokes: number] }> = {
  hotspots: {
    lines: {
      pink: strokes('x6y9 x8y7'),
      blue: strokes('x0y6 x0y9', 'x0y9 x2y9', 'x2y9 x4y9', 'x4y9 x6y9'),
      brown: strokes('x9y3 x8y3', 'x8y3 x8y7', 'x9y3 x6y0'),
      purple: strokes('x3y0 x2y1', 'x2y1 x0y3', 'x0y3 x0y4', 'x0y4 x0y6', 'x3y0 x5y0', 'x5y0 x6y0'),
    },
    but: ['purple', 5],
  },
  interchange: {
    lines: {
      pink: strokes('x6y9 x6y7'),
      brown: strokes('x9y3 x9y5', 'x9y5 x7y7', 'x7y7 x6y7'),
      blue: strokes('x0y6 x2y6', 'x2y6 x4y6', 'x4y6 x6y6', 'x6y6 x6y7'),
    },
    but: ['blue', 3],
  },
  ring: {
    lines: {
      pink: strokes('x6y9 x6y7', 'x6y9 x4y9', 'x4y9 x4y7'),
      blue: strokes('x0y6 x2y6', 'x0y6 x2y4'),
      brown: strokes('x9y3 x7y5', 'x9y3 x8y3', 'x8y3 x7y3'),
      purple: strokes('x3y0 x3y2', 'x3y0 x5y2'),
    },
    but: ['purple', 1],
  },
  districts: {
    lines: {
      pink: strokes('x6y9 x6y7', 'x6y9 x7y9', 'x7y9 x8y9', 'x8y9 x9y9'),
      blue: strokes('x0y6 x2y6', 'x0y6 x0y9'),
      brown: strokes('x9y3 x9y2', 'x9y2 x9y0', 'x9y3 x8y3'),
      purple: strokes('x3y0 x0y0', 'x3y0 x3y2', 'x3y2 x3y3'),
    },
    but: ['purple', 2],
  },
  centre: {
    lines: {
      pink: strokes('x6y9 x6y7', 'x6y7 x6y6', 'x6y6 x6y5'),
      blue: strokes('x0y6 x2y6', 'x2y6 x4y6'),
      purple: strokes('x3y0 x3y2', 'x3y2 x3y3', 'x3y3 x3y4', 'x3y4 x4y5', 'x4y5 x5y4', 'x5y4 x5y3'),
    },
    but: ['blue', 1],
  },
};

function strokes(...segments: string[]): object[] {
  return segments.map((segment, i) => ({ round: i + 1, draw: segment.split(' ') }));
}

function goalsOf(goal: GoalId, lines: object) {
  const other = GOAL_IDS.find((id) => id !== goal) as GoalId;
  return scorePad(sheetOf(lines, { goals: true }, { goals: [goal, other] }), 0).goals[0];
}

for (const goal of GOAL_IDS) {
  rule(['NST-13.3', 'NST-13.4'], `the goal "${goal}" is met, and not without the last segment of it`, () => {
    const { lines, but } = MEETS[goal];
    const of = { hotspots: 4, interchange: 4, ring: 8, districts: 13, centre: 8 }[goal];
    expect(goalsOf(goal, lines)).toEqual({ goal, reached: of, of, met: true, points: 10 });
    const without = { ...lines, [but[0]]: lines[but[0]].slice(0, but[1]) };
    expect(goalsOf(goal, without)).toEqual({ goal, reached: of - 1, of, met: false, points: 0 });
  });
}

rule(
  ['NST-14.3', 'NST-16.6', 'NST-EX18'],
  'grades: each range with its borders, 130 in the fifth, below 0 the first',
  () => {
    const points = [-4, 0, 70, 71, 85, 86, 100, 101, 115, 116, 120, 130, 131, 200];
    expect(points.map(gradeOf)).toEqual([1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5, 6, 6]);
  },
);

rule(['NST-EX19', 'NST-11.4'], 'the best line decides among equals, and who is equal in that shares', () => {
  expect(placesOf([90, 90, 90], [30, 25, 30])).toEqual([1, 3, 1]);
  expect(placesOf([90, 91, 10], [30, 5, 10])).toEqual([2, 1, 3]);
  expect(placesOf([-24, -24], [0, 0])).toEqual([1, 1]);
});

rule(['NST-11.6', 'NST-EX8', 'NST-9.6'], 'the score pad shows every part of the total', () => {
  const pad = scorePad(
    sheetOf(
      {
        pink: ['x6y9', 'x4y9', 'x2y9', 'x4y7', 'x4y6', 'x2y6'],
        purple: ['x3y0', 'x0y0', 'x0y2', 'x2y2', 'x1y1', 'x2y1', 'x3y2', 'x3y3', 'x5y3', 'x5y4'],
        brown: ['x9y3', 'x9y5', 'x7y3', 'x7y2', 'x5y0', 'x3y2', 'x3y3', 'x3y4', 'x4y5', 'x6y5'],
        blue: ['x0y6', 'x2y4', 'x1y4', 'x0y4', 'x0y3', 'x0y2', 'x1y1', 'x0y0', 'x3y0', 'x3y2'],
      },
      { goals: true },
      { goals: ['interchange', 'ring'] },
    ),
    0,
  );
  expect(pad).toEqual({
    rows: [
      { pencil: 'pink', districts: 4, stations: 3, points: 12, final: true },
      { pencil: 'purple', districts: 6, stations: 3, points: 18, final: true },
      { pencil: 'brown', districts: 5, stations: 4, points: 20, final: true },
      { pencil: 'blue', districts: 5, stations: 5, points: 25, final: true },
    ],
    lines: 75,
    hotspots: { districts: ['outer-north', 'outer-west', 'corner-nw'], points: 20 },
    ring: { unconnected: 3, points: -9 },
    interchanges: [
      { lines: 3, stations: 0, points: 0 },
      { lines: 4, stations: 1, points: 15 },
      { lines: 5, stations: 0, points: 0 },
    ],
    goals: [
      { goal: 'interchange', reached: 4, of: 4, met: true, points: 10 },
      { goal: 'ring', reached: 5, of: 8, met: false, points: 0 },
    ],
    total: 111,
    solo: { deduction: 10, points: 101, grade: 4 },
  });
});

describe('the score pad of a running match', () => {
  test('tells rows that are final from those that are not', () => {
    const state = start(nextStation, 2, optionsWith({}));
    expect(scorePad(state, 0)).toMatchObject({
      rows: Array(4).fill({ pencil: null, points: 0, final: false }),
      total: -24,
      solo: null,
    });
    const rng = fastRng('rows');
    playOut(nextStation, state, rng, chooseAtRandom(rng), 40);
    const { rows } = scorePad(state, 0);
    expect(rows.map(({ final }) => final)).toEqual([0, 1, 2, 3].map((phase) => phase < state.phases[0]));
    expect(rows.every(({ pencil }) => pencil !== null)).toBe(true);
  });
});
