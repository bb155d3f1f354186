/** Purple cards: what everybody pays the roller, what one opponent pays, and the swap. */
import type { Ask, Seat, Tell } from '@yamanote/kernel';
import { CHARGE, DECLINE, GIVE, TAKE } from './actions.ts';
import { ESTABLISHMENTS, type Establishment, establishmentIndex } from './cards.ts';
import { transfer } from './coins.ts';
import { mayOwnMore } from './limits.ts';
import { rollerOf } from './turn.ts';
import type { Action, Event, Frame, MachiKoroState as State } from './types.ts';

type Of<K extends Frame['kind']> = Extract<Frame, { kind: K }>;

const CHARGE_FRAME: Frame = { kind: 'charge' };
const GIVE_FRAME: Frame = { kind: 'give' };

const CHARGING = ESTABLISHMENTS.find(({ effect }) => 'from' in effect && effect.from === 'chosen') as Establishment;

/** Cards with the tower icon cannot be swapped. */
const SWAPPABLE = ESTABLISHMENTS.map(({ icon }) => icon !== 'tower');

/**
 * Cheapest first: what everyone pays is paid at once, the other two ask something. Their frames are pushed last card
 * first, so that the one to be asked first lies on top.
 */
export function usePurple(state: State, cards: readonly number[], tell: Tell<Event>): void {
  const city = state.cities[rollerOf(state)];
  for (let i = cards.length - 1; i >= 0; i--) {
    if (city[cards[i]] === 0) continue;
    const card = ESTABLISHMENTS[cards[i]];
    if ('swap' in card.effect) state.stack.push(GIVE_FRAME);
    else if (card.effect.from === 'chosen') state.stack.push(CHARGE_FRAME);
    else for (let seat = 0; seat < state.coins.length; seat++) takeFrom(state, seat, card, tell);
  }
}

function takeFrom(state: State, from: Seat, { id, effect }: Establishment, tell: Tell<Event>): void {
  const to = rollerOf(state);
  if (from === to || !('coins' in effect)) return;
  const coins = transfer(state, from, to, effect.coins);
  const causes = [{ card: id, copies: 1, coins: effect.coins }];
  tell?.({ type: 'paid', from, to, coins, claimed: effect.coins, causes });
}

/** The TV station: any opponent may be named. When nobody has a coin all choices are equal, and nobody is asked. */
export const charge: Ask<State, Of<'charge'>, Action, Event> = {
  is: 'ask',
  seat: rollerOf,
  legal(state, _frame, list) {
    const roller = rollerOf(state);
    const broke = opponentsAreBroke(state);
    for (let seat = 0; seat < state.coins.length; seat++) {
      if (seat === roller) continue;
      list.push(CHARGE[seat]);
      if (broke) return;
    }
  },
  answer(state, _frame, answer, tell) {
    if (opponentsAreBroke(state)) return;
    takeFrom(state, (answer as Extract<Action, { do: 'charge' }>).seat, CHARGING, tell);
  },
};

function opponentsAreBroke(state: State): boolean {
  const roller = rollerOf(state);
  return state.coins.every((coins, seat) => seat === roller || coins === 0);
}

/** The business center, first half: which own card to give, or none. Where nothing can be swapped, nothing is asked. */
export const give: Ask<State, Of<'give'>, Action, Event> = {
  is: 'ask',
  seat: rollerOf,
  legal(state, _frame, list) {
    list.push(DECLINE);
    for (let card = 0; card < SWAPPABLE.length; card++) {
      if (canGive(state, card)) list.push(GIVE[card]);
    }
  },
  answer(state, _frame, answer, tell) {
    if (answer.do === 'give') state.stack.push({ kind: 'take', giving: answer.card });
    else if (tell !== null && SWAPPABLE.some((_, card) => canGive(state, card))) {
      tell({ type: 'swap-declined', seat: rollerOf(state) });
    }
  },
};

/** Whether the roller has such a card, and somebody has one to give for it. */
export function canGive(state: State, card: number): boolean {
  return state.cities[rollerOf(state)][card] > 0 && SWAPPABLE[card] && takeable(state, card, null);
}

/** Second half: whose card, and which. */
export const take: Ask<State, Of<'take'>, Action, Event> = {
  is: 'ask',
  seat: rollerOf,
  legal(state, { giving }, list) {
    takeable(state, establishmentIndex(giving), list);
  },
  answer(state, { giving }, answer, tell) {
    const { seat: other, card: took } = answer as Extract<Action, { do: 'take' }>;
    const seat = rollerOf(state);
    const [given, taken] = [establishmentIndex(giving), establishmentIndex(took)];
    state.cities[seat][given]--;
    state.cities[other][given]++;
    state.cities[other][taken]--;
    state.cities[seat][taken]++;
    tell?.({ type: 'swapped', seat, gave: giving, other, took });
  },
};

/** Adds what can be had for a card to `list`; without a list, only says whether there is anything. */
function takeable(state: State, given: number, list: Action[] | null): boolean {
  const roller = rollerOf(state);
  for (let other = 0; other < state.coins.length; other++) {
    if (other === roller || !mayOwnMore(state, other, given)) continue;
    for (let card = 0; card < SWAPPABLE.length; card++) {
      const swap =
        SWAPPABLE[card] && state.cities[other][card] > 0 && card !== given && mayOwnMore(state, roller, card);
      if (!swap) continue;
      if (list === null) return true;
      list.push(TAKE[other][card]);
    }
  }
  return false;
}
