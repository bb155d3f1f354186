import { ESTABLISHMENT_IDS, type EstablishmentId, LANDMARK_IDS } from '@yamanote/games/machi-koro/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cameraFor, project } from './camera.ts';
import { houseCoins, PRICE_FOOT, placesOf, SIGN } from './house-coins.ts';
import { frameOf, houses, landmarkPlot, TILE } from './town.ts';

const town = (cards: Partial<Record<EstablishmentId, number>>) => houses(ESTABLISHMENT_IDS.map((id) => cards[id] ?? 0));
const over = (cards: Partial<Record<EstablishmentId, number>>, card: EstablishmentId, copies: number, coins: number) =>
  houseCoins(town(cards), { sum: coins, reasons: [{ card, copies, coins }] }).map(({ coins, house }) => [
    house.copy,
    coins,
  ]);

test('every house shows its share', () => {
  expect(over({ 'furniture-factory': 2 }, 'furniture-factory', 2, 18)).toEqual([
    [0, 9],
    [1, 9],
  ]);
});

test('stacked houses show what the stack paid', () => {
  expect(over({ bakery: 6 }, 'bakery', 6, 6)).toEqual([
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 3],
  ]);
});

test('what somebody could not pay in full stands over the first house', () => {
  expect(over({ cafe: 2 }, 'cafe', 2, 1)).toEqual([[0, 1]]);
});

test('houses that are gone show nothing, nor do payments to others', () => {
  expect(over({}, 'cafe', 1, 1)).toEqual([]);
  expect(houseCoins(town({ cafe: 1 }), { sum: -2, reasons: [{ to: 1, for: 'cafe', coins: -2 }] })).toEqual([]);
});

const picture = fc.record({ width: fc.integer({ min: 300, max: 1600 }), height: fc.integer({ min: 44, max: 900 }) });
const city = fc.array(fc.nat(8), { minLength: 15, maxLength: 15 });
const anyCards = fc.uniqueArray(fc.constantFrom(...ESTABLISHMENT_IDS), { maxLength: 3 });

/** What the houses of some cards paid, and where that is written. */
function written(
  cards: readonly number[],
  paying: readonly EstablishmentId[],
  size: { width: number; height: number },
) {
  const standing = houses(cards);
  const reasons = paying.map((card) => ({ card, copies: cards[ESTABLISHMENT_IDS.indexOf(card)], coins: 1 }));
  const camera = cameraFor(frameOf(standing), size);
  return { camera, places: placesOf(houseCoins(standing, { sum: 1, reasons }), camera, size) };
}

test('coins over houses cover no price of a landmark and not each other, whatever the size of the picture', () => {
  fc.assert(
    fc.property(picture, city, anyCards, (size, cards, paying) => {
      const { camera, places } = written(cards, paying, size);
      const far = (a: number, b: number, least: number) => Math.abs(a - b) >= least - 0.001;
      for (const [i, { x, y }] of places.entries()) {
        expect(y + SIGN.height / 2).toBeLessThanOrEqual(size.height);
        for (const id of LANDMARK_IDS) {
          const plot = landmarkPlot(id);
          const price = project({ x: plot.x, y: plot.y + TILE.y / 2 }, camera);
          expect(y - SIGN.height / 2 >= price.y + PRICE_FOOT - 0.001 || far(x, price.x, SIGN.width / 2)).toBe(true);
        }
        for (const other of places.slice(i + 1))
          expect(far(x, other.x, SIGN.width) || far(y, other.y, SIGN.height)).toBe(true);
      }
    }),
  );
});

test('in a large picture what a house paid stands over it', () => {
  const { camera, places } = written(
    ESTABLISHMENT_IDS.map((id) => Number(id === 'bakery')),
    ['bakery'],
    { width: 900, height: 500 },
  );
  const [house] = houses(ESTABLISHMENT_IDS.map((id) => Number(id === 'bakery')));
  const { x, y } = project(house, camera);
  expect(places).toHaveLength(1);
  expect(places[0].x).toBe(x);
  expect(places[0].y).toBeLessThan(y);
});
