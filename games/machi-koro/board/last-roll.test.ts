import type { Event, Frame } from '@yamanote/games/machi-koro/rules';
import { expect, test } from 'vitest';
import { incomeOf } from './income.ts';
import { lastRoll, throwsIn } from './last-roll.ts';

const rolled = (dice: number[], seat = 0): Event => ({ type: 'rolled', seat, dice, again: false });
const earned: Event = { type: 'earned', seat: 0, coins: 1, causes: [{ card: 'wheat-field', copies: 1, coins: 1 }] };
const charged: Event = {
  type: 'paid',
  from: 1,
  to: 0,
  coins: 5,
  claimed: 5,
  causes: [{ card: 'tv-station', copies: 1, coins: 5 }],
};
/** Seat 0 has rolled, and seat 1 is to roll. */
const next = { roller: 1, second: false, dice: [], stack: [], coins: [3, 3] };

test('of all that happened the last roll counts, with what it brought', () => {
  const past = [rolled([1], 1), rolled([6]), earned];
  expect(throwsIn(past)).toBe(2);
  expect(lastRoll({ past, view: next })).toMatchObject({ seat: 0, dice: [6] });
  expect(incomeOf(lastRoll({ past, view: next }), 0).sum).toBe(1);
});

test('dice on the table that nobody told of are shown without causes', () => {
  const view = { ...next, dice: [3, 4] };
  expect(lastRoll({ past: [], view })).toEqual({ seat: 1, dice: [3, 4], incomes: [] });
  expect(lastRoll({ past: [], view: { ...next, roller: null } })).toBe(null);
});

test('a roll of long ago is not taken for the last one', () => {
  const coins = [3, 3, 3];
  const past = [rolled([5])];
  expect(lastRoll({ past, view: { ...next, coins } })?.dice).toEqual([5]);
  expect(lastRoll({ past, view: { ...next, coins, roller: 2 } })).toBe(null);
  expect(lastRoll({ past, view: { ...next, coins, roller: 0, second: true } })?.dice).toEqual([5]);
});

test('a charge that was taken back has brought nothing', () => {
  const past = [rolled([6]), charged];
  const sum = (stack: Frame[]) => incomeOf(lastRoll({ past, view: { ...next, roller: 0, dice: [6], stack } }), 0).sum;
  expect(sum([{ kind: 'build' }])).toBe(5);
  expect(sum([{ kind: 'build' }, { kind: 'charge' }])).toBe(0);
});
