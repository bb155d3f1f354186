import { fastRng } from '@yamanote/kernel';
import { describe, expect, test } from 'vitest';
import type { Budget } from '../bot.ts';
import { type Drawn, drawnModel, viewOfDrawn } from '../testing/drawn.ts';
import { searchBy } from './search.ts';
import type { SearchSettings } from './settings.ts';

const won = [1, 0];
const lost = [0, 1];
const par = [0.5, 0.5];
const SEEDS = ['a', 'b', 'c', 'd', 'e'];

function search(
  worlds: Drawn | readonly Drawn[],
  settings: Partial<SearchSettings> & { prior?: number[]; seed?: string; budget?: Budget },
) {
  const { prior, seed = 'a', budget = {}, ...rest } = settings;
  const view = viewOfDrawn(...('by' in worlds ? [worlds] : (worlds as readonly Drawn[])));
  return searchBy(drawnModel(2, prior), { playouts: 600, ...rest })(view, 0, fastRng(seed), budget);
}

describe('a tree', () => {
  /** After 0 a random answer mostly wins, but the right one never does; after 1 all are nearly even. */
  const trap: Drawn = {
    by: 0,
    to: [
      { by: 1, to: [won, won, lost, won] },
      { by: 1, to: [par, [0.4, 0.6], par] },
    ],
  };

  test('finds the answer that is best against the best reply; playouts alone do not', () => {
    for (const seed of SEEDS) {
      expect(search(trap, { seed })[0].answer).toBe(0);
      const [best, other] = search(trap, { depth: 1, seed });
      expect([best.answer, other.answer]).toEqual([1, 0]);
      expect(other.value).toBeLessThan(0.25);
    }
  });

  test('lets every seat look after itself', () => {
    // Seat 1 wins nothing by harming seat 0, and seat 2 has nothing to say.
    const three: Drawn = {
      by: 0,
      to: [
        {
          by: 1,
          to: [
            [0, 0.1, 0.9],
            [0.6, 0.4, 0],
            [0, 0, 1],
          ],
        },
        [0.5, 0.5, 0],
      ],
    };
    const consider = searchBy(drawnModel(3), { playouts: 600, depth: 2 });
    const [best] = consider(viewOfDrawn(three), 0, fastRng('three'), {});
    expect(best.answer).toBe(0);
    expect(best.value).toBeGreaterThan(0.5);
  });
});

const DIE = [1, 1, 1, 1, 1, 1].map((odd) => odd / 6);

describe('chance', () => {
  const thrown: Drawn = { odds: DIE, to: [1, 2, 3, 4, 5, 6].map((face) => [face, 0]) };

  test('that is told apart comes to the exact expectation', () => {
    const considered = search({ by: 0, to: [thrown, [3, 0]] }, { depth: 2, playouts: 240 });
    expect(considered.map(({ answer }) => answer)).toEqual([0, 1]);
    expect(considered[0].value).toBeCloseTo(3.5, 9);
    expect(considered[1]).toMatchObject({ value: 3, error: 0 });
  });

  test('is met by a choice of its own for every outcome', () => {
    // Who sees the die knows whether to take it; who decides beforehand does not.
    const seen: Drawn = {
      odds: DIE,
      to: [1, 2, 3, 4, 5, 6].map((face) => ({
        by: 0,
        to: [
          [face, 0],
          [3.4, 0],
        ],
      })),
    };
    const [best] = search({ by: 0, to: [thrown, seen] }, { depth: 2, playouts: 4800 });
    expect(best.answer).toBe(1);
    expect(best.value).toBeGreaterThan(4);
    expect(best.value).toBeLessThan((3 * 3.4 + 4 + 5 + 6) / 6);
  });

  test('of many outcomes is sampled', () => {
    const [best] = search({ by: 0, to: [{ ...thrown, many: true }, [1, 0]] }, { depth: 2 });
    expect(best.value).not.toBe(3.5);
    expect(Math.abs(best.value - 3.5)).toBeLessThan(4 * best.error);
  });

  test('is the same for all that are compared', () => {
    // A hundredth more under whatever chance: within 40 playouts only visible where it is the same.
    const dice = (more: number): Drawn => ({ odds: DIE, many: true, to: DIE.map((_, i) => [i / 5 + more, 0]) });
    const settings = { guard: 3, prior: [2, 1], playouts: 40 };
    for (const seed of SEEDS)
      expect(search({ by: 0, to: [dice(0), dice(0.01)] }, { ...settings, seed })[0].answer).toBe(1);
  });
});

describe('what is hidden', () => {
  /** A coin that was thrown heads (0) in three worlds of five; who guesses right wins. */
  const guess = (side: number): Drawn => ({ by: 0, to: side === 0 ? [won, lost] : [lost, won] });

  test('is imagined anew, as often one way as the view allows', () => {
    const coins = [0, 0, 0, 1, 1].map(guess);
    const [best, other] = search(coins, { playouts: 4000 });
    expect([best.answer, other.answer]).toEqual([0, 1]);
    expect(Math.abs(best.value - 0.6)).toBeLessThan(4 * best.error);
    expect(Math.abs(other.value - 0.4)).toBeLessThan(4 * other.error);
  });

  test('stays hidden in the tree: what one does later cannot hang on it', () => {
    // To wait and then guess right every time would win always. Nobody can: what is sure is better.
    const coins = [0, 0, 0, 1, 1].map((side): Drawn => ({ by: 0, to: [guess(side), [0.8, 0.2]] }));
    for (const seed of SEEDS) {
      const [best, other] = search(coins, { depth: 2, playouts: 2000, seed });
      expect(best.answer).toBe(1);
      expect(other.value).toBeLessThan(0.66);
    }
  });

  test('may forbid an answer in one world that another allows', () => {
    // Seat 1 can only harm seat 0 where it holds the card for it.
    const holding = (harm: Drawn | null): Drawn => ({ by: 0, to: [{ by: 1, to: [[0.7, 0.3], harm] }, [0.5, 0.5]] });
    const [best, other] = search([holding(lost), holding(null), holding(null), holding(null)], {
      depth: 2,
      playouts: 2000,
    });
    expect([best.answer, other.answer]).toEqual([0, 1]);
    expect(best.value).toBeGreaterThan(0.5);
    expect(best.value).toBeLessThan(0.58);
  });

  test('is imagined only so often as the settings say', () => {
    const coins = [0, 1].map(guess);
    for (const seed of SEEDS) expect([0, 1]).toContain(search(coins, { worlds: 1, seed })[0].value);
    const means = SEEDS.map((seed) => search(coins, { worlds: 2, seed })[0].value);
    for (const mean of means) expect([0.5, 1]).toContain(mean);
  });
});

describe('answers at the same time', () => {
  /** Matching pennies: seat 1 wins by the same side, and answers after seat 0 in the model, but does not know. */
  const reply = (side: number): Drawn => ({ by: 1, together: true, to: side === 0 ? [lost, won] : [won, lost] });

  test('do not hang on each other', () => {
    // Against somebody who knew, both sides would lose always; 0.3 is sure, and less than an even game.
    const [best, , worst] = search({ by: 0, together: true, to: [reply(0), reply(1), [0.3, 0.7]] }, { depth: 3 });
    expect([0, 1]).toContain(best.answer);
    expect(best.value).toBeGreaterThan(0.4);
    expect(worst.answer).toBe(2);
  });

  test('of those who come first in the model are given by its policy', () => {
    const own = (side: number): Drawn => ({
      by: 0,
      together: true,
      to: side === 0 ? [lost, won, won] : [won, lost, won],
    });
    const [best] = search({ by: 1, together: true, to: [own(0), own(1)] }, { depth: 2 });
    expect(best).toMatchObject({ answer: 2, value: 1 });
  });
});

describe('the settings', () => {
  /** Answers that are worth their number in tenths, in a row of throws that cover it up. */
  const noisy = (values: readonly number[]): Drawn => ({
    by: 0,
    to: values.map((value) => ({ odds: [value, 1 - value], many: true, to: [won, lost] })),
  });

  test('candidates: only the most promising are tried', () => {
    const considered = search(noisy([0.9, 0.1, 0.2, 0.3]), { candidates: 2, prior: [1, 4, 2, 3] });
    expect(considered.map(({ answer }) => answer)).toEqual([3, 1]);
  });

  test('guard: the favourite stays unless another is clearly better', () => {
    for (const seed of SEEDS) {
      const settings = { guard: 4, prior: [2, 1, 1], seed };
      expect(search(noisy([0.5, 0.51, 0.45]), settings)[0].answer).toBe(0);
      expect(search(noisy([0.2, 0.8, 0.1]), settings)[0].answer).toBe(1);
    }
  });

  test('advice: another order than the prior has', () => {
    const advise = () => [2, 0].map((answer) => ({ answer, value: 0.5, error: 0 }));
    const considered = search(noisy([0.3, 0.9, 0.6]), { advise, prior: [1, 9, 1] });
    expect(considered.map(({ answer }) => answer)).toEqual([2, 0]);
  });

  test('horizon: playouts end after so many turns, at a decision', () => {
    // Everything is even until the fourth answer, when seat 1 wins; a draw at once is worth a little less than even.
    const row = (answers: number): Drawn => (answers === 0 ? lost : { by: 1, to: [row(answers - 1)] });
    const long: Drawn = { by: 0, to: [row(3), [0.45, 0.55]] };
    expect(search(long, { horizon: 3 })[0]).toMatchObject({ answer: 0, value: 0.5 });
    expect(search(long, { horizon: 4 })[0].answer).toBe(1);
    expect(search(long, {})[0].answer).toBe(1);
  });
});

describe('the budget', () => {
  const game: Drawn = { by: 0, to: [1, 2, 3, 4, 5].map((n) => ({ odds: [n / 10, 1 - n / 10], to: [won, lost] })) };

  test('playouts: the same number brings the same conclusions, from the same chance', () => {
    const after = (playouts: number, seed: string) => search(game, { budget: { playouts }, seed, depth: 1 });
    expect(after(300, 'a')).toEqual(after(300, 'a'));
    expect(after(300, 'a')).not.toEqual(after(300, 'b'));
    expect(after(300, 'a')).not.toEqual(after(301, 'a'));
  });

  test('what was searched before changes nothing', () => {
    const consider = searchBy(drawnModel(2), { playouts: 200, depth: 2 });
    const ask = () => consider(viewOfDrawn(game), 0, fastRng('again'), {});
    const first = ask();
    consider(viewOfDrawn({ by: 0, to: [lost, won, { by: 1, to: [won, lost] }] }), 0, fastRng('other'), {});
    expect(ask()).toEqual(first);
  });

  test('stop: whenever it comes, there is an answer, and no playout follows', () => {
    for (const most of [0, 1, 2, 3, 7, 50]) {
      let asked = 0;
      let valued = 0;
      const model = drawnModel(2, [1, 1, 9]);
      const counting: typeof model = {
        ...model,
        value(world, values) {
          valued++;
          model.value(world, values);
        },
      };
      const stop = () => asked++ >= most;
      const [best] = searchBy(counting, { playouts: 1e9 })(viewOfDrawn(game), 0, fastRng('stop'), { stop });
      expect([0, 1, 2, 3, 4]).toContain(best.answer);
      if (most === 0) expect(best.answer).toBe(2);
      expect(valued).toBe(Math.max(1, most));
    }
  });

  test('one playout, or none, is enough to answer', () => {
    for (const playouts of [0, 1, 2]) {
      expect(search(game, { prior: [1, 9], budget: { playouts } })[0].answer).toBe(1);
    }
  });

  test('a single answer needs no playout', () => {
    expect(search({ by: 0, to: [null, { by: 1, to: [won, lost] }] }, {})).toEqual([
      { answer: 1, value: 0.5, error: 0 },
    ]);
  });
});
