import { viewOf } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { endingAfter, foretellDice } from './foretell.ts';
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

test('what the next turn brings by itself is none of this one', () => {
  const fallback = { shrink: 6, stars: 19, cards: ['herbivore'] };
  expect(ending('stay', {}, { hearts: 5 }, [])).toBeNull();
  // Seat 2 has no dice, so that nobody is asked anything in a turn that it wins.
  expect(ending('stay', {}, { shrink: 6 }, [fallback])).toBeNull();
});

/** Which events come of seat 0's dice, if seat 1 lets them lie. */
function comeOf(dice: number[], roller: object): string[] {
  const state = at({
    stack: [
      { kind: 'check' },
      { kind: 'end-turn' },
      { kind: 'shopping' },
      { kind: 'resolve' },
      { kind: 'probing', from: 2, asked: true },
      { kind: 'probe', seat: 1 },
    ],
    dice,
    players: [roller, { cards: ['psychic-probe'] }, { place: 'city' }],
  });
  const view = viewOf(kingOfTokyo, state, 1);
  return foretellDice(kingOfTokyo, view).flatMap(({ events }) => events.map(({ type }) => type));
}

test('dice do what they do past all that their owner may decide about them, and nothing after that', () => {
  const plain = ['dice-final', 'stars-changed', 'struck', 'hurt', 'stayed'];
  const dice = [1, 1, 1, 2, 3, 5];
  expect(comeOf(dice, { energy: 9 })).toEqual(plain);
  expect(comeOf(dice, { cards: ['background-dweller'] })).toEqual(plain);
  expect(comeOf(dice, { cards: ['plot-twist'] })).toEqual(plain);
  expect(comeOf(dice, { cards: ['herbivore'] })).toEqual(plain);
  // A heart that has to be spent on something.
  expect(comeOf([1, 1, 1, 2, 4, 5], { hearts: 9, poison: 1 })).toEqual([
    'dice-final',
    'stars-changed',
    'healed',
    'struck',
    'hurt',
    'stayed',
  ]);
});
