import type { Event } from '@yamanote/games/king-of-tokyo/rules';
import { expect, test } from 'vitest';
import { harvestOf } from './harvest.ts';

const harm = { by: 'attack', seat: 0 } as const;
const TURN: readonly Event[] = [
  { type: 'turn-began', seat: 0, turn: 3, extra: null, dice: 6 },
  { type: 'stars-changed', seat: 0, by: 2, to: 4, cause: { of: 'tokyo' } },
  { type: 'rolled', seat: 0, roll: 1, thrown: [1, 1, 1, 4, 5, 6], dice: [1, 1, 1, 4, 5, 6], by: null },
];
const COUNTED: readonly Event[] = [
  { type: 'dice-final', seat: 0, dice: [1, 1, 1, 4, 5, 6] },
  { type: 'stars-changed', seat: 0, by: 1, to: 5, cause: { of: 'dice', face: 1, count: 3 } },
  { type: 'energy-changed', seat: 0, by: 1, to: 4, other: null, cause: { of: 'dice', face: 6, count: 1 } },
  { type: 'healed', seat: 0, by: 1, to: 7, cause: { of: 'dice', face: 4, count: 1 } },
  { type: 'hurt', seat: 1, by: 1, to: 5, harm },
];
const BOUGHT: readonly Event[] = [
  { type: 'energy-changed', seat: 0, by: -3, to: 1, other: null, cause: null },
  { type: 'bought', seat: 0, card: 'corner-store', price: 3, from: 'display', place: 0 },
  { type: 'stars-changed', seat: 0, by: 1, to: 6, cause: { of: 'card', card: 'corner-store', owner: 0 } },
];

test('all that the dice brought is told together, and nothing before they count', () => {
  expect(harvestOf(TURN, 0)).toBeNull();
  const all = { stars: 1, energy: 1, hearts: 1, hurt: [{ seat: 1, hearts: 1 }] };
  expect(harvestOf([...TURN, ...COUNTED], 0)).toEqual(all);
  // What a purchase brings is not of the dice.
  expect(harvestOf([...TURN, ...COUNTED, ...BOUGHT], 0)).toEqual(all);
});
