import { afterEach, expect, it, vi } from 'vitest';
import { pauseAfter, pauseBeforeAnother, pauseUntilStored, pauseWhenStored } from './pauses.ts';

afterEach(() => void vi.restoreAllMocks());

/** For the page with the most luck, and for the one with the least. */
function range(pause: () => number): [number, number] {
  const random = vi.spyOn(Math, 'random');
  const [least, most] = [0, 1].map((luck) => {
    random.mockReturnValue(luck);
    return Math.round(pause());
  });
  return [least, most];
}

it('calls twice within three seconds, whatever the luck', () => {
  const [, first] = range(() => pauseAfter(0));
  const [, second] = range(() => pauseAfter(1));
  expect(first + second).toBeLessThan(2500);
});

it('has more patience with every try, up to a bound', () => {
  const tries = [1, 2, 3, 4, 5, 6, 7].map((failed) => range(() => pauseAfter(failed)));
  expect(tries.slice(0, 3)).toEqual([
    [400, 1200],
    [720, 2160],
    [1296, 3888],
  ]);
  expect(tries.slice(-2)).toEqual([
    [5000, 15_000],
    [5000, 15_000],
  ]);
});

it('spreads pages over every pause', () => {
  const all = [() => pauseAfter(0), pauseBeforeAnother, pauseUntilStored, pauseWhenStored].map(range);
  expect(all).toEqual([
    [50, 1000],
    [0, 300],
    [3000, 6000],
    [0, 500],
  ]);
});
