import { viewOf } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { endingAfter } from './foretell.ts';
import { kingOfTokyo } from './index.ts';
import { at } from './testing/at.ts';

/** Seat 0 has hurt seat 1 in the city, which may leave it. */
function ending(answer: 'stay' | 'leave', attacker: object, victim: object = {}, others: readonly object[] = [{}]) {
  const state = at({
    stack: [
      { kind: 'check' },
      { kind: 'end-turn' },
      { kind: 'shopping' },
      { kind: 'move-in', attacker: 0 },
      { kind: 'yielding', attacker: 0, wounds: [], yielded: [] },
      { kind: 'yield', seat: 1, lost: 1, attacker: 0 },
    ],
    dice: [1, 1, 1, 2, 2, 5],
    players: [attacker, { place: 'city', hearts: 5, ...victim }, ...others],
  });
  return endingAfter(kingOfTokyo, viewOf(kingOfTokyo, state, 1), 1, answer)?.seats ?? null;
}

test('an attacker with 20 stars wins as its turn ends, whatever is answered', () => {
  expect(ending('stay', { stars: 20, energy: 4 })).toEqual([0]);
  expect(ending('leave', { stars: 20, energy: 4 })).toEqual([0]);
  expect(ending('stay', { stars: 18 })).toBeNull();
});

test('the star for moving in may be the last one', () => {
  expect(ending('stay', { stars: 19 })).toBeNull();
  expect(ending('leave', { stars: 19 })).toEqual([0]);
});

test('whoever does not live to see the end of the turn does not win', () => {
  expect(ending('stay', { stars: 20, hearts: 1, poison: 1 })).toBeNull();
  // A trap in the place that one leaves; of two monsters one is left.
  const trap = { cards: ['burrowing'] };
  expect(ending('stay', { stars: 20, hearts: 1 }, trap)).toEqual([0]);
  expect(ending('leave', { stars: 20, hearts: 1 }, trap)).toBeNull();
  expect(ending('leave', { stars: 20, hearts: 1 }, trap, [])).toEqual([1]);
});

test('an extra turn that could follow is none of this one', () => {
  expect(ending('stay', { stars: 3, cards: ['freeze-time'] })).toBeNull();
});
