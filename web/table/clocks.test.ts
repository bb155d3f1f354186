import { expect, test } from 'vitest';
import { clockText, readingAt, spokenBetween } from './clocks.ts';

const SHOWN = { left: 70_000, runs: true, reaction: false, rests: false, changesIn: null };
const UNITS = { hours: (n: number) => `${n} h`, days: (n: number) => `${n} d` };

test('a clock that runs loses what goes by, and never shows less than nothing', () => {
  expect(readingAt(SHOWN, 1500)).toMatchObject({ left: 68_500, runs: true, isLast: false, next: 500 });
  expect(readingAt(SHOWN, 60_000)).toMatchObject({ left: 10_000, isLast: true, next: 1000 });
  expect(readingAt(SHOWN, 99_000)).toMatchObject({ left: 0, isLast: true, next: null });
  expect(readingAt({ ...SHOWN, runs: false }, 99_000)).toMatchObject({ left: 70_000, isLast: false, next: null });
});

test('at night a clock rests, and goes on in the morning', () => {
  const evening = { ...SHOWN, left: 7_200_000, changesIn: 10_000 };
  expect(readingAt(evening, 10_000)).toMatchObject({ left: 7_190_000, runs: false, rests: true });
  expect(readingAt(evening, 99_000)).toMatchObject({ left: 7_190_000, next: null });
  const night = { ...SHOWN, runs: false, rests: true, changesIn: 5000 };
  expect(readingAt(night, 4000)).toMatchObject({ left: 70_000, runs: false, rests: true, next: 1000 });
  expect(readingAt(night, 8000)).toMatchObject({ left: 67_000, runs: true, rests: false });
});

test('time is told in minutes and seconds, and much of it in hours or days', () => {
  const texts = [0, 1, 999, 9000, 60_000, 3_599_500, 7_199_000, 7_200_000, 86_400_000, 400_000_000];
  expect(texts.map((left) => clockText(left, UNITS))).toEqual([
    ...['0:00', '0:01', '0:01', '0:09', '1:00', '60:00', '119:59', '2 h', '24 h', '4 d'],
  ]);
});

test('three times it is said aloud', () => {
  expect(spokenBetween(61_000, 60_000)).toBe(60);
  expect(spokenBetween(60_000, 59_000)).toBeNull();
  expect(spokenBetween(12_000, 4000)).toBe(5);
  expect(spokenBetween(10_500, 9900)).toBe(10);
});
