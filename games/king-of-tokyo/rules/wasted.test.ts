import { apply } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { kingOfTokyo } from './index.ts';
import { at } from './testing/at.ts';
import type { Event } from './types.ts';

/** What seat 0 is told to have wasted when these dice count. */
function wasted(dice: readonly number[], player: object): object[] {
  const state = at({ turn: 0, step: 'reroll', dice, rolls: 3, rerolls: 0, players: [player, {}] });
  const told: Event[] = [];
  apply(kingOfTokyo, state, 0, { do: 'stop' }, (event) => told.push(event as Event));
  return told.flatMap((event) => (event.type === 'wasted' ? [{ what: event.what, by: event.by, why: event.why }] : []));
}

test('stars beyond 20 are told as wasted', () => {
  expect(wasted([3, 3, 3, 3, 6, 6], { stars: 18 })).toEqual([{ what: 'stars', by: 2, why: 'limit' }]);
  expect(wasted([3, 3, 3, 6, 6, 6], { stars: 17 })).toEqual([]);
});

test('hearts that heal nothing are told as wasted', () => {
  expect(wasted([4, 4, 4, 6, 6, 6], { hearts: 9 })).toEqual([{ what: 'hearts', by: 2, why: 'limit' }]);
  expect(wasted([4, 4, 6, 6, 6, 6], { hearts: 7, place: 'city' })).toEqual([{ what: 'hearts', by: 2, why: 'tokyo' }]);
  expect(wasted([4, 4, 6, 6, 6, 6], { hearts: 7, place: 'city', poison: 1 })).toEqual([
    { what: 'hearts', by: 2, why: 'tokyo' },
  ]);
  expect(wasted([4, 4, 6, 6, 6, 6], { hearts: 7 })).toEqual([]);
});
