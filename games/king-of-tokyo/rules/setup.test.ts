import { chanceOf, isRefusal, legal, outcomes, parseOptions, parseSeats, pending, start } from '@yamanote/kernel';
import { rule } from '@yamanote/tools/rule';
import { expect, test } from 'vitest';
import { CARDS } from './cards.ts';
import { deckSize } from './deck.ts';
import { kingOfTokyo } from './index.ts';
import { DEFAULTS } from './testing/at.ts';
import { MONSTERS } from './types.ts';

const SEATS = [2, 3, 4, 5, 6];

test('a match file names the game and its edition', () => {
  expect([kingOfTokyo.id, kingOfTokyo.editions, kingOfTokyo.version]).toEqual(['king-of-tokyo', ['first'], 2]);
});

test('options as they are if nobody says otherwise', () => {
  expect(parseOptions(kingOfTokyo, {}, 4)).toEqual(DEFAULTS);
});

rule('KOT-1.1', 'two to six play', () => {
  const able = [0, 1, 2, 3, 4, 5, 6, 7].filter((seats) => !isRefusal(parseSeats(kingOfTokyo, seats)));
  expect(able).toEqual(SEATS);
});

rule(['KOT-2.1', 'KOT-2.4'], 'everybody begins alike, and all cards are in the deck', () => {
  for (const seats of SEATS) {
    const state = kingOfTokyo.setup(seats, DEFAULTS);
    for (const monster of state.monsters) {
      expect(monster).toEqual({
        monster: null,
        hearts: 10,
        stars: 0,
        energy: 0,
        place: 'outside',
        poison: 0,
        shrink: 0,
        cards: [],
        untouchable: false,
      });
    }
    expect([state.monsters.length, deckSize(state), state.active, state.turn]).toEqual([seats, 66, null, 0]);
    expect(state.deck).toEqual(CARDS.map(({ copies }) => copies));
    expect(state.discard.every((copies) => copies === 0)).toBe(true);
  }
});

rule(['KOT-2.2', 'KOT-2.3'], 'the bay is there with five or six, unless it is left out', () => {
  expect(SEATS.map((seats) => kingOfTokyo.setup(seats, DEFAULTS).bay)).toEqual([false, false, false, true, true]);
  const without = SEATS.map((seats) => kingOfTokyo.setup(seats, { ...DEFAULTS, bay: false }).bay);
  expect(without).toEqual([false, false, false, false, false]);
});

test('seats choose one after the other; what nobody else has taken', () => {
  const state = start(kingOfTokyo, 6, DEFAULTS);
  expect(pending(kingOfTokyo, state)).toEqual({ is: 'ask', kind: 'choose', seats: [0] });
  expect(legal(kingOfTokyo, state, 0)).toEqual(MONSTERS.map((monster) => ({ do: 'choose', monster })));
});

test('by seat, nobody is asked', () => {
  const state = start(kingOfTokyo, 3, { ...DEFAULTS, monsters: 'seats' });
  expect(state.monsters.map(({ monster }) => monster)).toEqual(['kasabo', 'namazor', 'darumo']);
  expect(pending(kingOfTokyo, state)).toMatchObject({ is: 'chance', kind: 'reveal' });
});

rule('KOT-2.4', 'each card is as likely as its copies', () => {
  const state = start(kingOfTokyo, 3, { ...DEFAULTS, monsters: 'seats' });
  const odds = new Map(outcomes(chanceOf(kingOfTokyo, state)) as [string, number][]);
  expect(odds.size).toBe(64);
  expect(odds.get('heal')).toBeCloseTo(1 / 66);
  expect(odds.get('extra-head')).toBeCloseTo(2 / 66);
});
