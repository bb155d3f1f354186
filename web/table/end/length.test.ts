import type { Showing } from '@yamanote/running-match';
import { expect, it } from 'vitest';
import { minutesOf, roundsOf } from './length.ts';

const chapters = (...seats: (number | 'all' | null)[]) => seats.map((seat) => ({ seat }));
const at = (...times: number[]) =>
  times.map((time) => ({ entry: { at: time }, events: [] })) as unknown as Showing<never>[];

it('counts the turns of whoever had most of them, or what all played at once', () => {
  expect(roundsOf(chapters(null, 0, 1, 2, 0, 1, 0))).toBe(3);
  expect(roundsOf(chapters('all', 'all', 'all'))).toBe(3);
  expect(roundsOf(chapters(null))).toBe(0);
});

it('tells minutes from the first entry to the last, and never none', () => {
  expect(minutesOf(at(1_000, 5_000, 19 * 60_000))).toBe(19);
  expect(minutesOf(at(1_000, 2_000))).toBe(1);
  expect(minutesOf([])).toBe(1);
});
