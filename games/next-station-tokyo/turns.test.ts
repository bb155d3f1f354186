import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nextStationRoom } from './index.ts';
import { type CardId, nextStation } from './rules/index.ts';

const { opens, minor, ruleOf } = nextStationRoom;
const turnedUp = (card: CardId) =>
  ({ type: 'card-revealed', phase: 0, round: 1, card, effect: null, last: false, only: null }) as const;

test('a round opens with its card; the switch belongs to the card that comes with it', () => {
  expect(opens(turnedUp('underground-circle'))).toBe('all');
  expect(opens(turnedUp('overground-switch'))).toBeNull();
  expect(opens({ type: 'passed', seat: 0, forced: false, only: null })).toBeNull();
});

test('laying out is folded away, what somebody did is not', () => {
  expect(minor({ type: 'dealt-ahead' })).toBe(true);
  expect(minor({ type: 'pencil-dealt', slot: 0, seat: 0, pencil: 'pink' })).toBe(true);
  expect(minor(turnedUp('underground-circle'))).toBe(false);
  expect(minor({ type: 'passed', seat: 0, forced: true, only: null })).toBe(false);
});

test('every kind of frame that asks leads to a rule that there is', () => {
  const rules = readFileSync(new URL('RULES.md', import.meta.url), 'utf8');
  for (const [kind, { is }] of Object.entries(nextStation.rules)) {
    if (is === 'ask' || is === 'each') expect(rules).toContain(`**${ruleOf(kind)}**`);
    else expect(ruleOf(kind)).toBeNull();
  }
});
