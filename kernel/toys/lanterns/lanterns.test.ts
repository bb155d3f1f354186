import { expect, test } from 'vitest';
import type { Viewer } from '../../game.ts';
import { apply, pending } from '../../play.ts';
import { isRefusal } from '../../refusal.ts';
import { type Colour, lanterns, lanternsAt } from './index.ts';

const EVERYBODY: Viewer[] = [0, 1, 2, 'public'];
const ROWS = [['red', 'gold'], ['blue'], ['red', 'white', 'white']];

/** Everybody launches a first lantern of this colour, from these banks. */
function launched(colours: Colour[], banks: string[], wind: number): number[] {
  const state = lanternsAt({ step: 'launch', rows: colours.map((colour) => [colour]), banks, wind }, colours.length);
  for (const seat of colours.keys()) apply(lanterns, state, seat, { do: 'launch', place: 0 });
  return state.scores;
}

test('a colour that nobody else launched scores: one from near, three from far, none from far in a storm', () => {
  expect(launched(['red', 'gold', 'gold', 'blue'], ['near', 'near', 'far', 'far'], 4)).toEqual([1, 0, 0, 3]);
  expect(launched(['red', 'gold', 'gold', 'blue'], ['near', 'near', 'far', 'far'], 5)).toEqual([1, 0, 0, 0]);
});

test('what the leader looked at is known to its owner and the leader, and that they know it to all', () => {
  const state = lanternsAt({ step: 'look', rows: ROWS, leader: 1, wind: 2 }, 3);
  apply(lanterns, state, 1, { do: 'look', seat: 2, place: 0 });
  const seen = EVERYBODY.map((viewer) => lanterns.view(state, viewer).rows[2][0]);
  expect(seen.map(({ colour }) => colour)).toEqual([null, 'red', 'red', null]);
  expect(seen.map(({ seenBy }) => seenBy)).toEqual(EVERYBODY.map(() => [2, 1]));
});

test('what the leader took back is known to all', () => {
  const state = lanternsAt(
    { step: 'take', rows: ROWS, river: { gold: 2, blue: 1 }, afloat: ['gold', 'gold', 'blue'] },
    3,
  );
  apply(lanterns, state, 0, { do: 'take', colour: 'blue' });
  expect(EVERYBODY.map((viewer) => lanterns.view(state, viewer).rows[0].at(-1)?.colour)).toEqual(Array(4).fill('blue'));
  expect(state.river).toEqual({ red: 0, gold: 2, blue: 0, white: 0 });
});

test('what a viewer has not seen is one pool, whether it stands in a row or lies in the box', () => {
  const state = lanternsAt({ step: 'throw', rows: ROWS, river: { red: 4 } }, 3);
  expect(lanterns.view(state, 1).unseen).toEqual({ red: 2, gold: 5, blue: 3, white: 3 });
  expect(lanterns.view(state, 'public').unseen).toEqual({ red: 2, gold: 5, blue: 4, white: 3 });
});

test('the others draw clockwise from the leader, as far as the box goes', () => {
  const river = { red: 5, gold: 4, blue: 4, white: 2 };
  const rows = [[], ['white'], []];
  const state = lanternsAt({ step: 'take', leader: 1, rows, river, afloat: ['red', 'blue', 'red'], wind: 1 }, 3);
  apply(lanterns, state, 1, { do: 'take', colour: 'red' });
  expect(pending(lanterns, state)).toMatchObject({
    is: 'chance',
    of: { from: { red: 1, gold: 1, blue: 0, white: 0 } },
  });
  expect(state.stack.at(-1)).toEqual({ kind: 'deal', to: [2, 0] });
});

test.each<[string, object]>([
  ['more of a colour than there are', { rows: [Array(7).fill('red'), []] }],
  ['a row too few', { rows: [[]] }],
  [
    'an answer that is not legal',
    { step: 'launch', rows: [['red'], ['red']], answers: [{ do: 'launch', place: 1 }, null] },
  ],
  ['answers where nobody was asked', { step: 'throw', answers: [null, null] }],
])('a position with %s is refused', (_name, position) => {
  const options = { edition: 'river', festival: 'summer', rounds: 3, looking: true, first: 0 } as const;
  expect(isRefusal(lanterns.parsePosition(position, 2, options))).toBe(true);
});
