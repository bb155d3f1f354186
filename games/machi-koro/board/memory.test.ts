import type { Event, Frame } from '@yamanote/games/machi-koro/rules';
import { expect, test } from 'vitest';
import { incomeOf } from './income.ts';
import { lastRoll, recall } from './memory.ts';

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
const nothing = { beat: 0, events: [] };

test('each happening counts once, whoever brings it, and a lower beat is another match', () => {
  const first = { beat: 7, events: [rolled([1])] };
  const { throws } = recall({ happening: first, view: next });
  expect(recall({ happening: first, view: next }).throws).toBe(throws);
  const second = { beat: 8, events: [earned] };
  expect(incomeOf(lastRoll({ happening: second, view: next }), 0).sum).toBe(1);
  expect(incomeOf(lastRoll({ happening: { ...second }, view: next }), 0).sum).toBe(1);
  expect(lastRoll({ happening: nothing, view: next })).toBe(null);
});

test('a past that is handed over is all that counts', () => {
  const past = [rolled([1], 1), rolled([6]), earned];
  const known = { happening: { beat: 3, events: [] }, past, view: next };
  expect(recall(known)).toMatchObject({ throws: 2, roll: { seat: 0, dice: [6] } });
  expect(incomeOf(lastRoll(known), 0).sum).toBe(1);
});

test('dice on the table that nobody told of are shown without causes', () => {
  const view = { ...next, dice: [3, 4] };
  expect(lastRoll({ happening: nothing, view })).toEqual({ seat: 1, dice: [3, 4], incomes: [] });
  expect(lastRoll({ happening: nothing, view: { ...next, roller: null } })).toBe(null);
});

test('coins of a roll that was not shown belong to the dice on the table', () => {
  lastRoll({ happening: nothing, view: next });
  const view = { ...next, roller: 0, dice: [1] };
  const roll = lastRoll({ happening: { beat: 4, events: [earned] }, view });
  expect(roll).toMatchObject({ seat: 0, dice: [1] });
  expect(incomeOf(roll, 0).sum).toBe(1);
});

test('a roll of long ago is not taken for the last one', () => {
  const coins = [3, 3, 3];
  lastRoll({ happening: nothing, view: { ...next, coins } });
  const happening = { beat: 1, events: [rolled([5])] };
  expect(lastRoll({ happening, view: { ...next, coins } })?.dice).toEqual([5]);
  expect(lastRoll({ happening, view: { ...next, coins, roller: 2 } })).toBe(null);
  expect(lastRoll({ happening, view: { ...next, coins, roller: 0, second: true } })?.dice).toEqual([5]);
});

test('a charge that was taken back has brought nothing', () => {
  const past = [rolled([6]), charged];
  const sum = (stack: Frame[]) =>
    incomeOf(lastRoll({ happening: nothing, past, view: { ...next, roller: 0, dice: [6], stack } }), 0).sum;
  expect(sum([{ kind: 'build' }])).toBe(5);
  expect(sum([{ kind: 'build' }, { kind: 'charge' }])).toBe(0);
});
