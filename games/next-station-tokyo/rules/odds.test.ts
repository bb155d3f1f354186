import { describe, expect, test } from 'vitest';
import { CARD_IDS, SYMBOLS } from './cards.ts';
import { nextRound } from './odds.ts';
import { stateAt } from './testing/states.ts';

const pencils = ['brown', 'pink', 'blue', 'purple'];
const UNDERGROUND = CARD_IDS.filter((id) => id.startsWith('underground'));

function after(...cards: string[]) {
  return nextRound(stateAt({ pencils, cards: [cards] }), 0);
}

describe('the odds of the next round', () => {
  test('before the first card: two of each symbol, two jokers, and the switch in front of any', () => {
    const next = after()!;
    expect(next.left).toEqual(CARD_IDS);
    expect(next.underground).toBe(5);
    for (const symbol of SYMBOLS) expect(next.symbols[symbol]).toBeCloseTo(2 / 11 + (1 / 11) * (2 / 10), 12);
    expect(next.joker).toBeCloseTo(2 / 11 + (1 / 11) * (2 / 10), 12);
    expect(next.branch).toBeCloseTo(1 / 11, 12);
    expect(next.last).toBe(0);
    const all = SYMBOLS.reduce((sum, symbol) => sum + next.symbols[symbol], next.joker);
    expect(all).toBeCloseTo(1, 12);
  });

  test('later, of what is left', () => {
    const next = after('overground-switch', 'overground-circle', 'underground-circle')!;
    expect(next.symbols).toEqual({ circle: 0, square: 2 / 8, triangle: 2 / 8, pentagon: 2 / 8 });
    expect([next.joker, next.branch, next.underground]).toEqual([2 / 8, 0, 4]);
  });

  test('when the next underground card is the last', () => {
    const next = after(...UNDERGROUND.slice(0, 4))!;
    expect(next.underground).toBe(1);
    expect(next.last).toBeCloseTo(1 / 7 + (1 / 7) * (1 / 6), 12);
    expect(next.left).toHaveLength(7);
  });

  test('none after the last', () => {
    expect(after(...UNDERGROUND)).toBeNull();
    expect(nextRound(stateAt({ pencils, step: 'over' }), 0)).toBeNull();
  });

  test('one card left is certain', () => {
    const next = after(...CARD_IDS.filter((id) => id !== 'underground-joker'))!;
    expect(next).toMatchObject({ left: ['underground-joker'], joker: 1, last: 1, branch: 0 });
  });
});
