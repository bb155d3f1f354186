import { expect, test } from 'vitest';
import { count, errorOf, guarded, halve, makeArms, meanOf, standings } from './arms.ts';

/** Tries arms of a fixed worth for so many comparisons; says which ones were tried in each. */
function lineUps(worth: readonly number[], comparisons: number, keepFirst: boolean): string[] {
  const arms = makeArms([...worth.keys()]);
  const tried: string[] = [];
  halve(arms, keepFirst, (howMany) => {
    if (tried.length === comparisons) return false;
    const these = arms.order.slice(0, howMany);
    tried.push([...these].sort().join(''));
    for (const arm of these) count(arms, arm, worth[arm], worth[0]);
    return true;
  });
  return tried;
}

test('each round halves the arms and doubles the comparisons; then it begins anew with all', () => {
  const worth = [3, 8, 1, 6, 2, 7, 4, 5];
  const round = ['01234567', '1357', '1357', ...Array(4).fill('15')];
  expect(lineUps(worth, 14, false)).toEqual([...round, ...round]);
});

test('the favourite stays in every round if it is to be compared with', () => {
  const worth = [1, 2, 3, 4, 5, 6];
  expect(lineUps(worth, 7, true)).toEqual(['012345', '045', '045', ...Array(4).fill('05')]);
  expect(lineUps(worth, 7, false)).toEqual(['012345', '345', '345', ...Array(4).fill('45')]);
});

test('two arms are compared again and again', () => {
  expect(lineUps([1, 2], 3, false)).toEqual(['01', '01', '01']);
});

test('means have standard errors; of one playout nothing is known', () => {
  const arms = makeArms([7, 9]);
  for (const value of [1, 0, 1, 0]) count(arms, 0, value, value);
  count(arms, 1, 1, 0);
  expect([meanOf(arms, 0), meanOf(arms, 1)]).toEqual([0.5, 1]);
  expect(errorOf(arms, 0)).toBeCloseTo(Math.sqrt(1 / 3 / 4), 12);
  expect(errorOf(arms, 1)).toBe(Number.POSITIVE_INFINITY);
});

test('what was tried little stands behind what was tried much, and what was not tried is missing', () => {
  const arms = makeArms([0, 1, 2, 3]);
  for (let i = 0; i < 12; i++) count(arms, 0, i % 2, 0);
  for (let i = 0; i < 8; i++) count(arms, 1, 1, 0);
  count(arms, 2, 2, 0);
  expect(standings(arms)).toEqual([1, 0, 2]);
});

test('the favourite is left when another is better by more than chance explains, the better one of two such', () => {
  const arms = makeArms([0, 1, 2, 3]);
  const given = () => [1, 3].map((errors) => guarded(arms, errors));
  for (let i = 0; i < 7; i++) count(arms, 3, 9, 0);
  expect(given()).toEqual([0, 0]);
  for (let i = 0; i < 10; i++) count(arms, 1, i % 2, 0.2);
  // Better by 0.3, with an error of a sixth.
  expect(given()).toEqual([1, 0]);
  for (let i = 0; i < 10; i++) count(arms, 2, 1.4 + (i % 2), 0.2);
  expect(given()).toEqual([2, 2]);
});
