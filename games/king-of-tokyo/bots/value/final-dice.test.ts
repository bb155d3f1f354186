import { expect, test } from 'vitest';
import { handfulsOf } from '../dice/handfuls.ts';
import { meansOf } from '../dice/means.ts';
import { beginRichly } from '../testing/rich.ts';
import { worthsOfFinal } from './final-dice.ts';
import { parseNet } from './net.ts';
import { WEIGHTS } from './weights.ts';

test('monsters that spent something are judged together as each would be by itself', () => {
  const net = parseNet(WEIGHTS);
  const { counts, full } = handfulsOf(6);
  let spendings = 0;
  for (let deal = 0; deal < 30; deal++) {
    const state = beginRichly(2 + (deal % 5), deal);
    Object.assign(state, { active: 0, turn: 1, rolls: 1 });
    if (deal % 2 === 0) state.monsters[1].place = 'city';
    const rollers = meansOf(state, 6, false).monsters;
    spendings += rollers.length - 1;
    const together = worthsOfFinal(net, state, rollers);
    for (const [i, roller] of rollers.entries()) {
      const [alone] = worthsOfFinal(net, state, [roller]);
      for (const handful of counts.slice(full)) {
        expect(together[i](handful, roller.energy)).toBe(alone(handful, roller.energy));
      }
    }
  }
  expect(spendings).toBeGreaterThan(10);
});

test('more hearts than a monster can use are worth no more', () => {
  const net = parseNet(WEIGHTS);
  const state = beginRichly(3, 0);
  Object.assign(state, { active: 0, turn: 1, rolls: 1 });
  const worth = (hearts: number, rolled: number) => {
    const roller = { ...state.monsters[0], cards: [], poison: 0, shrink: 0, hearts };
    return worthsOfFinal(net, state, [roller])[0]([1, 1, 0, rolled, 0, 0], 0);
  };
  expect(worth(10, 4)).toBe(worth(10, 0));
  expect(worth(8, 4)).toBe(worth(8, 2));
  expect(worth(8, 2)).toBeGreaterThan(worth(8, 1));
});
