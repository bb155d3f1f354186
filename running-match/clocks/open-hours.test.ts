import { expect, test } from 'vitest';
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

test('when it is otherwise is known, if it ever is', () => {
  expect(nextChange(ALWAYS, 0)).toBeNull();
  expect(nextChange(BERLIN, at('2026-01-10T20:30:00Z'))).toBe(at('2026-01-10T21:00:00Z'));
  expect(nextChange(WEEKEND, at('2026-01-10T03:00:00Z'))).toBe(at('2026-01-11T15:00:00Z'));
});
