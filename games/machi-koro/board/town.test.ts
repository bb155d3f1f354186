import { ESTABLISHMENT_IDS, ESTABLISHMENTS, LANDMARK_IDS } from '@yamanote/games/machi-koro/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frameOf, houses, landmarkPlot, PITCH, type Plot, plotFor } from './town.ts';

const MOST = 10;
const city = fc.array(fc.nat(MOST), { minLength: ESTABLISHMENT_IDS.length, maxLength: ESTABLISHMENT_IDS.length });
const place = ({ x, y }: Plot) => `${x},${y}`;

test('every type has a plot of its own for up to four copies, purple ones for their only one', () => {
  const taken = ESTABLISHMENTS.flatMap(({ id, colour }) =>
    Array.from({ length: colour === 'purple' ? 1 : 4 }, (_, copy) => place(plotFor(id, copy))),
  );
  const landmarks = LANDMARK_IDS.map((id) => place(landmarkPlot(id)));
  expect(new Set([...taken, ...landmarks]).size).toBe(12 * 4 + 3 + 4);
});

test('all plots lie on the lattice of the ground', () => {
  for (const { x, y } of houses(ESTABLISHMENT_IDS.map(() => MOST))) {
    const row = y / (PITCH.y / 2);
    expect(Number.isInteger(row)).toBe(true);
    expect(Number.isInteger(x / PITCH.x + (row % 2 === 0 ? 0.5 : 0))).toBe(true);
  }
});

test('a house stays where it is, whatever is added', () => {
  fc.assert(
    fc.property(city, fc.nat(ESTABLISHMENT_IDS.length - 1), (before, card) => {
      const after = before.with(card, before[card] + 1);
      const stands = new Map(houses(after).map((house) => [`${house.card} ${house.copy}`, place(house)]));
      for (const house of houses(before)) expect(stands.get(`${house.card} ${house.copy}`)).toBe(place(house));
    }),
  );
});

test('the new house stands where it was announced', () => {
  fc.assert(
    fc.property(city, fc.nat(ESTABLISHMENT_IDS.length - 1), (before, index) => {
      const card = ESTABLISHMENT_IDS[index];
      const after = houses(before.with(index, before[index] + 1));
      expect(after.filter((house) => house.card === card).map(place)).toContain(place(plotFor(card, before[index])));
    }),
  );
});

test('the houses stand for as many cards as there are', () => {
  fc.assert(
    fc.property(city, (cards) => {
      const drawn = houses(cards);
      ESTABLISHMENT_IDS.forEach((id, index) => {
        const sum = drawn.filter(({ card }) => card === id).reduce((total, house) => total + house.cards, 0);
        expect(sum).toBe(cards[index]);
      });
      expect(new Set(drawn.map(place)).size).toBe(drawn.length);
    }),
  );
});

test('houses are drawn from the back to the front', () => {
  const rows = houses(ESTABLISHMENT_IDS.map(() => MOST)).map(({ y }) => y);
  expect(rows).toEqual(rows.toSorted((a, b) => a - b));
});

test('the frame holds all houses, is even, and only grows with the town', () => {
  fc.assert(
    fc.property(city, fc.nat(ESTABLISHMENT_IDS.length - 1), (cards, index) => {
      const frame = frameOf(houses(cards));
      const wider = frameOf(houses(cards.with(index, cards[index] + 1)));
      expect(frame.left).toBe(-frame.right);
      expect(wider.right).toBeGreaterThanOrEqual(frame.right);
      expect(wider.bottom).toBeGreaterThanOrEqual(frame.bottom);
      for (const { x, y } of houses(cards)) {
        expect(Math.abs(x)).toBeLessThan(frame.right);
        expect(y).toBeLessThan(frame.bottom);
      }
    }),
  );
});
