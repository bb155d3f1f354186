import { actor, answerByOrder, apply, chanceOf, fastRng, legal, type Orders, sample, start } from '@yamanote/kernel';
import { rule } from '@yamanote/tools/rule';
import { expect } from 'vitest';
import { PENCILS, PHASES } from './cards.ts';
import { nextStation } from './index.ts';
import { optionsWith } from './testing/states.ts';
import type { Action, Event, NextStationOptions, NextStationState as State } from './types.ts';

const GONE = 1;

/** A match in which seat 1 has this order from the second phase on; the others draw whenever they can. */
function matchWith(
  always: boolean,
  given: Partial<NextStationOptions>,
): { state: State; events: Event[]; asked: number } {
  const rng = fastRng('somebody leaves');
  const orders: Orders = { pass: { always } };
  const state = start(nextStation, 3, optionsWith(given, 3));
  const events: Event[] = [];
  let asked = 0;
  for (let next = actor(nextStation, state); next !== null; ) {
    let answer: unknown;
    if (next === 'chance') answer = sample(chanceOf(nextStation, state), rng);
    else {
      if (next === GONE && state.phases[GONE] > 0) answer = answerByOrder(nextStation, state, next, orders);
      if (answer == null) {
        if (next === GONE && state.phases[GONE] > 0) asked++;
        answer = legal(nextStation, state, next).at(-1) as Action;
      }
    }
    next = apply(nextStation, state, next, answer, (event) => events.push(event as Event));
  }
  return { state, events, asked };
}

rule('NST-16.19', 'who has left passes by a standing order, and the pencils go on round', () => {
  for (const pace of ['together', 'own'] as const) {
    const { state, events, asked } = matchWith(true, { pace, effects: true });
    expect(asked).toBe(0);
    const drawn = state.sheets.map(({ lines }) => lines.filter(({ segments }) => segments.length > 0).length);
    expect(drawn).toEqual([PHASES, 1, PHASES]);
    const scored = events.flatMap((event) => (event.type === 'line-scored' && event.seat === GONE ? [event] : []));
    expect(scored.map(({ points }) => points > 0)).toEqual([true, false, false, false]);
    expect(scored.map(({ pencil }) => pencil).sort()).toEqual([...PENCILS].sort());
  }
});

rule('NST-16.19', 'without that order the person is asked', () => {
  const { state, asked } = matchWith(false, {});
  expect(asked).toBeGreaterThan(0);
  expect(state.sheets[GONE].lines.every(({ segments }) => segments.length > 0)).toBe(true);
});
