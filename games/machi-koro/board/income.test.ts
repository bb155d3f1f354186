import { type EstablishmentId, type Event, type MachiKoroState, machiKoro } from '@yamanote/games/machi-koro/rules';
import { type Actor, fastRng, start } from '@yamanote/kernel';
import { moments } from '@yamanote/kernel/battery';
import { expect, test } from 'vitest';
import { follow, incomeOf, numberOf, type Roll, without } from './income.ts';
import { OPTIONS } from './testing/positions.ts';

test('sums follow the coins of every seat through whole matches', () => {
  for (let match = 0; match < 12; match++) {
    const rng = fastRng(`income ${match}`);
    const state: MachiKoroState = start(machiKoro, 2 + (match % 3), OPTIONS);
    let roll: Roll | null = null;
    let coins = state.coins.slice();
    let acted: Actor | null = null;
    for (const { by, events } of moments(machiKoro, state, rng, undefined, 600)) {
      if (events.some(({ type }) => type === 'rolled')) roll = null;
      const before = roll;
      roll = follow(roll, events);
      const spent = events.reduce((sum, event) => (event.type === 'built' ? sum + event.cost : sum), 0);
      state.coins.forEach((now, seat) => {
        const gained = incomeOf(roll, seat).sum - incomeOf(before, seat).sum;
        expect(now - coins[seat]).toBe(gained - (seat === acted ? spent : 0));
        const reasons = incomeOf(roll, seat).reasons.reduce((sum, reason) => sum + reason.coins, 0);
        expect(reasons).toBe(incomeOf(roll, seat).sum);
      });
      coins = state.coins.slice();
      acted = by;
    }
  }
});

const rolled: Event = { type: 'rolled', seat: 0, dice: [4, 5], again: false };

test('a roll has its payments and its earnings as reasons', () => {
  const roll = follow(null, [
    rolled,
    {
      type: 'paid',
      from: 0,
      to: 2,
      coins: 2,
      claimed: 4,
      causes: [{ card: 'family-restaurant', copies: 2, coins: 4 }],
    },
    { type: 'earned', seat: 0, coins: 5, causes: [{ card: 'mine', copies: 1, coins: 5 }] },
  ]);
  expect(numberOf(roll as Roll)).toBe(9);
  expect(incomeOf(roll, 0)).toEqual({
    sum: 3,
    reasons: [
      { to: 2, for: 'family-restaurant', coins: -2 },
      { card: 'mine', copies: 1, coins: 5 },
    ],
  });
  expect(incomeOf(roll, 2)).toEqual({ sum: 2, reasons: [{ card: 'family-restaurant', copies: 2, coins: 2 }] });
  expect(incomeOf(roll, 1)).toEqual({ sum: 0, reasons: [] });
});

test('what everybody paid for the stadium is one reason, and a coinless player is none', () => {
  const causes = [{ card: 'stadium' as const, copies: 1, coins: 2 }];
  const roll = follow(null, [
    rolled,
    { type: 'paid', from: 1, to: 0, coins: 2, claimed: 2, causes },
    { type: 'paid', from: 2, to: 0, coins: 1, claimed: 2, causes },
    { type: 'paid', from: 3, to: 0, coins: 0, claimed: 2, causes },
  ]);
  expect(incomeOf(roll, 0).reasons).toEqual([{ card: 'stadium', copies: 1, coins: 3 }]);
  expect(incomeOf(roll, 3).reasons).toEqual([]);
});

test('the next roll begins anew, and coins without a roll have nowhere to go', () => {
  const earned: Event = { type: 'earned', seat: 0, coins: 5, causes: [{ card: 'mine', copies: 1, coins: 5 }] };
  expect(follow(null, [earned])).toBe(null);
  expect(incomeOf(follow(follow(null, [rolled, earned]), [rolled]), 0).sum).toBe(0);
});

test("without a card its coins are nobody's", () => {
  const paid = (card: EstablishmentId, coins: number): Event => ({
    type: 'paid',
    from: 1,
    to: 0,
    coins,
    claimed: coins,
    causes: [{ card, copies: 1, coins }],
  });
  const roll = follow(null, [rolled, paid('stadium', 2), paid('tv-station', 5)]) as Roll;
  expect(incomeOf(roll, 0).sum).toBe(7);
  expect(incomeOf(without(roll, 'tv-station'), 0)).toEqual({
    sum: 2,
    reasons: [{ card: 'stadium', copies: 1, coins: 2 }],
  });
  expect(incomeOf(without(roll, 'tv-station'), 1).sum).toBe(-2);
});
