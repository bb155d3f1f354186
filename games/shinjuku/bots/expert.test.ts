import { type Shinjuku, shinjuku } from '@yamanote/games/shinjuku/rules';
import { begin, beginAt } from '@yamanote/games/testing/matches';
import { fastRng, legal, viewOf } from '@yamanote/kernel';
import { moments } from '@yamanote/kernel/battery';
import { expect, test } from 'vitest';
import { expert } from './expert.ts';
import { search } from './search.ts';

const viewed = (state: Shinjuku['state'], seat: number) => viewOf(shinjuku, state, seat);

test('the expert weighs every answer as a chance to win, the best first', () => {
  const state = begin(shinjuku, 2, { edition: 'r12' });
  let asked = 0;
  for (const { by } of moments(shinjuku, state, fastRng('expert'))) {
    if (typeof by !== 'number' || asked++ % 19 > 0) continue;
    const considered = expert(viewed(state, by), by, fastRng('thought'), {});
    const text = (answers: readonly unknown[]) => answers.map((answer) => JSON.stringify(answer)).sort();
    expect(text(considered.map(({ answer }) => answer))).toEqual(text(legal(shinjuku, state, by)));
    const values = considered.map(({ value }) => value);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect(values.every((value) => value >= 0 && value <= 1)).toBe(true);
  }
});

/** Who moves first delivers a customer that the other one could deliver too. */
const DELIVERY = {
  players: [{ hand: ['taito'] }, { hand: ['taito'] }],
  ...{ turn: 0, buildings: { ueno: { owner: 0, shop: 'food' }, akihabara: { owner: 1, shop: 'food' } } },
  ...{ tracks: { 'akihabara~ueno': 0 }, crowds: { taito: ['food*'] } },
};

test('a delivery that another one would take is made', () => {
  const state = beginAt(shinjuku, DELIVERY, 2);
  for (const consider of [expert, search]) {
    const answers = consider(viewed(state, 0), 0, fastRng('delivery'), { playouts: 16 });
    expect(answers[0].answer).toEqual({ do: 'move', ward: 'taito', pay: 'taito' });
  }
});

test('who has no time to think still has an answer', () => {
  const state = beginAt(shinjuku, DELIVERY, 2);
  for (const consider of [expert, search]) {
    expect(consider(viewed(state, 0), 0, fastRng('hurry'), { stop: () => true }).length).toBeGreaterThan(0);
  }
});

test('search says the same again for the same chance, whatever it thought in between', () => {
  const state = beginAt(shinjuku, DELIVERY, 2);
  const consider = () => search(viewed(state, 0), 0, fastRng('search'), { playouts: 12 });
  const first = consider();
  const other = beginAt(shinjuku, { ...DELIVERY, crowds: { chiyoda: ['food', 'books'] } }, 2);
  search(viewed(other, 0), 0, fastRng('other'), { playouts: 12 });
  expect(consider()).toEqual(first);
});
