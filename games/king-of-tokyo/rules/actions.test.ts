import { isRefusal, sentence } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { parseAction } from './actions.ts';
import type { Action } from './types.ts';

const ACTIONS: readonly Action[] = [
  { do: 'choose', monster: 'darumo' },
  { do: 'roll' },
  { do: 'reroll', dice: [1, 6], by: null },
  { do: 'reroll', dice: [3], by: 'background-dweller' },
  { do: 'stop' },
  { do: 'probe', die: 5, by: 'mimic' },
  { do: 'change', die: 5, to: 1, by: 'herd-culler' },
  { do: 'resolve' },
  { do: 'spend', on: 'self' },
  { do: 'spend', on: 'poison' },
  { do: 'spend', on: 'shrink' },
  { do: 'spend', on: 5 },
  { do: 'leave' },
  { do: 'stay' },
  { do: 'cancel' },
  { do: 'heal' },
  { do: 'buy', card: 'energize' },
  { do: 'look' },
  { do: 'buy-top' },
  { do: 'take', seat: 0, card: 'jets' },
  { do: 'sweep' },
  { do: 'transform' },
  { do: 'discard', card: 'jets' },
  { do: 'copy', seat: 3, card: 'jets' },
  { do: 'charge', energy: 40 },
  { do: 'again' },
  { do: 'pass' },
];

test.each(ACTIONS)('%j is read as it is written', (action) => {
  expect(parseAction(JSON.parse(JSON.stringify(action)))).toEqual(action);
});

test('dice are written in any order', () => {
  expect(parseAction({ do: 'reroll', dice: [6, 1, 3], by: null })).toEqual({ do: 'reroll', dice: [1, 3, 6], by: null });
});

test.each<[unknown, RegExp]>([
  [null, /^do: expected one of choose, roll, reroll, .*, found nothing$/],
  ['roll', /^do: expected one of/],
  [{ do: 'fly' }, /^do: expected one of .*, found "fly"$/],
  [{ do: 'roll', dice: 6 }, /^dice: expected no such field, only do, found 6$/],
  [{ do: 'choose', monster: 'godzilla' }, /^monster: expected one of kasabo, .*, found "godzilla"$/],
  [{ do: 'reroll', dice: [1] }, /^by: expected this field to be there, found nothing$/],
  [{ do: 'reroll', dice: [0], by: null }, /^dice\[0\]: expected a whole number from 1 to 6, found 0$/],
  [{ do: 'reroll', dice: [7], by: null }, /^dice\[0\]: expected a whole number from 1 to 6, found 7$/],
  [{ do: 'reroll', dice: 3, by: null }, /^dice: expected a list, found 3$/],
  [{ do: 'reroll', dice: [3], by: 'heal' }, /^by: expected one of acid-attack, .*, found "heal"$/],
  [{ do: 'probe', die: 9, by: 'mimic' }, /^die: expected a whole number from 1 to 6, found 9$/],
  [{ do: 'change', die: 1, to: 0, by: 'stretchy' }, /^to: expected a whole number from 1 to 6, found 0$/],
  [{ do: 'spend', on: 6 }, /^on: expected a whole number from 0 to 5, found 6$/],
  [{ do: 'spend', on: 'stars' }, /^on: expected self, poison, shrink or the seat of another monster, found "stars"$/],
  [{ do: 'buy', card: 'jet' }, /^card: expected one of acid-attack, .*, found "jet"$/],
  [{ do: 'take', seat: 6, card: 'jets' }, /^seat: expected a whole number from 0 to 5, found 6$/],
  [{ do: 'take', seat: 1, card: 'heal' }, /^card: expected one of .*, found "heal"$/],
  [{ do: 'copy', seat: -1, card: 'jets' }, /^seat: expected a whole number from 0 to 5, found -1$/],
  [{ do: 'discard', card: 'tanks' }, /^card: expected one of .*, found "tanks"$/],
  [{ do: 'charge', energy: -1 }, /^energy: expected a whole number of at least 0, found -1$/],
])('%j is refused', (json, expected) => {
  const action = parseAction(json);
  expect(isRefusal(action) && sentence(action)).toMatch(expected);
});
