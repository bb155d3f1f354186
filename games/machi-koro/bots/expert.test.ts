import { machiKoro } from '@yamanote/games/machi-koro/rules';
import { begin, beginAt } from '@yamanote/games/testing/matches';
import { fastRng } from '@yamanote/kernel';
import { moments } from '@yamanote/kernel/battery';
import { expect, test } from 'vitest';
import { expert } from './expert.ts';
import { search } from './search.ts';

test('the expert weighs every answer, the best first', () => {
  const state = begin(machiKoro, 2, { display: 'changing' });
  for (const { by, choices } of moments(machiKoro, state, fastRng('expert'), undefined, 120)) {
    if (typeof by !== 'number') continue;
    const considered = expert(machiKoro.clone(state), by, fastRng('thought'), {});
    expect(new Set(considered.map(({ answer }) => answer))).toEqual(new Set(choices));
    const values = considered.map(({ value }) => value);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
  }
});

test('who has no time to think still has an answer', () => {
  const state = beginAt(machiKoro, { turn: 0, step: 'build', dice: [1], players: [{ coins: 30 }, {}] }, 2);
  for (const consider of [expert, search]) {
    expect(consider(state, 0, fastRng('hurry'), { stop: () => true }).length).toBeGreaterThan(0);
  }
});

test('search wins where it can, and says the same again for the same chance', () => {
  const three = ['train-station', 'shopping-mall', 'amusement-park'];
  const position = { turn: 0, step: 'build', dice: [1], players: [{ coins: 23, landmarks: three }, {}, {}] };
  const state = beginAt(machiKoro, position, 3);
  const consider = () => search(machiKoro.clone(state), 0, fastRng('search'), { playouts: 200 });
  expect(consider()[0]).toMatchObject({ answer: { do: 'build', card: 'radio-tower' }, value: 1 });
  expect(consider()).toEqual(consider());
});
