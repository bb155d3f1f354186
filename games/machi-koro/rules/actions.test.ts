import { isRefusal, sentence } from '@yamanote/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as actions from './actions.ts';
import { parseAction } from './actions.ts';
import { ESTABLISHMENT_IDS, LANDMARK_IDS } from './cards.ts';

const ESTABLISHMENTS = ESTABLISHMENT_IDS.join(', ');
const VERBS = 'roll, keep, reroll, charge, decline, give, take, build, pass';

test('every action reads back as itself', () => {
  const { ROLL, KEEP, REROLL, DECLINE, PASS, CHARGE, GIVE, TAKE, BUILD, BUILD_LANDMARK } = actions;
  const single = [ROLL[1], ROLL[2], KEEP, REROLL, DECLINE, PASS];
  const all = [...single, ...CHARGE, ...GIVE, ...TAKE.flat(), ...BUILD, ...BUILD_LANDMARK];
  expect(all).toHaveLength(6 + 4 + 15 + 4 * 15 + 15 + 4);
  for (const action of all) expect(parseAction(JSON.parse(JSON.stringify(action)))).toEqual(action);
});

test.each([
  [null, `do: expected one of ${VERBS}, found nothing`],
  ['roll', `do: expected one of ${VERBS}, found nothing`],
  [{}, `do: expected one of ${VERBS}, found nothing`],
  [{ do: 'sell' }, `do: expected one of ${VERBS}, found "sell"`],
  [{ do: 'roll' }, 'dice: expected this field to be there, found nothing'],
  [{ do: 'roll', dice: 0 }, 'dice: expected a whole number from 1 to 2, found 0'],
  [{ do: 'roll', dice: 3 }, 'dice: expected a whole number from 1 to 2, found 3'],
  [{ do: 'keep', dice: 1 }, 'dice: expected no such field, only do, found 1'],
  [{ do: 'reroll', dice: 1 }, 'dice: expected no such field, only do, found 1'],
  [{ do: 'decline', card: 'ranch' }, 'card: expected no such field, only do, found "ranch"'],
  [{ do: 'pass', card: 'ranch' }, 'card: expected no such field, only do, found "ranch"'],
  [{ do: 'charge' }, 'seat: expected this field to be there, found nothing'],
  [{ do: 'charge', seat: -1 }, 'seat: expected a whole number from 0 to 3, found -1'],
  [{ do: 'charge', seat: 4 }, 'seat: expected a whole number from 0 to 3, found 4'],
  [{ do: 'give', card: 'train-station' }, `card: expected one of ${ESTABLISHMENTS}, found "train-station"`],
  [{ do: 'give', card: 'ranch', seat: 1 }, 'seat: expected no such field, only do, card, found 1'],
  [{ do: 'take', card: 'ranch' }, 'seat: expected this field to be there, found nothing'],
  [{ do: 'take', seat: 1 }, 'card: expected this field to be there, found nothing'],
  [{ do: 'take', seat: 1, card: 'x' }, `card: expected one of ${ESTABLISHMENTS}, found "x"`],
  [{ do: 'take', seat: 9, card: 'ranch' }, 'seat: expected a whole number from 0 to 3, found 9'],
  [{ do: 'build' }, 'card: expected this field to be there, found nothing'],
  [{ do: 'build', card: 'x' }, `card: expected one of ${ESTABLISHMENTS}, ${LANDMARK_IDS.join(', ')}, found "x"`],
])('%j is no action', (json, reason) => {
  const refusal = parseAction(json);
  if (!isRefusal(refusal)) expect.unreachable();
  expect(sentence(refusal)).toBe(reason);
  expect(refusal.refused).toBe('malformed');
});

test('any JSON is an action or refused, and never more than it says', () => {
  const words = fc.constantFrom('roll', 'take', 'build', 'charge', 'keep', 'ranch', 'radio-tower', 0, 1, 2, 3, 4);
  const json = fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom('do', 'dice', 'seat', 'card'), words));
  fc.assert(
    fc.property(json, (value) => {
      const action = parseAction(value);
      if (!isRefusal(action)) expect(action).toEqual(value);
    }),
    { seed: 3, numRuns: 500 },
  );
});
