import { nextStation, scorePad } from '@yamanote/games/next-station-tokyo/rules';
import { apply, legal, pending } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { changes, forecast, gain, lineChange } from './forecast.ts';
import { answersIn, positions } from './testing/positions.ts';
import { isDrawing } from './ways.ts';

test('what is foretold is what comes about', () => {
  let compared = 0;
  for (const position of positions(40)) {
    const { state, seat, view } = position;
    if (state.options.pace !== 'together') continue;
    const action = answersIn(position).filter(isDrawing)[0];
    const { after } = forecast(view, seat, action);
    const later = nextStation.clone(state);
    apply(nextStation, later, seat, action);
    // The others pass; pads are compared before the next card can change anything.
    for (let waiting = pending(nextStation, later); waiting.is === 'each' && later.stack.at(-1)?.kind === 'draw'; ) {
      const [other] = waiting.seats;
      apply(nextStation, later, other, legal(nextStation, later, other)[0]);
      waiting = pending(nextStation, later);
    }
    const pad = scorePad(later, seat);
    expect({ ...after, rows: [] }).toEqual({ ...pad, rows: [] });
    compared++;
  }
  expect(compared).toBeGreaterThan(20);
});

test('a forecast changes nothing of the view, and without an answer foretells nothing', () => {
  for (const position of positions(10)) {
    const { view, seat } = position;
    const before = JSON.stringify(view);
    forecast(view, seat, answersIn(position).filter(isDrawing)[0]);
    expect(JSON.stringify(view)).toBe(before);
    const nothing = forecast(view, seat, null);
    expect(nothing.after).toBe(nothing.now);
    expect(changes(nothing)).toEqual([]);
  }
});

test('the parts of a change add up to the gain', () => {
  for (const position of positions(20)) {
    for (const action of answersIn(position).filter(isDrawing)) {
      const foretold = forecast(position.view, position.seat, action);
      expect(changes(foretold).reduce((sum, { points }) => sum + points, 0)).toBe(gain(foretold));
      const { from, to } = lineChange(foretold, position.view.phases[position.seat]);
      expect(to.points - (from?.points ?? 0)).toBe(changes(foretold).find(({ part }) => part === 'line')?.points ?? 0);
    }
  }
});
