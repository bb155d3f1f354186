import { establishmentIndex, type MachiKoroState, machiKoro, UNBUILT } from '@yamanote/games/machi-koro/rules';
import { legal, start } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import { landmarkOffers, type OfferState, offers, soldOut } from './market.ts';
import { OPTIONS, positions } from './testing/positions.ts';

test('when a seat builds, exactly the open offers are legal', () => {
  let asked = 0;
  for (const view of positions(400)) {
    if (view.stack.at(-1)?.kind !== 'build') continue;
    asked++;
    const seat = view.roller as number;
    const built = legal(machiKoro, view, seat).flatMap((action) => (action.do === 'build' ? [action.card] : []));
    const open = [
      ...offers(view, seat).flatMap(({ card, state }) => (state === 'open' ? [card.id] : [])),
      ...landmarkOffers(view, seat).flatMap(({ card, status, affordable }) =>
        status === UNBUILT && affordable ? [card.id] : [],
      ),
    ];
    expect(open).toEqual(built);
  }
  expect(asked).toBeGreaterThan(50);
});

function stateOf(card: string, change: (state: MachiKoroState) => void): OfferState {
  const state = view();
  change(state);
  return offers(state, 0)[establishmentIndex(card)].state;
}
const view = () => start(machiKoro, 2, OPTIONS);
const STADIUM = establishmentIndex('stadium');
const BAKERY = establishmentIndex('bakery');

test('a card is sold out when neither the display nor the deck has one', () => {
  const state = view();
  expect(soldOut(state)).toEqual([]);
  state.display[BAKERY] = 0;
  expect(soldOut(state)).toEqual(['bakery']);
  state.deck[BAKERY] = 1;
  expect(soldOut(state)).toEqual([]);
});

test('a card is open, dear, full, hidden or gone', () => {
  expect(stateOf('bakery', () => {})).toBe('open');
  expect(stateOf('stadium', () => {})).toBe('dear');
  expect(
    stateOf('stadium', (state) => {
      state.coins[0] = 20;
      state.cities[0][STADIUM] = 1;
    }),
  ).toBe('full');
  expect(
    stateOf('bakery', (state) => {
      state.options = { ...OPTIONS, beginnerLimit: true };
      state.cities[0][BAKERY] = 2;
    }),
  ).toBe('full');
  expect(
    stateOf('bakery', (state) => {
      state.display[BAKERY] = 0;
      state.deck[BAKERY] = 3;
    }),
  ).toBe('hidden');
  expect(
    stateOf('bakery', (state) => {
      state.display[BAKERY] = 0;
    }),
  ).toBe('gone');
});

test('the changing display shows ten types and hides the others', () => {
  for (const state of positions(60)) {
    if (state.options.display !== 'changing') continue;
    const shown = offers(state, 0).filter(({ stock }) => stock > 0);
    expect(shown.length).toBeLessThanOrEqual(10);
  }
});

test('own copies and stock are counted', () => {
  const [wheat] = offers(view(), 1);
  expect(wheat).toMatchObject({ stock: 6, mine: 1, state: 'open' });
});
