import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { machiKoroRoom } from './index.ts';
import { type Event, machiKoro } from './rules/index.ts';

const { opens, minor, ruleOf } = machiKoroRoom;

test('a turn opens when it begins, a second one of the same player too', () => {
  expect(opens({ type: 'turn-began', seat: 2, second: false })).toBe(2);
  expect(opens({ type: 'turn-began', seat: 2, second: true })).toBe(2);
  expect(opens({ type: 'first-drawn', seat: 2 })).toBeNull();
  expect(opens({ type: 'rolled', seat: 2, dice: [1], again: false })).toBeNull();
});

test('what only follows is folded away, what somebody did is not', () => {
  const folded: Event[] = [
    { type: 'turn-began', seat: 0, second: false },
    { type: 'activated', seat: 0, landmark: 'train-station' },
    { type: 'swap-declined', seat: 0 },
    { type: 'turned-over', card: 'mine' },
  ];
  const open: Event[] = [
    { type: 'turn-began', seat: 0, second: true },
    { type: 'rolled', seat: 0, dice: [1], again: false },
    { type: 'built', seat: 0, card: 'mine', cost: 6 },
    { type: 'passed', seat: 0, forced: true },
    { type: 'won', seat: 0 },
  ];
  expect(folded.map((event) => minor(event))).toEqual(folded.map(() => true));
  expect(open.map((event) => minor(event))).toEqual(open.map(() => false));
});

test('every kind of frame that asks leads to a rule that there is', () => {
  const rules = readFileSync(new URL('RULES.md', import.meta.url), 'utf8');
  for (const [kind, { is }] of Object.entries(machiKoro.rules)) {
    if (is === 'ask') expect(rules).toContain(`**${ruleOf(kind)}`);
    else expect(ruleOf(kind)).toBeNull();
  }
});
