import { type Event, machiKoro } from '@yamanote/games/machi-koro/rules';
import { actor, legal } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { beats, confirm, targets } from './targets.ts';
import { positions } from './testing/positions.ts';

test('every two answers differ by what is tapped, or are buttons', () => {
  for (const view of positions(200)) {
    const seat = actor(machiKoro, view);
    if (typeof seat !== 'number') continue;
    const tapped = legal(machiKoro, view, seat)
      .map((action) => targets(action).join())
      .filter((ids) => ids !== '');
    expect(new Set(tapped).size).toBe(tapped.length);
  }
});

test('things to tap have ids, answers without things are buttons', () => {
  expect(targets({ do: 'build', card: 'cafe' })).toEqual(['card:cafe']);
  expect(targets({ do: 'build', card: 'radio-tower' })).toEqual(['landmark:radio-tower']);
  expect(targets({ do: 'charge', seat: 2 })).toEqual(['seat:2']);
  expect(targets({ do: 'give', card: 'cafe' })).toEqual(['own:cafe']);
  expect(targets({ do: 'take', seat: 1, card: 'mine' })).toEqual(['theirs:1:mine']);
  for (const action of ['keep', 'reroll', 'decline', 'pass'] as const) expect(targets({ do: action })).toEqual([]);
  expect(targets({ do: 'roll', dice: 2 })).toEqual([]);
});

test('building and charging are confirmed', () => {
  expect(confirm({ do: 'build', card: 'cafe' })).toBe(true);
  expect(confirm({ do: 'charge', seat: 1 })).toBe(true);
  expect(confirm({ do: 'take', seat: 1, card: 'mine' })).toBe(false);
  expect(confirm({ do: 'give', card: 'cafe' })).toBe(false);
});

test('dice are told before the coins, and nothing gets lost', () => {
  const events: Event[] = [
    { type: 'rolled', seat: 0, dice: [1], again: false },
    { type: 'earned', seat: 0, coins: 1, causes: [{ card: 'wheat-field', copies: 1, coins: 1 }] },
    { type: 'passed', seat: 0, forced: true },
    { type: 'turn-began', seat: 1, second: false },
  ];
  expect(beats(events)).toEqual([events.slice(0, 1), events.slice(1)]);
  expect(beats(events.slice(1))).toEqual([events.slice(1)]);
  expect(beats([])).toEqual([]);
});
