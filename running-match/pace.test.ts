import { expect, it } from 'vitest';
import { longestPause, noteShown, pauseBefore, type Rhythm, thinkingTime } from './pace.ts';

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

/** How long a turn of so many answers takes if the bot thinks as long as it may before each, and the home allows `most`. */
function turnOfThinking(full: number, answers: number, most: number): number {
  const rhythm: Rhythm = { shownAt: 0, since: 0 };
  noteShown(rhythm, true, 5000);
  let now = 5000;
  for (let i = 0; i < answers; i++) {
    now += Math.min(most, thinkingTime(rhythm, full, now, 1));
    now += pauseBefore(rhythm, full, now);
    noteShown(rhythm, false, now);
  }
  return now - 5000;
}

it('counts thinking into the pauses: a whole turn takes no longer, however many answers are thought about', () => {
  for (const most of [300, Number.POSITIVE_INFINITY]) {
    expect(turnOfThinking(FULL, 1, most)).toBe(FULL);
    expect(turnOfThinking(FULL, 3, most)).toBeLessThanOrEqual(1.4 * FULL);
    expect(turnOfThinking(FULL, 12, most)).toBeLessThanOrEqual(1500);
    expect(turnOfThinking(FULL / 2, 8, most)).toBeLessThanOrEqual(750);
    expect(turnOfThinking(0, 8, most)).toBeLessThanOrEqual(400);
  }
});

it('lets bots think a little also where nobody waits, and share the time where they are asked together', () => {
  const rhythm: Rhythm = { shownAt: 100, since: 100 };
  expect(thinkingTime(rhythm, 0, 100, 3)).toBeGreaterThan(0);
  expect(thinkingTime(rhythm, 600, 100, 1)).toBe(600);
  expect(thinkingTime(rhythm, 600, 100, 3)).toBe(200);
  expect(thinkingTime(rhythm, 600, 400, 3)).toBe(100);
});
