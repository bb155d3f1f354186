import type { Action } from '@yamanote/games/next-station-tokyo/rules';
import { expect, test } from 'vitest';
import { beats, confirm, targets, turn } from './targets.ts';
import { answersIn, positions } from './testing/positions.ts';
import { isDrawing } from './ways.ts';

const POSITIONS = positions(60);

test('no two answers are tapped alike', () => {
  for (const position of POSITIONS) {
    const answers = answersIn(position);
    const paths = answers
      .map((action) => targets(action, position.view, answers).join(' '))
      .filter((path) => path !== '');
    expect(new Set(paths).size).toBe(paths.length);
  }
});

test('where from is asked only if several ways lead to the same station', () => {
  let asked = 0;
  for (const position of POSITIONS) {
    const answers = answersIn(position);
    for (const action of answers.filter(isDrawing)) {
      const path = targets(action, position.view, answers);
      const origins = new Set(answers.filter(isDrawing).flatMap((one) => (one.to === action.to ? [one.from] : [])));
      expect(path[0]).toBe(`station:${action.to}`);
      expect(path.includes(`from:${action.from}`)).toBe(origins.size > 1);
      if (origins.size > 1) asked++;
    }
  }
  expect(asked).toBeGreaterThan(0);
});

test('a drawing is looked at before it is given; a pass and a pencil are not', () => {
  const draw: Action = { do: 'draw', from: 'a', to: 'b' };
  expect([draw, { do: 'pass' } as const, { do: 'take', pencil: 'pink' } as const].map(confirm)).toEqual([
    true,
    false,
    false,
  ]);
});

test('it is the turn of whoever looks and is awaited', () => {
  for (const { view, seat } of POSITIONS) {
    expect(turn(view)).toBe(seat);
    expect(turn({ ...view, viewer: 'public' })).toBe(null);
  }
});

test('pencils move before the next card is turned up', () => {
  const passed = { type: 'passed', seat: 0, forced: false, only: null } as const;
  const card = {
    type: 'card-revealed',
    phase: 0,
    round: 2,
    card: 'overground-joker',
    effect: null,
    last: false,
    only: null,
  } as const;
  expect(beats([passed, card])).toEqual([[passed], [card]]);
  expect(beats([card])).toEqual([[card]]);
  // Whoever can do nothing with a card passes after it, not before.
  expect(beats([passed, card, passed, card])).toEqual([[passed], [card, passed, card]]);
});
