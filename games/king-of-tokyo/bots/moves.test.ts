import { type Action, kingOfTokyo } from '@yamanote/games/king-of-tokyo/rules';
import { fastRng } from '@yamanote/kernel';
import { moments } from '@yamanote/kernel/battery';
import { expect, test } from 'vitest';
import { actionOf, moveOf } from './moves.ts';
import { beginRichly } from './testing/rich.ts';

test('every answer has a number of its own, which leads back to it', () => {
  const numbers = new Map<number, string>();
  const verbs = new Set<string>();
  for (let deal = 0; deal < 24; deal++) {
    const state = beginRichly(2 + (deal % 3), deal);
    for (const { choices } of moments(kingOfTokyo, state, fastRng(`moves ${deal}`))) {
      for (const action of choices as readonly Action[]) {
        const move = moveOf(action);
        const text = JSON.stringify(action);
        if ((numbers.get(move) ?? text) !== text) expect.fail(`${text} has the number of ${numbers.get(move)}`);
        numbers.set(move, text);
        verbs.add(action.do);
      }
    }
  }
  for (const [move, text] of numbers) expect(actionOf(move)).toEqual(JSON.parse(text));
  // A tree keeps them in 32 bits.
  expect(Math.max(...numbers.keys())).toBeLessThan(2 ** 31);
  expect(verbs.size).toBeGreaterThan(18);
});

test('more dice than a turn has can be thrown again where all show one face', () => {
  const many = { do: 'reroll', dice: Array(11).fill(3), by: 'background-dweller' } as const;
  expect(actionOf(moveOf(many))).toEqual(many);
  expect(moveOf(many)).toBeLessThan(2 ** 31);
});
