import { ESTABLISHMENT_IDS, type EstablishmentId } from '@yamanote/games/machi-koro/rules';
import { expect, test } from 'vitest';
import { houseCoins } from './house-coins.ts';
import { houses } from './town.ts';

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
