import { makeBot } from '@yamanote/bots';
import { type Action, type NextStationOptions, nextStation, scorePad } from '@yamanote/games/next-station-tokyo/rules';
import { begin } from '@yamanote/games/testing/matches';
import { actor, apply, chanceOf, fastRng, legal, type Seat, same, sample, viewOf } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { expert } from './expert.ts';
import { judgement } from './index.ts';

const MIXES: readonly [seats: number, options: Partial<NextStationOptions>][] = [
  [1, {}],
  [2, { effects: true, goals: true, pencils: 'chosen' }],
  [3, { pace: 'own', effects: true, map: 'tokyo-original-2', pencils: 'chosen' }],
];

test.each(MIXES)('weighs every drawing, the best first, and passing where it is best: %i, %o', (seats, options) => {
  const state = begin(nextStation, seats, options);
  const rng = fastRng(`expert ${seats}`);
  for (let entries = 0; entries < 90; entries++) {
    const by = actor(nextStation, state);
    if (by === null) break;
    if (by === 'chance') apply(nextStation, state, by, sample(chanceOf(nextStation, state), rng));
    else {
      const choices = legal(nextStation, state, by);
      if (entries % 7 === 0 || state.phases[by] === 0) check(by, choices);
      apply(nextStation, state, by, choices[rng.below(choices.length)]);
    }
  }

  function check(seat: Seat, choices: readonly Action[]): void {
    const considered = expert(viewOf(nextStation, state, seat), seat, rng, {});
    const passes = considered[0].answer.do === 'pass';
    expect(considered).toHaveLength(choices.filter((choice) => passes || choice.do !== 'pass').length);
    for (const { answer, value } of considered) {
      expect(choices.some((choice) => same(choice, answer))).toBe(true);
      if (seats > 1) expect(value >= 0 && value <= 1).toBe(true);
    }
    for (let i = 1; i < considered.length; i++) expect(considered[i - 1].value >= considered[i].value).toBe(true);
  }
});

test('the expert has far more points alone than anybody at random, and so has the policy', () => {
  const rng = fastRng('alone');
  const state = begin(nextStation, 1);
  const bot = makeBot('expert', { game: nextStation, ...judgement } as never) as ReturnType<typeof Object>;
  for (let by = actor(nextStation, state); by !== null; by = actor(nextStation, state)) {
    if (by === 'chance') apply(nextStation, state, by, sample(chanceOf(nextStation, state), rng));
    else apply(nextStation, state, by, bot.answer(nextStation, viewOf(nextStation, state, by), by, rng));
  }
  // Random play has 38 on average.
  expect(scorePad(state, 0).total).toBeGreaterThan(95);
});
