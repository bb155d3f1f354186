import { type ShinjukuOptions, type ShinjukuState, shinjuku } from '@yamanote/games/shinjuku/rules';
import { testJudgement } from '@yamanote/games/testing/judgement';
import { begin, beginAt } from '@yamanote/games/testing/matches';
import { fastRng } from '@yamanote/kernel';
import { describe, expect, test } from 'vitest';
import { evaluate } from './evaluate.ts';
import { judgement } from './index.ts';

function at(position: object, given: Partial<ShinjukuOptions> = {}): ShinjukuState {
  return beginAt(shinjuku, { players: [{}, {}], ...position }, 2, given);
}

/** What seat 0 makes of a position. */
const worth = (position: object, given?: Partial<ShinjukuOptions>) => evaluate(at(position, given), 0);
const collections = (...all: string[][]) => ({ players: all.map((collection) => ({ collection })) });

const MOST = 1000;

describe.each(['retail', 'r12'] as const)('in the edition %s', (edition) => {
  const value = (position: object) => worth(position, { edition });
  const some = ['food', 'food', 'clothing', 'books'];
  const more = [...some, 'electronics'];

  test('a match that is over is won, shared or lost', () => {
    const over = (...all: string[][]) => at({ step: 'over', ...collections(...all) }, { edition });
    expect(evaluate(over(more, some), 0)).toBe(MOST);
    expect(evaluate(over(more, some), 1)).toBe(-MOST);
    const shared = over(some, some);
    expect([evaluate(shared, 0), evaluate(shared, 1)]).toEqual([MOST, MOST]);
  });

  test('more points are better, and those of others worse', () => {
    expect(value(collections(more, []))).toBeGreaterThan(value(collections(some, [])));
    expect(value(collections([], more))).toBeLessThan(value(collections([], some)));
  });

  test('nothing that can still be hoped for outweighs a match that is won', () => {
    expect(Math.abs(value(collections(more, [])))).toBeLessThan(MOST);
  });

  test('a customer is worth more the fewer pieces of track are missing', () => {
    const shop = { buildings: { ueno: { owner: 0, shop: 'food' } } };
    const waiting = (ward: string, tracks = {}) => value({ ...shop, tracks, crowds: { [ward]: ['food'] } });
    // Chiyoda is a piece of track away from Ueno, Shibuya further than anybody plans.
    const laid = waiting('chiyoda', { 'akihabara~ueno': 1 });
    expect(waiting('taito')).toBeGreaterThan(waiting('chiyoda'));
    expect(laid).toBeGreaterThan(waiting('chiyoda'));
    expect(waiting('chiyoda')).toBeGreaterThan(waiting('shibuya'));
  });

  test('only customers of a good that one sells count', () => {
    const waiting = (customer: string, shop: string) =>
      value({ buildings: { ueno: { owner: 0, shop } }, crowds: { taito: [customer] } });
    expect(waiting('food', 'food')).toBeGreaterThan(waiting('books', 'food'));
    expect(waiting('books', 'department')).toBeGreaterThan(waiting('books', 'food'));
  });

  test('cards are worth having, jokers more than others', () => {
    const holding = (...hand: string[]) =>
      value({ players: [{ hand }, {}], buildings: { ueno: { owner: 0, shop: 'food' } } });
    expect(holding('kita')).toBeGreaterThan(holding());
    expect(holding('taito')).toBeGreaterThan(holding('kita'));
  });
});

test('a customer in the queue is worth something, but less than one on the map', () => {
  const shop = { buildings: { ueno: { owner: 0, shop: 'food' } } };
  const queued = worth({ ...shop, queue: [{ ward: 'taito', customers: ['food'] }] });
  expect(queued).toBeGreaterThan(worth({ ...shop, queue: [{ ward: 'taito' }] }));
  expect(queued).toBeLessThan(worth({ ...shop, queue: [{ ward: 'taito' }], crowds: { taito: ['food'] } }));
});

describe('a move that has begun', () => {
  const buildings = { ueno: { owner: 0, shop: 'food' }, akihabara: { owner: 1, shop: 'food' } };
  const tracks = { 'akihabara~ueno': 0 };

  test('counts for what it can still bring', () => {
    const setOff = (customers: string[]) =>
      worth({ buildings, tracks, done: ['move'], step: 'start', moving: 'chiyoda', crowds: { chiyoda: customers } });
    // Two customers: the rival at Akihabara gets one, oneself the other.
    expect(setOff(['food', 'food'])).toBeGreaterThan(setOff(['books', 'books']));
  });

  test('is worth no more to who only watches it', () => {
    const riding = at({
      ...{ buildings, tracks, done: ['move'], step: 'ride', turn: 0 },
      move: { group: ['food'], path: ['akihabara'], alighted: ['food'] },
    });
    const standing = at({ buildings, tracks });
    expect(evaluate(riding, 0)).toBeGreaterThan(evaluate(standing, 0));
    expect(evaluate(riding, 1)).toBeLessThanOrEqual(evaluate(standing, 1));
  });

  test('three cards that are still to be paid count as spent', () => {
    const hand = ['ota', 'kita', 'koto', 'nerima'];
    const position = { players: [{ hand }, {}], done: ['open'], opening: 'ueno' };
    expect(worth({ ...position, step: 'spend' })).toBeLessThan(worth({ ...position, step: 'shop' }));
  });
});

testJudgement({
  game: shinjuku,
  judgement,
  matches: [{}, { edition: 'r12' }, { ceo: true, kaiju: true }].map((mix, n) => ({
    state: begin(shinjuku, 2 + n, mix),
    rng: fastRng(`evaluate ${n}`),
    most: 250,
  })),
  isSane: (value) => value >= -MOST && value <= MOST,
  every: 12,
});
