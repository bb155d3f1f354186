import { type KingOfTokyoState, kingOfTokyo } from '@yamanote/games/king-of-tokyo/rules';
import { begin } from '@yamanote/games/testing/matches';
import { expect, test } from 'vitest';
import { OUTLOOK } from './outlook.ts';

type Monster = KingOfTokyoState['monsters'][number];
type Frame = KingOfTokyoState['stack'][number];

function chances(monsters: readonly Partial<Monster>[], frame: Frame | null, change: Partial<KingOfTokyoState> = {}) {
  const state = begin(kingOfTokyo, monsters.length, { monsters: 'seats', first: 0 });
  for (const [seat, monster] of monsters.entries()) Object.assign(state.monsters[seat], monster);
  Object.assign(state, { active: 0, turn: 1, rolls: 1, stack: frame === null ? [] : [frame], ...change });
  const values: number[] = [];
  OUTLOOK.chances(state, values);
  return values;
}

const BUY: Frame = { kind: 'buy' };

test('more of everything is better, and somebody wins', () => {
  const [base, ...others] = chances([{}, {}, {}], BUY);
  expect(base + others[0] + others[1]).toBeCloseTo(1, 12);
  for (const better of [{ stars: 6 }, { energy: 8 }]) expect(chances([better, {}, {}], BUY)[0]).toBeGreaterThan(base);
  for (const worse of [{ hearts: 3 }, { shrink: 3 }]) expect(chances([worse, {}, {}], BUY)[0]).toBeLessThan(base);
  expect(chances([{}, { place: 'out' }, {}], BUY)[1]).toBe(0);
});

test('twenty stars win, unless poison kills before; at the end the rules say who has won', () => {
  expect(chances([{ stars: 20 }, { stars: 19 }], BUY)).toEqual([1, 0]);
  expect(chances([{ stars: 20 }, { stars: 20 }], BUY)).toEqual([0.5, 0.5]);
  expect(chances([{ stars: 20, hearts: 1, poison: 1 }, {}], BUY)[0]).toBeLessThan(1);
  expect(chances([{ stars: 20 }, {}], null)).toEqual([1, 0]);
});

test('dice on the table count for what they will do, the better the more rerolls are left', () => {
  const rolled = (dice: number[], rerolls: number) =>
    chances([{}, { place: 'city' }, {}], { kind: 'reroll', probed: false }, { dice: dice as never, rerolls });
  const poor = rolled([1, 1, 2, 2, 4, 4], 0);
  expect(rolled([3, 3, 3, 3, 3, 3], 0)[0]).toBeGreaterThan(poor[0]);
  const better = rolled([1, 1, 2, 2, 4, 4], 1);
  expect(better[0]).toBeGreaterThan(poor[0]);
  expect(rolled([1, 1, 2, 2, 4, 4], 2)[0]).toBeGreaterThan(better[0]);
  expect(better[0] + better[1] + better[2]).toBeCloseTo(1, 12);
});

test('cards that change dice count before they are used', () => {
  const kept = { card: 'plot-twist', counters: 0, energy: 0, hearts: 0, used: 0, copies: null } as const;
  const twisting = (frame: Frame) =>
    chances([{ stars: 17, cards: [kept] }, {}, {}], frame, { dice: [1, 1, 3, 3, 4, 4], rerolls: 0 });
  // Another 3 makes three of them: three stars, and the match is won.
  expect(twisting({ kind: 'change' })[0]).toBeCloseTo(1, 9);
  expect(twisting({ kind: 'reroll', probed: false })[0]).toBeCloseTo(1, 9);
});

test('damage that is fixed counts before it is suffered', () => {
  const harm = { by: 'attack', seat: 1 } as const;
  const blows = [{ seat: 0, amount: 5, harm, escape: null }];
  const damage: Frame = { kind: 'damage', harm, blows, at: 1, stage: 'escape', rolled: 0 };
  expect(chances([{ hearts: 5 }, {}], damage)).toEqual([0, 1]);
  expect(chances([{ hearts: 5, untouchable: true }, {}], damage)[0]).toBeGreaterThan(0);
});
