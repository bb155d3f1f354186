/** Income: the roller pays red cards, then the bank pays blue and green ones, then purple cards work. */
import type { Seat, Step, Tell } from '@yamanote/kernel';
import { type Colour, ESTABLISHMENTS, type Icon, MALL_ICONS, SHOPPING_MALL } from './cards.ts';
import { transfer } from './coins.ts';
import { usePurple } from './purple.ts';
import { hasActive, rollerOf } from './turn.ts';
import type { Cause, Event, Frame, MachiKoroState as State } from './types.ts';

/** By colour and rolled number: the indices of the cards that are activated. */
function activatedBy(colour: Colour): readonly (readonly number[])[] {
  return Array.from({ length: 13 }, (_, number) =>
    ESTABLISHMENTS.flatMap((card, i) => (card.colour === colour && card.numbers.includes(number) ? [i] : [])),
  );
}
const BLUE = activatedBy('blue');
const GREEN = activatedBy('green');
const RED = activatedBy('red');
const PURPLE = activatedBy('purple');

/** By establishment: coins a copy is worth by itself, what it counts, and whether the mall adds one. */
const COINS = ESTABLISHMENTS.map(({ effect }) => ('coins' in effect ? effect.coins : 0));
const COUNTED = ESTABLISHMENTS.map(({ effect }) => ('per' in effect ? withIcon(effect.per) : null));
const MALL_BONUS = ESTABLISHMENTS.map(({ icon }) => (MALL_ICONS.includes(icon) ? 1 : 0));

function withIcon(icon: Icon): readonly number[] {
  return ESTABLISHMENTS.flatMap((card, i) => (card.icon === icon ? [i] : []));
}

export function rolledNumber(state: State): number {
  return state.dice.length === 1 ? state.dice[0] : state.dice[0] + state.dice[1];
}

export const income: Step<State, Extract<Frame, { kind: 'income' }>, Event> = {
  is: 'step',
  run(state, _frame, tell) {
    const number = rolledNumber(state);
    if (RED[number].length > 0) payRed(state, number, tell);
    for (let seat = 0; seat < state.coins.length; seat++) earn(state, seat, number, tell);
    usePurple(state, PURPLE[number], tell);
  },
};

/** Against the clock, beginning with the player to the roller's right; each is served as far as the coins go. */
function payRed(state: State, number: number, tell: Tell<Event>): void {
  const roller = rollerOf(state);
  const seats = state.coins.length;
  for (let away = 1; away < seats; away++) {
    const owner = (roller - away + seats) % seats;
    const claimed = worth(state, owner, RED[number]);
    if (claimed === 0) continue;
    const coins = transfer(state, roller, owner, claimed);
    tell?.({ type: 'paid', from: roller, to: owner, coins, claimed, causes: causes(state, owner, RED[number]) });
  }
}

function earn(state: State, seat: Seat, number: number, tell: Tell<Event>): void {
  const own = seat === rollerOf(state);
  const coins = worth(state, seat, BLUE[number]) + (own ? worth(state, seat, GREEN[number]) : 0);
  if (coins === 0) return;
  state.coins[seat] += coins;
  if (tell === null) return;
  const cards = own ? [...BLUE[number], ...GREEN[number]] : BLUE[number];
  tell({ type: 'earned', seat, coins, causes: causes(state, seat, cards) });
}

function worth(state: State, owner: Seat, cards: readonly number[]): number {
  let coins = 0;
  for (let i = 0; i < cards.length; i++) coins += worthOf(state, owner, cards[i]);
  return coins;
}

/** What all copies of a card bring their owner when its number is rolled. */
export function worthOf(state: State, owner: Seat, card: number): number {
  const city = state.cities[owner];
  const copies = city[card];
  if (copies === 0) return 0;
  const counted = COUNTED[card];
  if (counted !== null) return copies * COINS[card] * countCards(city, counted);
  const bonus = hasActive(state, owner, SHOPPING_MALL) ? MALL_BONUS[card] : 0;
  return copies * (COINS[card] + bonus);
}

function countCards(city: readonly number[], cards: readonly number[]): number {
  let count = 0;
  for (let i = 0; i < cards.length; i++) count += city[cards[i]];
  return count;
}

function causes(state: State, owner: Seat, cards: readonly number[]): Cause[] {
  return cards
    .filter((card) => state.cities[owner][card] > 0)
    .map((card) => ({
      card: ESTABLISHMENTS[card].id,
      copies: state.cities[owner][card],
      coins: worthOf(state, owner, card),
    }));
}
