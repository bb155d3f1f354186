import { type MachiKoro, machiKoro } from '@yamanote/games/machi-koro/rules';
import { begin, beginAt } from '@yamanote/games/testing/matches';
import { fastRng, same } from '@yamanote/kernel';
import { moments } from '@yamanote/kernel/battery';
import { expect, test } from 'vitest';
import { yardsticks } from './orders.ts';

const START = { 'wheat-field': 1, bakery: 1 };

function answerOf(name: string, state: MachiKoro['state'], seat = 0): unknown {
  const bot = yardsticks.find((yardstick) => yardstick.name === name);
  return bot?.answer(machiKoro, machiKoro.clone(state), seat, fastRng(name));
}

/** What the first of two seats builds that has this. */
function built(name: string, own: object): unknown {
  const position = { turn: 0, step: 'build', dice: [1], players: [own, {}] };
  return answerOf(name, beginAt(machiKoro, position, 2));
}

test('cards come in the order of the list, each up to its number', () => {
  expect(built('order-convenience', { coins: 9, city: START })).toEqual({ do: 'build', card: 'bakery' });
  const bakeries = { ...START, bakery: 6 };
  expect(built('order-convenience', { coins: 9, city: bakeries })).toEqual({ do: 'build', card: 'convenience-store' });
  expect(built('order-convenience', { coins: 1, city: bakeries })).toEqual({ do: 'build', card: 'ranch' });
});

test('after the cards coins are saved for the next landmark of the list', () => {
  const city = { 'wheat-field': 1, bakery: 6, 'convenience-store': 4, ranch: 4 };
  expect(built('order-spread', { coins: 9, city })).toEqual({ do: 'pass' });
  expect(built('order-spread', { coins: 10, city })).toEqual({ do: 'build', card: 'shopping-mall' });
  expect(built('order-free', { coins: 21, city, landmarks: ['shopping-mall'] })).toEqual({ do: 'pass' });
});

test('a landmark among the cards does not wait', () => {
  expect(built('order-free', { coins: 10, city: START })).toEqual({ do: 'build', card: 'shopping-mall' });
  expect(built('order-free', { coins: 9, city: START })).toEqual({ do: 'build', card: 'bakery' });
});

test('some always throw one die, the others what earns more', () => {
  const city = { ...START, ranch: 6, 'cheese-factory': 2 };
  const position = { turn: 0, step: 'roll', players: [{ city, landmarks: ['train-station'] }, {}] };
  const state = beginAt(machiKoro, position, 2);
  expect(answerOf('order-bakery', state)).toEqual({ do: 'roll', dice: 1 });
  expect(answerOf('order-cheese', state)).toEqual({ do: 'roll', dice: 2 });
});

test.each(yardsticks)('$name answers every question of random matches legally', ({ name }) => {
  for (const display of ['full', 'changing']) {
    const state = begin(machiKoro, 3, { display });
    for (const { by, choices } of moments(machiKoro, state, fastRng(name), undefined, 400)) {
      if (typeof by !== 'number') continue;
      const answer = answerOf(name, state, by);
      expect(choices.some((choice) => same(choice, answer))).toBe(true);
    }
  }
});
