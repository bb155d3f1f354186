import { expect, it } from 'vitest';
import { longestPause, noteShown, pauseBefore, type Rhythm } from './pace.ts';

const FULL = 700;

/** A turn of so many answers by these seats in turn; the pauses before each. */
function turn(rhythm: Rhythm, seats: readonly number[], opens: boolean | null, start: number): number[] {
  let now = start;
  return seats.map((seat) => {
    const wait = pauseBefore(rhythm, seat, FULL, now);
    now += wait;
    noteShown(rhythm, seat, opens, FULL, now);
    return wait;
  });
}

const sum = (pauses: readonly number[]) => pauses.reduce((all, one) => all + one, 0);

it('begins a turn with a full pause, and ends it in time however many answers it takes', () => {
  const rhythm: Rhythm = { shownAt: 0, seat: 0, since: 0 };
  noteShown(rhythm, 0, null, FULL, 10_000);
  const pauses = turn(rhythm, Array(12).fill(1), null, 10_000);
  expect(pauses[0]).toBe(FULL);
  expect(Math.max(...pauses)).toBe(FULL);
  expect(sum(pauses)).toBeLessThanOrEqual(1.4 * FULL);
  // The next bot's turn has its full time again.
  expect(pauseBefore(rhythm, 2, FULL, rhythm.shownAt)).toBe(FULL);
});

it('counts reactions of others into the turn, where the game says when one begins', () => {
  const rhythm: Rhythm = { shownAt: 0, seat: null, since: 0 };
  noteShown(rhythm, 0, true, FULL, 10_000);
  expect(sum(turn(rhythm, [1, 1, 2, 1, 3, 1], false, 10_000))).toBeLessThanOrEqual(1.4 * FULL);
  noteShown(rhythm, 1, true, FULL, rhythm.shownAt);
  expect(pauseBefore(rhythm, 2, FULL, rhythm.shownAt)).toBe(FULL);
});

it('waits as long as the most patient who looks wishes, and for nobody not at all', () => {
  expect(longestPause([], FULL)).toBe(0);
  expect(longestPause(['instant', 'instant'], FULL)).toBe(0);
  expect(longestPause(['instant', 'quick'], FULL)).toBe(FULL / 2);
  expect(longestPause(['quick', 'calm', 'instant'], FULL)).toBe(FULL);
  expect(longestPause(['calm'], 0)).toBe(0);
  expect(pauseBefore({ shownAt: 5, seat: 1, since: 0 }, 1, 0, 5)).toBe(0);
});
