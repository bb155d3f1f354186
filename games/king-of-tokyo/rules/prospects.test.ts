import { expect, test } from 'vitest';
import { entersTokyo, keepsPlace, turnsUntil } from './prospects.ts';
import { at } from './testing/at.ts';
import type { KingOfTokyoState, KingOfTokyoView } from './types.ts';

/** Seat 0 has attacked; what is looked at lies open for everybody. */
function attacked(players: readonly object[], more: object = {}): KingOfTokyoView {
  const state: KingOfTokyoState = at({ turn: 0, step: 'reroll', dice: [1, 1, 1, 5, 5, 6], rolls: 1, players, ...more });
  return { ...state, deckSize: 0, top: null };
}

const OUT = { place: 'out', hearts: 0 };

test('before my next turn everybody has one who sits between, the fallen left out', () => {
  const view = attacked([{}, OUT, {}, { place: 'city' }]);
  expect(turnsUntil(view, 3)).toEqual([2]);
  expect(turnsUntil(view, 2)).toEqual([]);
});

test('an attacker with three 1s and Freeze Time comes once more, before anybody else', () => {
  const view = attacked([{ cards: ['freeze-time'] }, {}, { place: 'city' }]);
  expect(turnsUntil(view, 2)).toEqual([0, 1]);
  expect(turnsUntil(view, 1)).toEqual([0]);
  expect(turnsUntil({ ...view, dice: [1, 1, 2, 5, 5, 6] }, 2)).toEqual([1]);
});

test('a bought extra turn comes before the others', () => {
  const view = attacked([{}, {}, { place: 'city' }]);
  expect(turnsUntil({ ...view, extra: [{ seat: 0, card: 'frenzy', penalty: 0 }] }, 2)).toEqual([0, 1]);
});

test('an attacker from outside enters a free place', () => {
  expect(entersTokyo(attacked([{}, {}]), 0)).toBe(true);
  expect(entersTokyo(attacked([{}, { place: 'city' }]), 0)).toBe(false);
  expect(entersTokyo(attacked([{ place: 'city' }, {}]), 0)).toBe(false);
});

test('whoever stays in a bay that closes is not left there', () => {
  const five = attacked([{}, { place: 'city' }, { place: 'bay' }, {}, {}]);
  expect(keepsPlace(five, 2, 0)).toBe(true);
  // The city has fallen, four are left, and the attacker takes it.
  const monsters = five.monsters.map((monster, seat) => (seat === 1 ? { ...monster, place: 'out' as const } : monster));
  const four = { ...five, monsters };
  expect(keepsPlace(four, 2, 0)).toBe(false);
  // Nobody takes it: the city is left to whoever was in the bay.
  const dead = monsters.map((monster, seat) => (seat === 0 ? { ...monster, place: 'out' as const } : monster));
  expect(keepsPlace({ ...four, monsters: dead }, 2, 0)).toBe(true);
});
