import { expect, it } from 'vitest';
import { longestPause, noteShown, pauseBefore, type Rhythm } from './pace.ts';

const FULL = 700;

/** A turn of so many answers; the pauses before each. */
function turn(rhythm: Rhythm, answers: number, start: number): number[] {
  let now = start;
  return Array.from({ length: answers }, () => {
    const wait = pauseBefore(rhythm, FULL, now);
    now += wait;
    noteShown(rhythm, false, now);
    return wait;
  });
}

const sum = (pauses: readonly number[]) => pauses.reduce((all, one) => all + one, 0);

it('begins a turn with a full pause, and ends it in time however many answers and reactions it takes', () => {
  const rhythm: Rhythm = { shownAt: 0, since: 0 };
  noteShown(rhythm, true, 10_000);
  const pauses = turn(rhythm, 12, 10_000);
  expect(pauses[0]).toBe(FULL);
  expect(Math.max(...pauses)).toBe(FULL);
  expect(sum(pauses)).toBeLessThanOrEqual(1.4 * FULL);
  // The next turn has its full time again.
  noteShown(rhythm, true, rhythm.shownAt);
  expect(pauseBefore(rhythm, FULL, rhythm.shownAt)).toBe(FULL);
});

it('waits as long as the most patient who looks wishes, and for nobody not at all', () => {
  expect(longestPause([], FULL)).toBe(0);
  expect(longestPause(['instant', 'instant'], FULL)).toBe(0);
  expect(longestPause(['instant', 'quick'], FULL)).toBe(FULL / 2);
  expect(longestPause(['quick', 'calm', 'instant'], FULL)).toBe(FULL);
  expect(longestPause(['calm'], 0)).toBe(0);
  expect(pauseBefore({ shownAt: 5, since: 0 }, 0, 5)).toBe(0);
});

it('waits no longer than usual when the clock is set back', () => {
  const hour = 3_600_000;
  expect(pauseBefore({ shownAt: 2 * hour, since: 2 * hour }, FULL, hour)).toBe(FULL);
});
