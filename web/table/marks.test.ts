import { expect, it } from 'vitest';
import { marksOf } from './marks.ts';

/** Seats by the colour that their person chose; `null` for bots and open seats. */
const marks = (...colours: (number | null)[]) =>
  marksOf(colours.map((colour) => ({ guest: colour === null ? null : { name: 'somebody', colour } })));

it('gives people the mark that they chose', () => {
  expect(marks(5, 3, 0)).toEqual([5, 3, 0]);
  expect(marks(3)).toEqual([3]);
});

it('leaves a mark that two chose to the lower seat, and takes nobody else’s for the other', () => {
  expect(marks(2, 2)).toEqual([2, 3]);
  expect(marks(2, 2, 3)).toEqual([2, 4, 3]);
  expect(marks(5, 5, 0, 5)).toEqual([5, 1, 0, 2]);
});

it('gives bots the mark of their own number, or the next that is left after all people', () => {
  expect(marks(null, null, null)).toEqual([0, 1, 2]);
  expect(marks(1, null, null, null)).toEqual([1, 2, 3, 4]);
  expect(marks(null, 0, 0, null)).toEqual([2, 0, 1, 3]);
});

it('gives six seats six marks, whatever they wish', () => {
  for (let colour = 0; colour < 6; colour++) {
    expect(new Set(marks(colour, colour, null, colour, null, colour)).size).toBe(6);
  }
});
