import type { Showing } from '@yamanote/running-match';
import { expect, it } from 'vitest';
import { decisionsIn, lastDecisionOf } from './decisions.ts';

type Shown = Pick<Showing<unknown>, 'entry'>;

const given = (index: number, seat: number, more: object = {}) =>
  ({ entry: { index, seat, answer: {}, by: { is: 'person' }, at: index, clock: null, ...more } }) as unknown as Shown;
const rolled = (index: number) => ({ entry: { index, seat: 'chance', answer: [3], at: index } }) as unknown as Shown;
const undone = (index: number, undo: number) =>
  ({ entry: { index, seat: 0, undo, consent: true, by: { is: 'person' }, at: index } }) as unknown as Shown;
const noted = (index: number) =>
  ({ entry: { index, seat: 0, note: { is: 'pause' }, by: { is: 'person' }, at: index } }) as unknown as Shown;

it('are what people answered, not what chance or a bot did', () => {
  const bot = { by: { is: 'bot', bot: 'greedy' } };
  const showings = [
    rolled(0),
    given(1, 0),
    rolled(2),
    given(3, 1, bot),
    noted(4),
    given(5, 1, { by: { is: 'time-out' } }),
  ];
  expect(decisionsIn(showings)).toEqual([
    { entry: 1, seat: 0 },
    { entry: 5, seat: 1 },
  ]);
});

it('are one for what was given with one press', () => {
  expect(decisionsIn([given(0, 0, { at: 7 }), given(1, 0, { at: 7 }), given(2, 1, { at: 7 })])).toEqual([
    { entry: 0, seat: 0 },
    { entry: 2, seat: 1 },
  ]);
});

it('are gone when they were taken back, one after the other', () => {
  const showings = [given(0, 0), rolled(1), given(2, 0), rolled(3)];
  expect(lastDecisionOf(0, showings)).toBe(2);
  expect(lastDecisionOf(0, [...showings, undone(4, 2)])).toBe(0);
  expect(lastDecisionOf(0, [...showings, undone(4, 2), undone(5, 0)])).toBeNull();
  expect(lastDecisionOf(1, showings)).toBeNull();
});
