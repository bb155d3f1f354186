import { LANDMARK_IDS, type MachiKoroOptions, type MachiKoroState, machiKoro } from '@yamanote/games/machi-koro/rules';
import { testJudgement } from '@yamanote/games/testing/judgement';
import { begin } from '@yamanote/games/testing/matches';
import { fastRng, isRefusal, sentence } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { evaluate } from './evaluate.ts';
import { judgement } from './index.ts';

const OPTIONS: MachiKoroOptions = { edition: 'base', beginnerLimit: false, display: 'full', first: 0 };

interface Player {
  coins?: number;
  city?: Record<string, number>;
  landmarks?: string[];
}

/** Seat 0 as given, two others as after set-up unless told; seat 1 is about to roll. */
function at(own: Player, other: Player = {}, moment: object = { turn: 1 }): MachiKoroState {
  const state = machiKoro.parsePosition({ players: [own, other, {}], ...moment }, 3, OPTIONS);
  if (isRefusal(state)) throw new Error(sentence(state));
  return state;
}

const value = (own: Player, other?: Player, moment?: object) => evaluate(at(own, other, moment), 0);
const START = { 'wheat-field': 1, bakery: 1 };

test('coins, landmarks and cards are better to have than not', () => {
  expect(value({ coins: 9 })).toBeGreaterThan(value({ coins: 8 }));
  for (const landmark of LANDMARK_IDS) expect(value({ landmarks: [landmark] })).toBeGreaterThan(value({}));
  for (const card of ['ranch', 'forest', 'convenience-store', 'cafe', 'stadium', 'tv-station', 'business-center']) {
    expect(value({ city: { ...START, [card]: 1 } }), card).toBeGreaterThan(value({}));
  }
});

test('each landmark more is better', () => {
  const built = [0, 1, 2, 3].map((count) => value({ landmarks: LANDMARK_IDS.slice(0, count) }));
  expect(built).toEqual(built.toSorted((a, b) => a - b));
  expect(new Set(built).size).toBe(4);
});

test('a win is above everything, and a loss below', () => {
  const almost = {
    coins: 200,
    city: { ...START, mine: 6, 'convenience-store': 6 },
    landmarks: LANDMARK_IDS.slice(0, 3),
  };
  expect(value({ coins: 0, landmarks: [...LANDMARK_IDS] }, {}, { turn: 0, step: 'over' })).toBe(1);
  expect(value(almost)).toBeLessThan(1);
  expect(value(almost, { landmarks: [...LANDMARK_IDS] }, { turn: 1, step: 'over' })).toBe(0);
  expect(value({ coins: 0 })).toBeGreaterThan(0);
});

test('what is good for an opponent is bad', () => {
  expect(value({}, { coins: 20 })).toBeLessThan(value({}, { coins: 3 }));
  expect(value({}, { landmarks: ['radio-tower'] })).toBeLessThan(value({}));
  expect(value({}, { city: { ...START, forest: 4 } })).toBeLessThan(value({}));
});

test('cards that count others are worth what they count, once two dice can be thrown', () => {
  const station = ['train-station'];
  const factory = (ranches: number) =>
    value({ city: { ...START, ranch: ranches, 'cheese-factory': 1 }, landmarks: station }) -
    value({ city: { ...START, ranch: ranches }, landmarks: station });
  expect(factory(4)).toBeGreaterThan(factory(1));
});

test('dice that lie but have not paid yet count, and so does a second turn', () => {
  const own = { city: { ...START, 'convenience-store': 3 }, landmarks: ['train-station', 'radio-tower'] };
  const lying = (dice: number[]) => value(own, {}, { turn: 0, step: 'reroll', dice });
  expect(lying([1, 3])).toBeGreaterThan(lying([1, 5]));
  const parks = { landmarks: ['train-station', 'amusement-park'] };
  const rolled = (dice: number[]) => value(parks, {}, { turn: 0, step: 'build', dice });
  expect(rolled([4, 4])).toBeGreaterThan(rolled([3, 5]));
});

test('a card that is about to be given is worth what can be had for it', () => {
  const own = { city: { ...START, 'business-center': 1 } };
  const other = { city: { ...START, 'convenience-store': 2 } };
  const giving = value(own, other, { turn: 0, step: 'take', dice: [6], giving: 'bakery' });
  expect(giving).toBeGreaterThan(value(own, other, { turn: 0, step: 'build', dice: [6] }));
});

testJudgement({
  game: machiKoro,
  judgement,
  matches: [...Array(9).keys()].map((n) => ({
    state: begin(machiKoro, 2 + (n % 3), { display: n % 2 ? 'changing' : 'full' }),
    rng: fastRng(`evaluate ${n}`),
  })),
  isSane: (value) => value > 0 && value < 1,
});
