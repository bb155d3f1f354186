import { type Event, kingOfTokyo } from '@yamanote/games/king-of-tokyo/rules';
import { fastRng, start } from '@yamanote/kernel';
import { moments } from '@yamanote/kernel/battery';
import { describe, expect, it, test } from 'vitest';
import { recall, withEvent } from './memory.ts';
import { firstTurn, kept, OPTIONS } from './testing/positions.ts';
import { lookingOn } from './testing/props.ts';

const BEGIN: Event = { type: 'turn-began', seat: 0, turn: 1, extra: null, dice: 6 };
const ROLL: Extract<Event, { type: 'rolled' }> = {
  type: 'rolled',
  seat: 0,
  roll: 2,
  thrown: [3, 5],
  dice: [1, 1, 2, 3, 5, 5],
  by: null,
};
const attack = { by: 'attack', seat: 0 } as const;
const hurt = (to: number, by: number): Event => ({ type: 'hurt', seat: 1, by, to, harm: attack });

/** After these events. */
function knowing(...past: Event[]) {
  return recall(lookingOn(firstTurn(3), 0, past));
}

describe('the last throw', () => {
  it('is the one of this turn', () => {
    expect(knowing(BEGIN, ROLL).thrown).toEqual([3, 5]);
    expect(knowing(BEGIN, ROLL, { ...ROLL, thrown: [1] }).thrown).toEqual([1]);
    expect(knowing(ROLL, BEGIN).thrown).toBeNull();
  });

  it('has a number of its own', () => {
    expect(knowing(BEGIN, ROLL, ROLL).throws).toBe(knowing(BEGIN, ROLL).throws + 1);
    const next = lookingOn(firstTurn(3), 0, [BEGIN, ROLL, { ...BEGIN, turn: 2 }, ROLL]);
    next.view.turn = 2;
    expect(recall(next).throws).not.toBe(knowing(BEGIN, ROLL).throws);
  });
});

test('hearts lost in a turn add up, until the next turn', () => {
  expect(knowing(BEGIN, hurt(8, 2)).losses.get(1)).toEqual({ from: 10, to: 8 });
  expect(knowing(BEGIN, hurt(8, 2), hurt(7, 1)).losses.get(1)).toEqual({ from: 10, to: 7 });
  expect(knowing(hurt(8, 2), BEGIN).losses.size).toBe(0);
});

test('whom the dice have hit is known once they count', () => {
  const final: Event = { type: 'dice-final', seat: 0, dice: [5] };
  const blows = [{ seat: 1, amount: 1, harm: attack, escape: null }];
  expect(knowing(BEGIN, ROLL).blows).toBeNull();
  expect(knowing(BEGIN, final).blows).toEqual([]);
  expect(knowing(BEGIN, final, { type: 'struck', harm: attack, blows }).blows).toEqual(blows);
  expect(knowing(BEGIN, final, { type: 'struck', harm: { by: 'poison' }, blows }).blows).toEqual([]);
});

test('within an entry, what was told is seen before its view comes', () => {
  const props = lookingOn(firstTurn(3), 0);
  const star: Event = { type: 'stars-changed', seat: 0, by: 2, to: 2, cause: { of: 'tokyo' } };
  const move: Event = { type: 'moved', seat: 0, from: 'outside', to: 'city', why: 'attack' };
  const told = (...ahead: Event[]) => recall({ ...props, happening: { beat: 1, events: [], ahead } }).view;
  expect(told(star).monsters[0]).toMatchObject({ stars: 2, place: 'outside' });
  expect(told(star, move).monsters[0]).toMatchObject({ stars: 2, place: 'city' });
  expect(told()).toBe(props.view);
});

test('events lead from one view to the next, as far as the board shows it', () => {
  const rng = fastRng('events');
  for (let seats = 2; seats <= 6; seats++) {
    const state = start(kingOfTokyo, seats, OPTIONS);
    for (const monster of state.monsters) monster.cards.push(kept('fire-breathing'), kept('poison-spit'));
    let before = lookingOn(state, 'public').view;
    for (const { events } of moments(kingOfTokyo, state, rng, undefined, 120)) {
      const after = lookingOn(kingOfTokyo.clone(state), 'public').view;
      const told = events.reduce(withEvent, before);
      for (const [seat, { hearts, stars, energy, place, poison, shrink }] of after.monsters.entries())
        expect(told.monsters[seat]).toMatchObject({ hearts, stars, energy, place, poison, shrink });
      expect(told.active).toBe(after.active);
      before = after;
    }
  }
});

test('dice lie there until others are rolled', () => {
  const final: Event = { type: 'dice-final', seat: 0, dice: [1, 1, 2, 3, 5, 5] };
  expect(knowing(BEGIN).lying).toBeNull();
  expect(knowing(BEGIN, ROLL, final, { ...BEGIN, seat: 1, turn: 2 }).lying).toEqual({
    seat: 0,
    dice: final.dice,
    past: true,
  });
  const rolled = lookingOn(firstTurn(3), 0, [final, BEGIN, ROLL]);
  rolled.view.dice = ROLL.dice;
  expect(recall(rolled).lying).toEqual({ seat: 0, dice: ROLL.dice, past: false });
});
