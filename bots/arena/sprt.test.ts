import { expect, test } from 'vitest';
import { madeUpDeals } from '../testing/deals.ts';
import { addTo, sampleOf } from './sample.ts';
import { LLR_BOUND, testRate } from './sprt.ts';

test('the ratio is what the formula says', () => {
  // 60 deals won, 40 lost, and one of each for doubt: a variance of 61 · 41 / (102 · 101).
  const sample = sampleOf([...Array(60).fill(1), ...Array(40).fill(0)]);
  const variance = (61 * 41) / (102 * 101);
  expect(testRate(sample, 0.5, 0.6).llr).toBeCloseTo((100 * 0.1 * 0.1) / (2 * variance), 9);
  expect(LLR_BOUND).toBeCloseTo(2.944, 3);
});

test('halfway between the two nothing speaks for either', () => {
  const sample = sampleOf([...Array(55).fill(1), ...Array(45).fill(0)]);
  expect(testRate(sample, 0.5, 0.6)).toMatchObject({ llr: expect.closeTo(0, 9), verdict: 'open' });
  expect(testRate(sampleOf([]), 0.5, 0.6)).toEqual({ llr: 0, verdict: 'open' });
});

test('a few deals won do not decide, many do', () => {
  expect(testRate(sampleOf([1, 1, 1]), 0.5, 0.55).verdict).toBe('open');
  expect(testRate(sampleOf(Array(20).fill(1)), 0.5, 0.55).verdict).toBe('high');
  expect(testRate(sampleOf(Array(20).fill(0)), 0.5, 0.55).verdict).toBe('low');
  // Between 92.5 and 97.5 % even thirty wins in a row say little.
  expect(testRate(sampleOf(Array(15).fill(1)), 0.925, 0.975).verdict).toBe('open');
});

interface Course {
  high: number;
  low: number;
  deals: number;
}

/** How many of so many tests say what, and how many deals each took. */
function tests(truth: number, low: number, high: number, games: number, alike: number): Course {
  const deal = madeUpDeals(`sprt ${truth} ${low}`, truth, games, alike);
  const course = { high: 0, low: 0, deals: 0 };
  for (let contest = 0; contest < 300; contest++) {
    const sample = sampleOf([]);
    let { verdict } = testRate(sample, low, high);
    while (verdict === 'open') {
      addTo(sample, deal());
      verdict = testRate(sample, low, high).verdict;
    }
    course[verdict]++;
    course.deals += sample.count / 300;
  }
  return course;
}

test.each([
  { low: 0.5, high: 0.6, games: 2, alike: 0.3 },
  { low: 0.27, high: 0.33, games: 4, alike: 0 },
  { low: 0.92, high: 0.98, games: 2, alike: 0 },
])('about one test in twenty is wrong: %o', ({ low, high, games, alike }) => {
  expect(tests(low, low, high, games, alike).high).toBeLessThan(300 * 0.09);
  expect(tests(high, low, high, games, alike).low).toBeLessThan(300 * 0.09);
});

test('what is far away is decided soon', () => {
  const near = tests(0.6, 0.5, 0.6, 2, 0);
  const far = tests(0.8, 0.5, 0.6, 2, 0);
  expect(far.low).toBe(0);
  expect(far.deals).toBeLessThan(near.deals / 2);
});
