import { apply, isRefusal, pending } from '@yamanote/kernel';
import { rule } from '@yamanote/tools/rule';
import { expect } from 'vitest';
import { machiKoro } from './index.ts';
import type { Event } from './types.ts';

/** All that happens when the first of these players rolls a 6, up to the next question. */
function rollSix(...players: object[]) {
  const options = { edition: 'base', beginnerLimit: false, display: 'full', first: 0 } as const;
  const state = machiKoro.parsePosition({ step: 'dice', throwing: 1, players }, players.length, options);
  if (isRefusal(state)) throw new Error(state.expected);
  const events: Event[] = [];
  apply(machiKoro, state, 'chance', [6], (event) => events.push(event as Event));
  return { events, next: pending(machiKoro, state) };
}

const ROLLED = { type: 'rolled', seat: 0, dice: [6], again: false };
const BUILD_NEXT = { is: 'ask', kind: 'build', seats: [0] };

rule('MK-11.15', 'where no opponent has a coin the TV station does nothing, and nothing is told', () => {
  const owner = { city: { 'wheat-field': 1, bakery: 1, 'tv-station': 1 } };
  expect(rollSix(owner, { coins: 0 }, { coins: 0 })).toEqual({ events: [ROLLED], next: BUILD_NEXT });
  expect(rollSix(owner, { coins: 0 })).toEqual({ events: [ROLLED], next: BUILD_NEXT });
});

rule('MK-6.14', 'where nothing can be swapped nothing is asked, and nothing is told', () => {
  const owner = { city: { ranch: 2, 'business-center': 1 } };
  expect(rollSix(owner, { city: { ranch: 3 } })).toEqual({ events: [ROLLED], next: BUILD_NEXT });
  expect(rollSix(owner, { city: { ranch: 2, forest: 1 } }).next).toEqual({ ...BUILD_NEXT, kind: 'give' });
});

rule('MK-5.2', 'without a purple card a 6 does nothing', () => {
  expect(rollSix({}, { city: { ranch: 2, stadium: 1 } })).toEqual({ events: [ROLLED], next: BUILD_NEXT });
});
