import { type Action, type Event, MONSTERS } from '@yamanote/games/king-of-tokyo/rules';
import { describe, expect, it, test } from 'vitest';
import { beats, confirm, marks, target, targets } from './targets.ts';
import { firstTurn } from './testing/positions.ts';
import { lookingOn } from './testing/props.ts';

describe('what one taps', () => {
  it('is the card, the die and its new face, the monster, the heart', () => {
    expect(targets({ do: 'buy', card: 'heal' })).toEqual([target.card('heal')]);
    expect(targets({ do: 'change', die: 4, to: 1, by: 'herd-culler' })).toEqual([target.die(4), target.face(1)]);
    expect(targets({ do: 'probe', die: 5, by: 'psychic-probe' })).toEqual([target.die(5)]);
    expect(targets({ do: 'choose', monster: 'zemira' })).toEqual([target.monster('zemira')]);
    expect(targets({ do: 'spend', on: 'poison' })).toEqual(['heart:poison']);
    expect(targets({ do: 'spend', on: 2 })).toEqual(['heart:2']);
    expect(targets({ do: 'take', seat: 1, card: 'wings' })).toEqual(['theirs:1:wings']);
    expect(targets({ do: 'copy', seat: 1, card: 'wings' })).toEqual(['copy:1:wings']);
    expect(targets({ do: 'discard', card: 'wings' })).toEqual(['own:wings']);
    expect(targets({ do: 'buy-top' })).toEqual(['top']);
  });

  it('is nothing for what is a button, or put together by the dice', () => {
    for (const action of [{ do: 'roll' }, { do: 'stop' }, { do: 'reroll', dice: [1], by: null }, { do: 'pass' }])
      expect(targets(action as Action)).toEqual([]);
  });

  it('is confirmed, whatever it is: only a die is turned by its second tap', () => {
    expect(confirm({ do: 'buy', card: 'heal' })).toBe(true);
    expect(confirm({ do: 'probe', die: 1, by: 'psychic-probe' })).toBe(true);
    expect(confirm({ do: 'spend', on: 'self' })).toBe(true);
    expect(confirm({ do: 'discard', card: 'wings' })).toBe(true);
    expect(confirm({ do: 'change', die: 4, to: 1, by: 'stretchy' })).toBe(false);
  });
});

describe('marks', () => {
  const view = () => lookingOn(firstTurn(4), 0).view;

  it('belong to the monster, not to the seat', () => {
    const chosen = view();
    for (const [seat, monster] of (['jihanga', 'kasabo', 'zemira', 'tanugon'] as const).entries())
      chosen.monsters[seat].monster = monster;
    expect(marks(chosen)).toEqual([5, 0, 4, 3]);
  });

  it('are different for all, also while some have not chosen', () => {
    const choosing = view();
    for (const monster of choosing.monsters) monster.monster = null;
    expect(marks(choosing)).toEqual([0, 1, 2, 3]);
    choosing.monsters[1].monster = MONSTERS[0];
    expect(marks(choosing)).toEqual([1, 0, 2, 3]);
  });
});

test('events are told in moments: dice, what they bring, whom they hurt, who moves', () => {
  const events: Event[] = [
    { type: 'rolled', seat: 0, roll: 3, thrown: [5], dice: [1, 1, 1, 5], by: null },
    { type: 'dice-final', seat: 0, dice: [1, 1, 1, 5] },
    { type: 'stars-changed', seat: 0, by: 1, to: 1, cause: { of: 'dice', face: 1, count: 3 } },
    { type: 'struck', harm: { by: 'attack', seat: 0 }, blows: [] },
    { type: 'hurt', seat: 1, by: 1, to: 9, harm: { by: 'attack', seat: 0 } },
    { type: 'moved', seat: 0, from: 'outside', to: 'city', why: 'attack' },
    { type: 'stars-changed', seat: 0, by: 1, to: 2, cause: { of: 'entering' } },
    { type: 'turn-began', seat: 1, turn: 2, extra: null, dice: 6 },
  ];
  const types = beats(events).map((group) => group.map(({ type }) => type));
  expect(types).toEqual([
    ['rolled'],
    ['dice-final', 'stars-changed'],
    ['struck', 'hurt'],
    ['moved', 'stars-changed', 'turn-began'],
  ]);
  expect(beats([])).toEqual([]);
});
