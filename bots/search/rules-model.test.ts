import { actor, fastRng, legal, type Shape, viewOf } from '@yamanote/kernel';
import { type Lanterns, lanterns, lanternsAt, stones } from '@yamanote/kernel/toys';
import { describe, expect, test } from 'vitest';
import type { Judgement } from '../bot.ts';
import { byStanding } from '../greedy.ts';
import { CHANCE, type Model, OVER } from '../model.ts';
import { stairs } from '../testing/stairs.ts';
import { rulesModel } from './rules-model.ts';

const byScore: Judgement<Lanterns> = { evaluate: (state, seat) => state.scores[seat] };
const river = rulesModel(lanterns, byScore);
const ROWS = [
  ['red', 'gold', 'gold'],
  ['red', 'blue', 'white'],
];

function worldAt(position: object, seat = 0) {
  const state = lanternsAt(position);
  return river.imagine(viewOf(lanterns, state, seat), fastRng('world'), seat);
}

function movesOf<T extends Shape, W>(model: Model<T, W>, world: W): number[] {
  const moves: number[] = [];
  moves.length = model.moves(world, moves);
  return moves;
}

test('a match that is played by the model is one by the rules, and ends as they say', () => {
  const rng = fastRng('match');
  for (let match = 0; match < 5; match++) {
    const world = worldAt({ step: 'look', wind: 2, rows: ROWS });
    for (;;) {
      const acts = river.actor(world);
      expect(actor(lanterns, world.state)).toBe(acts === CHANCE ? 'chance' : acts === OVER ? null : acts);
      if (acts === OVER) break;
      if (acts === CHANCE) river.happen(world, rng);
      else {
        const moves = movesOf(river, world);
        expect(moves.map((move) => river.answer(world, move))).toEqual(legal(lanterns, world.state, acts));
        const move = river.policy(world, rng);
        expect(moves).toContain(move);
        river.play(world, move);
      }
    }
    const values: number[] = [];
    river.value(world, values);
    const { winners } = lanterns.standing(world.state);
    expect(values).toEqual([0, 1].map((seat) => (winners.includes(seat) ? 1 / winners.length : 0)));
  }
});

test('an answer has one number in every world, and a copy goes its own way', () => {
  const one = worldAt({ step: 'launch', wind: 2, rows: ROWS });
  const other = worldAt({ step: 'launch', wind: 5, rows: [ROWS[0].slice(0, 2), ['gold']] });
  expect(movesOf(river, other)).toEqual(movesOf(river, one).slice(0, 2));
  const copy = river.clone(one);
  river.play(copy, movesOf(river, copy)[0]);
  expect([river.turns(one), river.turns(copy)]).toEqual([0, 1]);
  river.copy(one, copy);
  expect(copy).toEqual(one);
});

describe('who is asked', () => {
  test('comes first of those who are asked together', () => {
    for (const seat of [0, 1]) {
      const world = worldAt({ step: 'launch', wind: 2, rows: ROWS }, seat);
      expect(river.actor(world)).toBe(seat);
      expect(river.together?.(world)).toBe(true);
      river.play(world, movesOf(river, world)[0]);
      expect(river.actor(world)).toBe(1 - seat);
    }
    expect(river.together?.(worldAt({ step: 'look', wind: 2, rows: ROWS }))).toBe(false);
  });
});

describe('chance', () => {
  const outcomesOf = (world: ReturnType<typeof worldAt>) => {
    const [list, odds]: number[][] = [[], []];
    return { count: river.outcomes!(world, list, odds), list, odds };
  };

  test('is told apart where everybody sees it', () => {
    const world = worldAt({ step: 'wind', rows: ROWS });
    const { count, list, odds } = outcomesOf(world);
    expect(count).toBe(6);
    expect(odds.reduce((sum, odd) => sum + odd, 0)).toBeCloseTo(1, 12);
    river.happenAs!(world, list[3]);
    expect(world.state.wind).toBe(4);
  });

  test('is not told apart where it is dealt to one alone', () => {
    expect(outcomesOf(worldAt({ step: 'deal', deal: [0], wind: 2, rows: ROWS })).count).toBe(0);
  });
});

describe('before anything is tried', () => {
  test('answers are weighed by what they lead to', () => {
    const climb = rulesModel(stairs, byStanding(stairs));
    const world = climb.imagine(viewOf(stairs, stairs.setup(2, {}), 0), fastRng('x'), 0);
    const moves = movesOf(climb, world);
    const weights: number[] = [];
    climb.prior(world, moves, moves.length, weights);
    // To walk gains 2, to jump five thirds, to rest nothing.
    expect(moves.map((move) => climb.answer(world, move))).toEqual(['walk', 'jump', 'rest']);
    expect(weights[0]).toBe(1);
    expect(weights[1]).toBeLessThan(weights[0]);
    expect(weights[2]).toBeLessThan(weights[1]);
  });

  test('values are chances to win; alone, they are in points', () => {
    const values: number[] = [];
    river.value(worldAt({ step: 'look', wind: 2, rows: ROWS, scores: [4, 1] }), values);
    expect(values[0] + values[1]).toBeCloseTo(1, 12);
    expect(values[0]).toBeGreaterThan(0.6);
    const alone = rulesModel(stones, { evaluate: ({ scores }, seat) => scores[seat] + 2 });
    const state = stones.setup(1, { edition: 'river' });
    alone.value({ state, first: 0, answers: 0, lead: null }, values);
    expect(values[0]).toBe(2);
  });
});
