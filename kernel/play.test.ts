import { describe, expect, test } from 'vitest';
import { sample } from './chance.ts';
import type { EachFrame, Game } from './game.ts';
import {
  actor,
  admit,
  apply,
  atOwnPace,
  chanceOf,
  chooseAtRandom,
  isRitual,
  legal,
  pending,
  playOut,
  Runaway,
  reveals,
  start,
  withdraw,
} from './play.ts';
import { fastRng } from './random.ts';
import { type Lanterns, type LanternsOptions, type LanternsState, lanterns, lanternsAt, stones } from './toys/index.ts';

const OPTIONS: LanternsOptions = { edition: 'river', festival: 'summer', rounds: 3, looking: true, first: 'random' };
const TWO_EACH = [
  ['red', 'gold'],
  ['blue', 'white'],
];

/** Everybody has seen everything: there is nothing to look at. */
const OPEN = TWO_EACH.map((row, seat) =>
  row.map((colour) => ({ colour, seenBy: [seat, 1 - seat, 'public'] as const })),
);

function answersIn(state: LanternsState): unknown {
  return (state.stack.at(-1) as EachFrame).answers;
}

function told(state: LanternsState, by: number | 'chance', answer: unknown): string[] {
  const types: string[] = [];
  apply(lanterns, state, by, answer, (event) => types.push((event as { type: string }).type));
  return types;
}

describe('chance', () => {
  test('is asked like a player, and described as data', () => {
    const state = start(lanterns, 3, OPTIONS);
    const pick = [0, 1, 2].map((seat) => [seat, 1]);
    expect(pending(lanterns, state)).toEqual({ is: 'chance', kind: 'first', of: { pick } });
    expect(actor(lanterns, state)).toBe('chance');
    expect(chanceOf(lanterns, state)).toEqual({ pick });
    expect(told(state, 'chance', 2)).toEqual(['leader-drawn']);
    expect(state.leader).toBe(2);
  });

  test('is described only when it is its turn', () => {
    expect(() => chanceOf(lanterns, lanternsAt({ step: 'throw', rows: TWO_EACH }))).toThrow("not chance's turn");
  });
});

describe('an Ask', () => {
  test('that is a ritual is asked even with one answer', () => {
    const state = lanternsAt({ step: 'throw', rows: TWO_EACH, leader: 1 });
    expect(pending(lanterns, state)).toEqual({ is: 'ask', kind: 'throw', seats: [1] });
    expect(legal(lanterns, state, 1)).toEqual([{ do: 'throw' }]);
    expect(legal(lanterns, state, 0)).toEqual([]);
    expect(isRitual(lanterns, state)).toBe(true);
    expect(isRitual(lanterns, lanternsAt({ step: 'look', rows: TWO_EACH }))).toBe(false);
    expect(isRitual(stones, { stack: [] } as never)).toBe(false);
  });

  test('with one answer is asked if only its seat knows that there is no other', () => {
    const kept = {
      ...lanterns.rules.look,
      legal: (_state: unknown, _frame: unknown, list: unknown[]) => list.push({ do: 'wait' }),
    };
    const look = (skips: boolean) =>
      ({ ...lanterns, rules: { ...lanterns.rules, look: { ...kept, skips: () => skips } } }) as Game;
    const asked = (game: Game) => {
      const state = lanternsAt({ step: 'wind', rows: TWO_EACH, scores: [1, 1] });
      apply(game, state, 'chance', [4]);
      return pending(game, state);
    };
    expect(asked(look(false))).toMatchObject({ is: 'ask', kind: 'look' });
    expect(asked(look(true))).toMatchObject({ is: 'each', kind: 'stand' });
  });

  test('with one answer is answered by itself', () => {
    const state = lanternsAt({ step: 'wind', rows: OPEN, scores: [1, 1] });
    told(state, 'chance', [4]);
    expect(pending(lanterns, state)).toEqual({ is: 'each', kind: 'stand', seats: [0, 1] });
  });

  test('with more answers waits, and the answers are handed over', () => {
    const state = lanternsAt({ step: 'wind', rows: TWO_EACH });
    const choices: unknown[] = ['something older'];
    apply(lanterns, state, 'chance', [4], null, choices);
    const looks = [0, 1].map((place) => ({ do: 'look', seat: 1, place }));
    expect(choices).toEqual([{ do: 'wait' }, ...looks]);
    expect(reveals(lanterns, state, looks[0])).toBe(true);
    expect(reveals(lanterns, state, { do: 'wait' })).toBe(false);
  });
});

describe('an AskEach', () => {
  test('that is open fills in single answers and waits for the others', () => {
    const state = lanternsAt({ step: 'look', rows: TWO_EACH, scores: [2, 0] });
    expect(told(state, 0, { do: 'wait' })).toEqual([]);
    expect(pending(lanterns, state)).toEqual({ is: 'each', kind: 'stand', seats: [0] });
    expect(answersIn(state)).toEqual([null, { do: 'stand', bank: 'near' }]);
    expect(told(state, 0, { do: 'stand', bank: 'far' })).toEqual(['stood']);
    expect(state.banks).toEqual(['far', 'near']);
  });

  test('that is open closes by itself if nobody has a choice', () => {
    const state = lanternsAt({ step: 'look', rows: TWO_EACH });
    expect(told(state, 0, { do: 'wait' })).toEqual(['stood']);
    expect(pending(lanterns, state)).toEqual({ is: 'each', kind: 'launch', seats: [0, 1] });
  });

  test('that is sealed asks everybody, even with one choice', () => {
    const state = lanternsAt({ step: 'stand', rows: [['red'], ['red']], scores: [1, 0], wind: 1 });
    told(state, 0, { do: 'stand', bank: 'near' });
    expect(pending(lanterns, state)).toEqual({ is: 'each', kind: 'launch', seats: [0, 1] });
  });

  test('closes in seat order, whoever answers first, and goes on from there', () => {
    const state = lanternsAt({ step: 'launch', rows: TWO_EACH, wind: 1 });
    expect(told(state, 1, { do: 'launch', place: 1 })).toEqual([]);
    expect(told(state, 0, { do: 'launch', place: 0 })).toEqual(['launched']);
    expect(state.afloat).toEqual(['red', 'white']);
    expect(pending(lanterns, state)).toEqual({ is: 'ask', kind: 'take', seats: [0] });
  });

  test('lets a seat withdraw while it is open', () => {
    const state = lanternsAt({ step: 'launch', rows: TWO_EACH, wind: 1 });
    const before = lanterns.clone(state);
    told(state, 1, { do: 'launch', place: 1 });
    expect(withdraw(lanterns, state, 0)).toBe(false);
    expect(withdraw(lanterns, state, 1)).toBe(true);
    expect(state).toEqual(before);
    expect(withdraw(lanterns, state, 1)).toBe(false);
  });

  test('gives back nothing that was filled in', () => {
    const state = lanternsAt({ step: 'look', rows: TWO_EACH, scores: [2, 0] });
    told(state, 0, { do: 'wait' });
    expect(withdraw(lanterns, state, 1)).toBe(false);
    expect(answersIn(state)).toEqual([null, { do: 'stand', bank: 'near' }]);
  });

  test('at own pace takes every answer at once, asks again, and ends with the last seat', () => {
    const state = start(stones, 2, { edition: 'river' });
    for (const stone of ['dry', 'wet', 'dry', 'dry', 'wet']) apply(stones, state, 'chance', [stone]);
    expect(pending(stones, state)).toEqual({ is: 'each', kind: 'cross', seats: [0, 1] });
    expect(atOwnPace(stones, state)).toBe(true);
    expect(reveals(stones, state, { do: 'step' })).toBe(true);
    const events: unknown[] = [];
    for (const leap of ['leap', 'leap', 'step', 'step', 'step']) {
      apply(stones, state, 1, { do: leap }, (event) => events.push(event));
    }
    expect(events[1]).toEqual({ type: 'crossed', seat: 1, stone: 'wet' });
    expect(state.scores).toEqual([0, 4]);
    expect(pending(stones, state)).toEqual({ is: 'each', kind: 'cross', seats: [0] });
    expect(withdraw(stones, state, 0)).toBe(false);
    expect(withdraw(stones, state, 1)).toBe(false);
    for (let i = 0; i < 5; i++) apply(stones, state, 0, { do: 'step' });
    expect(pending(stones, state)).toEqual({ is: 'over' });
  });

  test('is all that can be withdrawn from', () => {
    expect(withdraw(lanterns, lanternsAt({ step: 'throw', rows: TWO_EACH }), 0)).toBe(false);
    expect(withdraw(lanterns, lanternsAt({ step: 'over' }), 0)).toBe(false);
  });
});

describe('the door', () => {
  const launching = () => {
    const state = lanternsAt({ step: 'launch', rows: TWO_EACH, wind: 1 });
    told(state, 1, { do: 'launch', place: 1 });
    return state;
  };

  test.each<[string, LanternsState, number, unknown, string]>([
    ['after the end', lanternsAt({ step: 'over' }), 0, { do: 'throw' }, 'over'],
    ['before chance has acted', lanternsAt({}), 0, { do: 'throw' }, 'not-asked'],
    ['to another seat', lanternsAt({ step: 'throw', rows: TWO_EACH }), 1, { do: 'throw' }, 'not-asked'],
    ['to who has answered', launching(), 1, { do: 'launch', place: 0 }, 'answered'],
    ['to a misspelt verb', launching(), 0, { do: 'lunch', place: 0 }, 'malformed'],
    ['to what is not there', launching(), 0, { do: 'launch', place: 2 }, 'illegal'],
    ['to another question', launching(), 0, { do: 'wait' }, 'illegal'],
  ])('is closed %s', (_name, state, seat, json, code) => {
    const before = lanterns.clone(state);
    expect(admit(lanterns, state, seat, json)).toMatchObject({ refused: code });
    expect(state).toEqual(before);
  });

  test('lets a legal answer in, however its keys are ordered', () => {
    expect(admit(lanterns, launching(), 0, { place: 1, do: 'launch' })).toEqual({ do: 'launch', place: 1 });
  });

  test('names some of the legal answers', () => {
    expect(admit(lanterns, launching(), 0, { do: 'wait' })).toMatchObject({
      expected: 'a legal answer to "launch", such as {"do":"launch","place":0} or {"do":"launch","place":1}',
      found: '{"do":"wait"}',
    });
  });
});

describe('rules that are not in order', () => {
  const broken = (rules: Partial<Game<Lanterns>['rules']>) => ({ ...lanterns, rules: { ...lanterns.rules, ...rules } });

  test('are stopped when they run away', () => {
    const game = broken({ dusk: { is: 'step', run: (state) => state.stack.push({ kind: 'dusk' }) } });
    const state = lanternsAt({ step: 'take', rows: TWO_EACH, river: { red: 1, gold: 1 }, afloat: ['red', 'gold'] });
    state.box = { red: 0, gold: 0, blue: 0, white: 0 };
    expect(() => apply(game, state, 0, { do: 'take', colour: 'red' })).toThrow(Runaway);
    expect(() => apply(game, state, 0, null)).toThrow('step "dusk" is still to run');
  });

  test('are named when one is missing', () => {
    const game = broken({ wind: undefined });
    const state = lanternsAt({ step: 'throw', rows: TWO_EACH });
    expect(() => apply(game, state, 0, { do: 'throw' })).toThrow('no rule for frames of kind "wind"');
  });

  test('get no answer after the end', () => {
    const state = lanternsAt({ step: 'over' });
    expect(actor(lanterns, state)).toBeNull();
    expect(legal(lanterns, state, 0)).toEqual([]);
    expect(() => apply(lanterns, state, 0, { do: 'throw' })).toThrow('after the end');
  });
});

describe('playing out', () => {
  test('goes on to the end, and says how many entries it took', () => {
    const rng = fastRng('out');
    const state = start(lanterns, 4, OPTIONS);
    // One for the leader, three lanterns each, then a throw and its wind, looking, standing, launching, taking, drawing.
    expect(playOut(lanterns, state, rng, chooseAtRandom(rng))).toBeGreaterThan(1 + 12 + 3 * (2 + 4));
    expect(pending(lanterns, state)).toEqual({ is: 'over' });
  });

  test('stops after as many entries as it is given', () => {
    const rng = fastRng('out');
    const state = start(lanterns, 2, OPTIONS);
    expect(playOut(lanterns, state, rng, chooseAtRandom(rng), 7)).toBe(7);
    expect(pending(lanterns, state)).toMatchObject({ is: 'ask', kind: 'throw' });
  });

  test('comes to where one answer after the other comes, also in the middle of a sealed question', () => {
    for (let most = 1; most < 60; most++) {
      const [rng, other] = [fastRng('sealed'), fastRng('sealed')];
      const [whole, step] = [start(lanterns, 3, OPTIONS), start(lanterns, 3, OPTIONS)];
      let entries = 0;
      for (let by = actor(lanterns, step); by !== null && entries < most; entries++) {
        const choices = by === 'chance' ? [] : legal(lanterns, step, by);
        by = apply(
          lanterns,
          step,
          by,
          by === 'chance' ? sample(chanceOf(lanterns, step), other) : choices[other.below(choices.length)],
        );
      }
      expect(playOut(lanterns, whole, rng, chooseAtRandom(rng), most)).toBe(entries);
      expect(whole).toEqual(step);
    }
  });

  test('hands every chooser all legal answers of its seat', () => {
    const rng = fastRng('all');
    playOut(lanterns, start(lanterns, 3, { ...OPTIONS, rounds: 5 }), rng, (state, seat, choices) => {
      expect(choices).toEqual(legal(lanterns, state, seat));
      return choices[rng.below(choices.length)];
    });
    expect.hasAssertions();
  });
});
