import type { Event } from '@yamanote/games/king-of-tokyo/rules';
import { expect, test } from 'vitest';
import { anchor, flightsOf } from './flights.ts';

function only(event: Event) {
  const [flight, ...more] = flightsOf([event]);
  expect(more).toEqual([]);
  return flight;
}

test('stars fly from what brings them to who gets them', () => {
  const gain = { type: 'stars-changed', seat: 2, by: 3, to: 8 } as const;
  expect(only({ ...gain, cause: { of: 'dice', face: 3, count: 3 } })).toEqual({
    token: 'star',
    count: 3,
    from: [anchor.dice],
    to: [anchor.stars(2)],
  });
  expect(only({ ...gain, cause: { of: 'tokyo' } }).from).toEqual([anchor.monster(2)]);
  expect(only({ ...gain, cause: { of: 'card', card: 'skyscraper', owner: 2 } }).from[0]).toBe(
    anchor.card('skyscraper'),
  );
});

test('what is lost falls', () => {
  const lost = only({
    type: 'stars-changed',
    seat: 1,
    by: -5,
    to: 0,
    cause: { of: 'card', card: 'evacuation-orders', owner: 0 },
  });
  expect(lost).toMatchObject({ token: 'star', count: 5, from: [anchor.stars(1)], to: [] });
  const hurt = only({ type: 'hurt', seat: 1, by: 2, to: 6, harm: { by: 'attack', seat: 0 } });
  expect(hurt).toEqual({ token: 'heart', count: 2, from: [anchor.monster(1)], to: [] });
});

test('energy is paid to the bank, and between monsters it flies once', () => {
  const change = { type: 'energy-changed', seat: 0, to: 1, cause: null } as const;
  expect(only({ ...change, by: -4, other: null })).toMatchObject({ from: [anchor.energy(0)], to: [anchor.bank] });
  expect(flightsOf([{ ...change, by: -4, other: 3 }])).toEqual([]);
  expect(only({ ...change, seat: 3, by: 4, other: 0 })).toMatchObject({
    from: [anchor.energy(0)],
    to: [anchor.energy(3)],
  });
});

test('claws go from the dice to everybody they hit; other harm does not', () => {
  const harm = { by: 'attack', seat: 0 } as const;
  const blows = [1, 2].map((seat) => ({ seat, amount: 3, harm, escape: null }));
  expect(flightsOf([{ type: 'struck', harm, blows }]).map(({ token, to }) => [token, to])).toEqual([
    ['claw', [anchor.monster(1)]],
    ['claw', [anchor.monster(2)]],
  ]);
  expect(flightsOf([{ type: 'struck', harm: { by: 'poison' }, blows }])).toEqual([]);
});

test('a card flies to its buyer from where it lay', () => {
  const bought = { type: 'bought', seat: 1, card: 'wings', price: 6 } as const;
  expect(only({ ...bought, from: 'display', place: 2 }).from).toContain(anchor.place(2));
  expect(only({ ...bought, from: 3, place: null }).from).toEqual([anchor.cards(3)]);
  expect(only({ ...bought, from: 'deck', place: null }).to).toContain(anchor.cards(1));
});

test('counters come to who is hurt; smoke stays where it is', () => {
  const change = { type: 'counters-changed', seat: 2, by: 1, to: 1 } as const;
  expect(only({ ...change, counter: 'poison' })).toMatchObject({ token: 'poison', to: [anchor.monster(2)] });
  expect(
    flightsOf([
      { ...change, counter: 'smoke' },
      { ...change, counter: 'shrink', by: -1 },
    ]),
  ).toEqual([]);
});
