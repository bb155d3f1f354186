/** Three days of a match by the day, with restarts, somebody who does not come for a day, and the return. */
import type { DailyControl, Entry } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { type Played, playByTheDay } from './testing/by-the-day.ts';

const CONTROL: DailyControl = { is: 'daily', hours: 13, zone: 'UTC', night: { from: 22, to: 8 }, off: [] };
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Hundreds of visits, one after the other, on a machine that may have much else to do. */
const LONG = { timeout: 600_000 };
/** Whoever comes every few hours of the day is never late. */
const isAwake = (clock: number) => clock >= 8 && clock < 22;
const ABSENT = 2;

function lateIn(log: readonly Entry[]): (number | 'chance')[] {
  return log.flatMap((entry) => ('by' in entry && entry.by.is === 'time-out' ? entry.seat : []));
}

function expectSound({ log, closed, returns }: Played): void {
  // Only who was away was late: neither a night nor a closed hall took anybody's time.
  const late = lateIn(log);
  expect(new Set(late)).toEqual(new Set([ABSENT]));
  expect(returns).toBeGreaterThanOrEqual(1);
  const notes = log.flatMap((entry) => ('note' in entry ? entry.note : []));
  expect(notes[0]).toEqual({ is: 'time-control', control: CONTROL });
  // As often as the hall was closed while the match went on, nobody served; a loaded machine may stand still for seconds besides.
  const gaps = notes.flatMap((note) => (note.is === 'gap' && note.until - note.from > MINUTE ? note : []));
  expect(gaps.length).toBeGreaterThanOrEqual(1);
  expect(gaps.length).toBeLessThanOrEqual(closed);
  for (const { from, until } of gaps) expect((until - from) / HOUR).toBeCloseTo(5, 1);
  const overs = log.flatMap((entry) => ('note' in entry && entry.note.is === 'hand-over' ? entry.note.player : []));
  expect(overs.filter((player) => player === 'person')).toHaveLength(returns);
  for (const entry of log) {
    if (!('by' in entry) || entry.by.is !== 'person') continue;
    expect(entry.clock).toBeGreaterThan(0);
    expect(entry.clock).toBeLessThanOrEqual(13 * HOUR);
  }
  for (const [i, entry] of log.entries()) expect(entry.at).toBeGreaterThanOrEqual(log[Math.max(0, i - 1)].at);
}

test('six play King of Tokyo over three days', LONG, async () => {
  const played = await playByTheDay({
    game: 'king-of-tokyo',
    people: 6,
    days: 3,
    control: CONTROL,
    options: { first: 0, monsters: 'seats' },
    looksIn: (seat, hour, clock) =>
      isAwake(clock) && (seat === ABSENT ? hour < 2 || hour >= 40 : (hour + seat) % 2 === 0),
    closes: (hour) => (hour % 25 === 3 ? 5 : 0),
  });
  expectSound(played);
});

test('four draw Next Station at the same time over three days', LONG, async () => {
  const played = await playByTheDay({
    game: 'next-station-tokyo',
    people: 4,
    days: 3,
    control: CONTROL,
    looksIn: (seat, hour, clock) =>
      isAwake(clock) && (seat === ABSENT ? hour < 2 || hour >= 40 : (hour + seat) % 3 === 0),
    closes: (hour) => (hour % 20 === 5 ? 5 : 0),
  });
  expectSound(played);
});
