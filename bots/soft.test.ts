import { actor, apply, chanceOf, fastRng, legal, parseOptions, sample, start, viewOf } from '@yamanote/kernel';
import { type Lanterns, type LanternsOptions, lanterns } from '@yamanote/kernel/toys';
import { describe, expect, it } from 'vitest';
import type { Considered, Judgement } from './bot.ts';
import type { Levels } from './levels.ts';
import { chooseSoftly, softBot } from './soft.ts';

const considered = (...values: number[]): Considered<number>[] =>
  values.map((value, answer) => ({ answer, value, error: 0 }));

/** How often each is taken, of so many times. */
function taken(answers: readonly Considered<number>[], temperature: number, bound: number, times: number): number[] {
  const rng = fastRng('soft');
  const counts = answers.map(() => 0);
  for (let i = 0; i < times; i++) counts[chooseSoftly(answers, temperature, bound, rng).answer]++;
  return counts;
}

describe('soft choice', () => {
  it('takes an answer with odds that fall by e for every temperature that it is worse', () => {
    const [best, one, two] = taken(considered(0.6, 0.5, 0.4), 0.1, 1, 30_000);
    // Three standard deviations of counts of this size are below 250.
    const sum = 1 + Math.exp(-1) + Math.exp(-2);
    expect(Math.abs(best - 30_000 / sum)).toBeLessThan(250);
    expect(Math.abs(one - (30_000 * Math.exp(-1)) / sum)).toBeLessThan(250);
    expect(Math.abs(two - (30_000 * Math.exp(-2)) / sum)).toBeLessThan(250);
  });

  it('never takes what is worse than the best by more than the bound, however hot it is', () => {
    const counts = taken(considered(0.6, 0.5, 0.449, 0.1), 1e6, 0.15, 3000);
    expect(counts[2]).toBe(0);
    expect(counts[3]).toBe(0);
    expect(Math.min(counts[0], counts[1])).toBeGreaterThan(1300);
  });

  it('gives the first answer where it is cold, also if another one had the better mean', () => {
    expect(taken(considered(0.5, 0.6), 0, 1, 50)).toEqual([50, 0]);
  });

  it('measures from the best mean where that is not the first', () => {
    expect(taken(considered(0.2, 0.6), 0.1, 0.15, 200)).toEqual([0, 200]);
  });

  it('takes the best where all others are too cold to count', () => {
    expect(taken(considered(0.9, 0.2, 0.1), 1e-9, 1, 100)).toEqual([100, 0, 0]);
  });

  it('has nothing to choose where there is one answer', () => {
    expect(chooseSoftly(considered(0.3), 0.2, 0.1, fastRng('one')).answer).toBe(0);
  });
});

const options = parseOptions(lanterns, {}, 3) as LanternsOptions;

/** Everything that three bots of this strength answer in a match. */
function answersOf(strength: number, thought: string): string[] {
  const bot = softBot<Lanterns>('soft', strength);
  const state = start(lanterns, 3, options);
  const chance = fastRng('the same chance');
  const rng = fastRng(thought);
  const answers: string[] = [];
  for (let next = actor(lanterns, state); next !== null; next = actor(lanterns, state)) {
    if (next === 'chance') {
      apply(lanterns, state, next, sample(chanceOf(lanterns, state), chance));
      continue;
    }
    const answer = bot.answer(lanterns, viewOf(lanterns, state, next), next, rng);
    expect(legal(lanterns, state, next)).toContainEqual(answer);
    answers.push(JSON.stringify(answer));
    apply(lanterns, state, next, answer);
  }
  return answers;
}

describe('a bot of some strength', () => {
  it.each([0, 75])('answers legally to the end, and the same for the same chance of its own: %i', (strength) => {
    const answers = answersOf(strength, 'a');
    expect(answers.length).toBeGreaterThan(10);
    expect(answersOf(strength, 'a')).toEqual(answers);
  });

  it('chooses by its own chance where it is weak', () => {
    expect(answersOf(0, 'a')).not.toEqual(answersOf(0, 'b'));
  });

  /** Which answers a bot of that strength gives, of three that are worth less and less, and who weighed them. */
  function givenAt(strength: number, temperatures: Levels['temperatures'], view: object = {}) {
    const asked = new Set<string>();
    const weighed = (who: string) => () => {
      asked.add(who);
      return considered(0.5, 0.45, 0.2);
    };
    const judgement = {
      evaluate: () => 0,
      levels: {
        river: { bound: 0.2, temperatures },
        sea: {
          bound: 0.4,
          temperatures: [
            [0, 1e6],
            [100, 1e5],
          ],
        },
      },
      expert: weighed('expert'),
      search: weighed('search'),
    } as unknown as Judgement<Lanterns>;
    const rng = fastRng('thought');
    const bot = softBot('soft', strength, judgement);
    const answers = Array.from({ length: 60 }, () => bot.answer(lanterns, view as never, 0, rng) as unknown as number);
    return { asked: [...asked], answers: [...new Set(answers)].sort() };
  }

  it('goes by the table of its game, and at full strength by search alone', () => {
    expect(givenAt(0, [[0, 1e6]])).toEqual({ asked: ['expert'], answers: [0, 1] });
    expect(givenAt(100, [[0, 1e6]])).toEqual({ asked: ['search'], answers: [0] });
  });

  it('is the expert, choosing softly, at full strength too where the table says how softly', () => {
    const table: Levels['temperatures'] = [
      [0, 1e6],
      [100, 1e5],
    ];
    expect(givenAt(100, table)).toEqual({ asked: ['expert'], answers: [0, 1] });
  });

  it('goes by the table of the edition that its seat sees, and of the first where it sees none', () => {
    const seeing = (edition: string) => givenAt(100, [[0, 1e6]], { options: { edition } });
    expect(seeing('sea')).toEqual({ asked: ['expert'], answers: [0, 1, 2] });
    expect(seeing('river')).toEqual({ asked: ['search'], answers: [0] });
    expect(givenAt(100, [[0, 1e6]])).toEqual(seeing('river'));
  });

  it('is the expert below full strength, however cold', () => {
    expect(givenAt(99, [[0, 0]])).toEqual({ asked: ['expert'], answers: [0] });
  });
});
