import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Event } from './rules/index.ts';
import { minor, opens, ruleOf, together } from './turns.ts';

const EVENTS: readonly Event[] = [
  { type: 'monster-chosen', seat: 2, monster: 'darumo' },
  { type: 'revealed', card: 'heal', place: 0 },
  { type: 'first-drawn', seat: 1 },
  { type: 'turn-began', seat: 1, turn: 1, extra: null, dice: 6 },
  { type: 'rolled', seat: 1, roll: 1, thrown: [5], dice: [5], by: null },
  { type: 'dice-final', seat: 1, dice: [5] },
  { type: 'struck', harm: { by: 'attack', seat: 1 }, blows: [] },
  { type: 'hurt', seat: 0, by: 1, to: 9, harm: { by: 'attack', seat: 1 } },
];

test('a turn begins with its own event; choosing a monster is one, and the lot belongs to all', () => {
  expect(EVENTS.map(opens)).toEqual([2, null, 'all', 1, null, null, null, null]);
});

test('what other lines tell again is housekeeping', () => {
  expect(EVENTS.filter(minor).map(({ type }) => type)).toEqual(['revealed', 'turn-began', 'rolled']);
  const blow: Event = { type: 'struck', harm: { by: 'poison' }, blows: [] };
  expect(minor(blow)).toBe(true);
});

test('dice that were all just rolled are told once, as those that count', () => {
  const rolled: Event = { type: 'rolled', seat: 1, roll: 3, thrown: [5, 6], dice: [1, 5, 6], by: null };
  const final: Event = { type: 'dice-final', seat: 1, dice: [1, 5, 6] };
  const all: Event = { ...rolled, thrown: [1, 5, 6] };
  expect(together([all], final)).toEqual({ with: all, as: final });
  expect(together([rolled], final)).toBeNull();
  expect(together([], final)).toBeNull();
});

test('cards that come on display one after the other are told at once', () => {
  const [heal, jets, tanks] = (['heal', 'jets', 'tanks'] as const).map((card, place): Event => {
    return { type: 'revealed', card, place };
  });
  expect(together([heal, jets], tanks)).toEqual({ with: jets, as: { ...tanks, also: ['heal', 'jets'] } });
  expect(together([heal, { type: 'reshuffled', cards: 3 }], jets)).toBeNull();
});

test('every question names the rule by which it is asked', () => {
  const rules = readFileSync(new URL('./RULES.md', import.meta.url), 'utf8');
  const frames = readFileSync(new URL('./rules/frames.ts', import.meta.url), 'utf8');
  const asks = frames.slice(frames.indexOf('AskFrame'), frames.indexOf('StepFrame'));
  const kinds = Array.from(asks.matchAll(/kind: '([a-z-]+)'/g), ([, kind]) => kind);
  expect(kinds.length).toBeGreaterThan(15);
  for (const kind of kinds) expect(rules, kind).toContain(`- **${ruleOf(kind)}`);
  expect(ruleOf('throw')).toBeNull();
});

test('who rolls for the first time is led to what the faces bring, and in the short game to its own rerolls', () => {
  expect(ruleOf('roll', { short: false })).toBe('KOT-5.1');
  expect([ruleOf('reroll', { short: false }), ruleOf('reroll', { short: true })]).toEqual(['KOT-4.3', 'KOT-11.1']);
  const rules = readFileSync(new URL('./RULES.md', import.meta.url), 'utf8');
  expect(rules).toContain('- **KOT-11.1**');
});
