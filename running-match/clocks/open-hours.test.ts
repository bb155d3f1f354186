import { expect, onTestFinished, test, vi } from 'vitest';
import { afterCounted, countedBetween, counts, nextChange } from './open-hours.ts';

const HOUR = 3_600_000;
const at = (iso: string) => Date.parse(iso);
const BERLIN = { zone: 'Europe/Berlin', night: { from: 22, to: 8 }, off: [] };
const WEEKEND = { zone: 'Asia/Tokyo', night: null, off: [0, 6] };
const ALWAYS = { zone: 'UTC', night: null, off: [] };

test('neither nights nor days off count, by the clock of the place', () => {
  expect(counts(BERLIN, at('2026-01-10T06:59:59Z'))).toBe(false);
  expect(counts(BERLIN, at('2026-01-10T07:00:00Z'))).toBe(true);
  expect(counts(BERLIN, at('2026-01-10T21:00:00Z'))).toBe(false);
  // 23:30 on Friday in London is Saturday in Tokyo.
  expect(counts(WEEKEND, at('2026-01-09T23:30:00Z'))).toBe(false);
  expect(counts(WEEKEND, at('2026-01-09T14:59:00Z'))).toBe(true);
  expect(countedBetween(BERLIN, at('2026-01-10T20:30:00Z'), at('2026-01-11T08:15:00Z'))).toBe(1.75 * HOUR);
  expect(countedBetween(ALWAYS, 5, 12)).toBe(7);
});

test('time that counts is over when so much of it has gone by', () => {
  expect(afterCounted(BERLIN, at('2026-01-10T20:30:00Z'), HOUR)).toBe(at('2026-01-11T07:30:00Z'));
  expect(afterCounted(WEEKEND, at('2026-01-09T14:00:00Z'), 24 * HOUR)).toBe(at('2026-01-12T14:00:00Z'));
  expect(afterCounted(ALWAYS, 5, HOUR)).toBe(HOUR + 5);
});

test.each([
  ['forward', '2026-03-28T12:00:00Z'],
  ['back', '2026-10-24T12:00:00Z'],
])('where clocks are put %s, a night is as long as it is', (_, begin) => {
  const from = at(begin);
  for (const hours of [1, 9, 10, 14, 15, 28, 40]) {
    const until = afterCounted(BERLIN, from, hours * HOUR);
    expect(countedBetween(BERLIN, from, until)).toBe(hours * HOUR);
  }
});

test('where hardly any hour counts, not every one of them is looked at; nor is a zone learnt again for each way to write it', () => {
  const seldom = { zone: 'Europe/Berlin', night: { from: 1, to: 0 }, off: [1, 2, 3, 4, 5, 6] };
  const looked = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
  const learnt = vi.spyOn(Intl, 'DateTimeFormat');
  onTestFinished(() => void vi.restoreAllMocks());
  const from = at('2026-01-01T12:00:00Z');
  // An hour each Sunday: the first of them on the fourth of January.
  expect(afterCounted(seldom, from, 40 * HOUR)).toBe(at('2026-10-03T23:00:00Z'));
  expect(looked.mock.calls.length).toBeLessThan(40 * 7 * 6);
  learnt.mockClear();
  expect(afterCounted({ ...seldom, zone: 'EUROPE/berlin' }, from, HOUR)).toBe(at('2026-01-04T00:00:00Z'));
  expect(learnt).not.toHaveBeenCalled();
});

test('where clocks are put forward or back by half an hour, hours are as long as they are', () => {
  // Lord Howe: on 5 April 2026 from 2:00 back to 1:30, on 4 October from 2:00 forward to 2:30.
  const island = { zone: 'Australia/Lord_Howe', night: { from: 22, to: 6 }, off: [3] };
  const byTheHalf = (from: number, until: number) => {
    let counted = 0;
    for (let half = from; half < until; half += HOUR / 2) if (counts(island, half)) counted += HOUR / 2;
    return counted;
  };
  for (const begin of ['2026-04-03T00:00:00Z', '2026-10-02T00:00:00Z']) {
    for (const hours of [5, 20, 40, 70, 100]) {
      const until = at(begin) + hours * HOUR;
      expect(countedBetween(island, at(begin), until)).toBe(byTheHalf(at(begin), until));
    }
  }
});

test('when it is otherwise is known, if it ever is', () => {
  expect(nextChange(ALWAYS, 0)).toBeNull();
  expect(nextChange(BERLIN, at('2026-01-10T20:30:00Z'))).toBe(at('2026-01-10T21:00:00Z'));
  expect(nextChange(WEEKEND, at('2026-01-10T03:00:00Z'))).toBe(at('2026-01-11T15:00:00Z'));
});
