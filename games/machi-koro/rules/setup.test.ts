import { chanceOf, hashOf, isRefusal, outcomes, parseOptions, parseSeats, pending, start } from '@yamanote/kernel';
import { rule } from '@yamanote/tools/rule';
import { expect, test } from 'vitest';
import { ESTABLISHMENTS } from './cards.ts';
import { machiKoro } from './index.ts';
import type { MachiKoroOptions, MachiKoroState } from './types.ts';

const DEFAULTS: MachiKoroOptions = { edition: 'base', beginnerLimit: false, display: 'full', first: 'random' };

function begin(seats: number, options: Partial<MachiKoroOptions> = {}): MachiKoroState {
  return start(machiKoro, seats, { ...DEFAULTS, ...options });
}

function total(cards: readonly number[]): number {
  return cards.reduce((sum, copies) => sum + copies, 0);
}

test('a match file names the game and its edition', () => {
  expect([machiKoro.id, machiKoro.editions]).toEqual(['machi-koro', ['base']]);
});

rule('MK-1.1', 'two to four play', () => {
  const able = [0, 1, 2, 3, 4, 5].filter((seats) => !isRefusal(parseSeats(machiKoro, seats)));
  expect(able).toEqual([2, 3, 4]);
});

rule(['MK-2.1', 'MK-2.2'], 'what is in play for each number of players', () => {
  for (const [seats, startCards, landmarks] of [
    [2, 4, 8],
    [3, 6, 12],
    [4, 8, 16],
  ]) {
    const state = begin(seats);
    expect(total(state.cities.map(total))).toBe(startCards);
    expect(total(state.landmarks.map((row) => row.length))).toBe(landmarks);
    expect(total(state.display)).toBe(84);
    expect(total(state.deck)).toBe(0);
    expect(state.coins).toEqual(Array(seats).fill(3));
    for (const city of state.cities) expect(city).toEqual([1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    for (const row of state.landmarks) expect(row).toEqual([0, 0, 0, 0]);
  }
});

rule('MK-2.3', 'all stacks have full height for every number of players', () => {
  for (const seats of [2, 3, 4]) expect(begin(seats).display).toEqual(ESTABLISHMENTS.map(({ copies }) => copies));
});

rule('MK-2.5', 'the first player is drawn with equal odds, or named by the host', () => {
  for (const seats of [2, 3, 4]) {
    const odds = outcomes(chanceOf(machiKoro, begin(seats)));
    expect(odds).toEqual(Array.from({ length: seats }, (_, seat) => [seat, 1 / seats]));
    for (let first = 0; first < seats; first++) {
      expect(pending(machiKoro, begin(seats, { first }))).toEqual({ is: 'ask', kind: 'roll', seats: [first] });
    }
    expect(parseOptions(machiKoro, { first: seats }, seats)).toMatchObject({ field: 'options.first' });
  }
});

rule(
  'MK-10.2a',
  'the decks of the changing display hold 78, 81 and 84 cards, fewer purple ones with fewer players',
  () => {
    for (const [seats, size, purple] of [
      [2, 78, 2],
      [3, 81, 3],
      [4, 84, 4],
    ]) {
      const { deck, display } = begin(seats, { display: 'changing' });
      expect(total(deck)).toBe(size);
      expect(total(display)).toBe(0);
      for (const [card, { colour, copies }] of ESTABLISHMENTS.entries()) {
        expect(deck[card]).toBe(colour === 'purple' ? purple : copies);
      }
    }
  },
);

rule(['MK-10.1', 'MK-10.2'], 'both options are off unless chosen', () => {
  expect(parseOptions(machiKoro, {}, 2)).toEqual(DEFAULTS);
  expect(parseOptions(machiKoro, { display: 'half' }, 2)).toMatchObject({ expected: 'one of full, changing' });
});

rule(
  'MK-11.19',
  'stack heights and the deck are public, its order does not exist: all cards left are equally likely',
  () => {
    const state = begin(2, { display: 'changing' });
    for (const viewer of [0, 1, 'public'] as const) expect(machiKoro.view(state, viewer)).toEqual(state);
    const odds = outcomes(chanceOf(machiKoro, state));
    expect(odds).toHaveLength(15);
    for (const [[card], chance] of odds as [string[], number][]) {
      const { colour } = ESTABLISHMENTS.find(({ id }) => id === card) as (typeof ESTABLISHMENTS)[number];
      expect(chance).toBeCloseTo((colour === 'purple' ? 2 : 6) / 78, 12);
    }
  },
);

test('a copy shares nothing that changes', () => {
  const state = begin(3, { display: 'changing' });
  const before = hashOf(state);
  const copy = machiKoro.clone(state);
  expect(copy).toEqual(state);
  for (const list of [copy.stack, copy.coins, ...copy.cities, copy.cities, ...copy.landmarks, copy.landmarks]) {
    list.pop();
  }
  for (const list of [copy.display, copy.deck]) list.pop();
  Object.assign(copy, { roller: 2, second: true, dice: [6] });
  expect(hashOf(state)).toBe(before);
});

test('a state counts all that cannot appear or vanish', () => {
  const full = machiKoro.census(begin(3));
  expect(Object.keys(full)).toEqual(ESTABLISHMENTS.map(({ id }) => id));
  expect(full).toMatchObject({ 'wheat-field': 9, bakery: 9, ranch: 6, stadium: 4 });
  expect(machiKoro.census(begin(2, { display: 'changing' }))).toMatchObject({ 'wheat-field': 8, mine: 6, stadium: 2 });
});
