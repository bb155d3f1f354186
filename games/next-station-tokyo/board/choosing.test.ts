import { mapOf, nextStation } from '@yamanote/games/next-station-tokyo/rules';
import { apply, viewOf } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { answerGiven, choices, openOrigins } from './choosing.ts';
import { layoutOf } from './sheet/layout.ts';
import { answersIn, positions } from './testing/positions.ts';
import { isDrawing } from './ways.ts';

const POSITIONS = positions(40);

test('every station that can be reached can be tapped, once, where it stands', () => {
  for (const position of POSITIONS) {
    const answers = answersIn(position);
    const open = choices(position.view, answers, (id) => id.startsWith('station:'));
    const goals = new Set(answers.filter(isDrawing).map(({ to }) => to));
    expect(new Set(open.map(({ station }) => station))).toEqual(goals);
    expect(open.length).toBe(goals.size);
    const map = mapOf(position.view);
    for (const { station, x, y } of open) expect(layoutOf(map).points[map.byId.get(station)!]).toEqual({ x, y });
  }
});

test('a station to go on to is not a goal of its own at the same time', () => {
  let seen = 0;
  for (const position of positions(160)) {
    const open = choices(position.view, answersIn(position), () => true);
    for (const { station, part } of open.filter((choice) => choice.part === 'on')) {
      seen++;
      expect(open.some((other) => other.station === station && other.part === 'to')).toBe(false);
      expect(part).toBe('on');
    }
  }
  expect(seen).toBeGreaterThan(0);
});

test('where from is open only between the ways to the chosen station', () => {
  for (const position of POSITIONS) {
    const answers = answersIn(position);
    const goal = answers.filter(isDrawing)[0].to;
    const target = (id: string) => (id === `station:${goal}` ? 'selected' : 'legal');
    const open = openOrigins({ answers, selected: null, target });
    expect(new Set(open.map(({ to }) => to))).toEqual(new Set([goal]));
    expect(openOrigins({ answers, selected: open[0], target })).toEqual([]);
  }
});

test('the own answer can be seen while others think, theirs cannot', () => {
  const position = POSITIONS.find(({ state }) => state.stack.at(-1)?.kind === 'draw' && state.sheets.length > 2)!;
  const state = nextStation.clone(position.state);
  const answer = answersIn(position).at(-1)!;
  apply(nextStation, state, position.seat, answer);
  expect(answerGiven(viewOf(nextStation, state, position.seat))).toEqual(answer);
  const other = (position.seat + 1) % state.sheets.length;
  expect(answerGiven(viewOf(nextStation, state, other))).toBe(null);
  expect(answerGiven(viewOf(nextStation, state, 'public'))).toBe(null);
});
