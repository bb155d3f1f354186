import { type KingOfTokyoState, kingOfTokyo, type Place } from '@yamanote/games/king-of-tokyo/rules';
import { testJudgement } from '@yamanote/games/testing/judgement';
import { begin } from '@yamanote/games/testing/matches';
import { fastRng, parseOptions } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { evaluate, foresee } from './evaluate.ts';
import { judgement } from './index.ts';

type Look = { hearts?: number; stars?: number; energy?: number; place?: Place; poison?: number };

function at(looks: readonly Look[], change: Partial<KingOfTokyoState> = {}): KingOfTokyoState {
  const options = parseOptions(kingOfTokyo, { monsters: 'seats', first: 0 }, looks.length);
  const state = kingOfTokyo.setup(looks.length, options as never);
  for (const [seat, look] of looks.entries()) Object.assign(state.monsters[seat], look);
  return Object.assign(state, { active: 0, stack: [{ kind: 'buy' }], ...change });
}

test('more of everything is better, and others’ fortune is one’s own misfortune', () => {
  const base = evaluate(at([{}, {}, {}]), 0);
  expect(base).toBeCloseTo(1 / 3, 6);
  for (const better of [{ stars: 3 }, { energy: 4 }]) {
    expect(evaluate(at([better, {}, {}]), 0)).toBeGreaterThan(base);
    expect(evaluate(at([{}, better, {}]), 0)).toBeLessThan(base);
  }
  for (const worse of [{ hearts: 4 }, { poison: 2 }]) {
    expect(evaluate(at([worse, {}, {}]), 0)).toBeLessThan(base);
    expect(evaluate(at([{}, worse, {}]), 0)).toBeGreaterThan(base);
  }
});

test('Tokyo is worth holding with many hearts, and worth leaving with few', () => {
  const worth = (hearts: number, place: Place) => {
    const other = place === 'city' ? 'outside' : 'city';
    return evaluate(at([{ hearts, place }, { place: other }, {}, {}]), 0);
  };
  expect(worth(10, 'city')).toBeGreaterThan(worth(10, 'outside'));
  expect(worth(3, 'city')).toBeLessThan(worth(3, 'outside'));
});

test('a match that is over is won, shared or lost', () => {
  const over = { stack: [] };
  expect(evaluate(at([{ stars: 20 }, {}], over), 0)).toBe(1);
  expect(evaluate(at([{ stars: 20 }, { stars: 20 }], over), 0)).toBe(0.5);
  expect(evaluate(at([{ stars: 20, place: 'out' }, {}], over), 0)).toBe(0);
  expect(evaluate(at([{ place: 'out' }, { place: 'out' }], over), 1)).toBe(0);
});

test('dice on the table count for what they will do, the better the more rerolls are left', () => {
  const rolled = (dice: number[], rerolls: number) =>
    evaluate(
      at([{}, { place: 'city' }], { stack: [{ kind: 'reroll', probed: false }], dice: dice as never, rerolls }),
      0,
    );
  expect(rolled([3, 3, 3, 3, 3, 3], 0)).toBeGreaterThan(rolled([1, 1, 2, 2, 3, 3], 0));
  expect(rolled([1, 1, 2, 2, 3, 3], 1)).toBeGreaterThan(rolled([1, 1, 2, 2, 3, 3], 0));
  expect(rolled([1, 1, 2, 2, 3, 3], 2)).toBeGreaterThan(rolled([1, 1, 2, 2, 3, 3], 1));
});

test('a monster that six claws would kill is worth rolling for', () => {
  const kept = (keep: number[]) =>
    foresee(
      at([{}, { place: 'city', hearts: 3, stars: 18 }], {
        stack: [{ kind: 'throw', keep: keep as never, count: 6 - keep.length, by: null, probed: false }],
        rerolls: 1,
      }),
      0,
    ) as number;
  expect(kept([5, 5])).toBeGreaterThan(kept([1, 1]));
  expect(kept([5, 5])).toBeGreaterThan(kept([6, 6]));
});

test('nothing but thrown dice is foreseen', () => {
  expect(foresee(at([{}, {}], { stack: [{ kind: 'reveal', place: 0 }] }), 0)).toBeNull();
});

test('damage that is fixed counts before it is suffered, unless it was cancelled', () => {
  const harm = { by: 'attack', seat: 1 } as const;
  const struck = at([{ hearts: 5 }, { place: 'city' }], {
    stack: [
      { kind: 'damage', harm, blows: [{ seat: 0, amount: 3, harm, escape: null }], at: 1, stage: 'escape', rolled: 0 },
      { kind: 'defend', seat: 0, amount: 3, harm },
    ],
  });
  const before = evaluate(struck, 0);
  struck.monsters[0].untouchable = true;
  expect(evaluate(struck, 0)).toBeGreaterThan(before);
});

testJudgement({
  game: kingOfTokyo,
  judgement,
  matches: [0, 1, 2, 3].map((n) => ({
    state: begin(kingOfTokyo, 2 + n, { short: n % 2 === 1 }),
    rng: fastRng(`evaluate ${n}`),
    most: 150,
  })),
  isSane: (value) => value >= 0 && value <= 1,
});
