import type { Dice } from '@yamanote/games/king-of-tokyo/rules';
import { fastRng } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { facesOf, handfulsOf } from './handfuls.ts';
import { considerKeeps } from './keeps.ts';
import { drawRoll, finishRoll, keepOf, planRoll } from './roll-plan.ts';
import { plainDice, solveDice } from './solver.ts';

const CLAW = 5;
/** Stars of triples, and a claw or two. */
const worth = ([ones, twos, threes, , claws]: readonly number[]) =>
  [ones, twos, threes].reduce((sum, shown, i) => sum + (shown >= 3 ? i + shown - 2 : 0), 0) + 0.7 * Math.min(2, claws);

test.each([0, CLAW])('the odds of what a plan ends with are those of the best rerolls; locked: %i', (locked) => {
  const plan = planRoll(6, 2, locked, worth);
  const { counts, full } = handfulsOf(6);
  const mean = counts.slice(full).reduce((sum, handful, i) => {
    return sum + worth(handful) * (plan.upTo[i] - (i > 0 ? plan.upTo[i - 1] : 0));
  }, 0);
  expect(plan.upTo.at(-1)).toBeCloseTo(1, 12);
  expect(mean).toBeCloseTo(solveDice(plainDice(6, locked), worth).worth([], 2), 12);
});

test('what a plan keeps is as good as the best part', () => {
  const solved = solveDice(plainDice(4, 0), worth);
  const plan = planRoll(4, 2, 0, worth);
  const { counts, full } = handfulsOf(4);
  for (const handful of counts.slice(full)) {
    const dice = facesOf(handful) as Dice;
    for (const rerolls of [1, 2]) {
      const [best] = considerKeeps(solved, 0, dice, rerolls);
      const keep = keepOf(plan, dice, rerolls);
      const kept = keep.length === 4 ? solved.settled(0, dice) : solved.worth(keep, rerolls - 1);
      expect(kept).toBeCloseTo(best.worth, 12);
    }
  }
});

test('rolls are drawn as often as they come, at one go or from the middle', () => {
  const plan = planRoll(3, 1, 0, worth);
  const rng = fastRng('rolls');
  const draws = 20_000;
  const wholly = new Map<string, number>();
  const byAndBy = new Map<string, number>();
  for (let i = 0; i < draws; i++) {
    for (const [seen, dice] of [
      [wholly, drawRoll(plan, rng)],
      [byAndBy, finishRoll(plan, [], 1, rng)],
    ] as const) {
      seen.set(dice.join(), (seen.get(dice.join()) ?? 0) + 1);
    }
  }
  const { counts, full } = handfulsOf(3);
  for (const [i, handful] of counts.slice(full).entries()) {
    const odds = plan.upTo[i] - (i > 0 ? plan.upTo[i - 1] : 0);
    // Five standard deviations, so that only what is wrong is noticed.
    const most = 5 * Math.sqrt((odds * (1 - odds)) / draws) + 1e-9;
    for (const seen of [wholly, byAndBy]) {
      expect(Math.abs((seen.get(facesOf(handful).join()) ?? 0) / draws - odds)).toBeLessThanOrEqual(most);
    }
  }
});
