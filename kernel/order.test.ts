import { expect, test } from 'vitest';
import type { Game } from './game.ts';
import { answerByOrder, changeOrder, type Orders, recallOrders, usualOrders } from './order.ts';
import { isRefusal, type Refusal, sentence } from './refusal.ts';
import { lanterns, lanternsAt } from './toys/index.ts';

const game = lanterns as unknown as Game;
const USUAL = { lead: { alone: false }, bank: { where: 'ask', wind: 4 }, take: { colour: 'ask' } };

test('what is not ordered is as usual', () => {
  expect(usualOrders(game)).toEqual(USUAL);
});

test('what a host has kept is taken as far as the game understands it', () => {
  expect(recallOrders(game, null)).toEqual(USUAL);
  const kept = { swim: { far: true }, bank: { where: 'far' }, take: { colour: 'green' } };
  expect(recallOrders(game, kept)).toEqual({ ...USUAL, bank: { where: 'far', wind: 4 } });
});

test.each<[unknown, unknown, string]>([
  ['bank', { where: 'here' }, 'settings.where: expected one of ask, near, far, found "here"'],
  ['bank', 'far', 'settings: expected an object, found "far"'],
  ['swim', {}, 'order: expected one of lead, bank, take, found "swim"'],
])('setting %j to %j is refused', (id, settings, expected) => {
  const orders = changeOrder(game, USUAL, id, settings);
  expect(isRefusal(orders) && sentence(orders)).toBe(expected);
});

test('a game without orders has none to set', () => {
  const { orders: _, ...without } = game;
  expect(usualOrders(without)).toEqual({});
  expect(answerByOrder(without, lanternsAt({ step: 'throw' }), 0, {})).toBeNull();
  expect(sentence(changeOrder(without, {}, 'lead', {}) as unknown as Refusal)).toBe(
    'order: expected no order, this game has none, found "lead"',
  );
});

test('setting an order leaves the others as they are, and what it does not name is as usual', () => {
  const changed = changeOrder(game, { ...USUAL, take: { colour: 'red' } }, 'bank', { where: 'far' });
  expect(changed).toEqual({ ...USUAL, take: { colour: 'red' }, bank: { where: 'far', wind: 4 } });
});

test('of several orders for one kind of frame, the first that has a legal answer gives it', () => {
  const state = lanternsAt({ step: 'take', rows: [[], []], afloat: ['gold', 'blue'], river: { gold: 1, blue: 1 } });
  const { take } = game.orders!;
  const several = { ...game, orders: { one: take, two: take, three: take } };
  const answer = (...colours: string[]) => {
    const orders: Orders = Object.fromEntries(['one', 'two', 'three'].map((id, i) => [id, { colour: colours[i] }]));
    return answerByOrder(several, state, 0, orders);
  };
  expect(answer('ask', 'blue', 'gold')).toEqual({ do: 'take', colour: 'blue' });
  expect(answer('red', 'white', 'gold')).toEqual({ do: 'take', colour: 'gold' });
  expect(answer('red', 'ask', 'white')).toBeNull();
});

test('an order can ask the person before any other order answers', () => {
  const state = lanternsAt({ step: 'take', rows: [[], []], afloat: ['gold', 'blue'], river: { gold: 1, blue: 1 } });
  const { take } = game.orders!;
  const cautious = { ...take, answer: () => 'ask' as const };
  const orders: Orders = { one: { colour: 'gold' }, two: { colour: 'gold' } };
  expect(answerByOrder({ ...game, orders: { one: cautious, two: take } }, state, 0, orders)).toBeNull();
  expect(answerByOrder({ ...game, orders: { one: take, two: cautious } }, state, 0, orders)).not.toBeNull();
});

test('an order sees what its seat may see, and the frame that asks as its view has it', () => {
  const state = lanternsAt({ step: 'take', rows: [['red'], ['white']], afloat: ['gold', 'blue'] });
  const seen: unknown[] = [];
  const spy = { ...game.orders!.take, answer: (...given: unknown[]) => seen.push(...given) && null };
  answerByOrder({ ...game, orders: { take: spy } }, state, 0, USUAL);
  const view = lanterns.view(state, 0);
  expect(seen).toEqual([view, { kind: 'take' }, 0, { colour: 'ask' }]);
  expect(view.rows[1][0].colour).toBeNull();
});
