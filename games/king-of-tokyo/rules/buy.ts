/** Step 3: buying cards, and sweeping the display. */
import type { Ask, Seat, Step, Tell } from '@yamanote/kernel';
import { BUY, BUY_TOP, LOOK, PASS, SWEEP, TAKE, TRANSFORM } from './actions.ts';
import { offerHealing, payToHeal } from './any-time.ts';
import { CARDS, type CardId, cardIndex } from './cards.ts';
import { harmOf } from './causes.ts';
import { DISPLAY_PLACES, isUsedUp, reshuffleIfEmpty } from './deck.ts';
import { effectOf, has, nameOf } from './effects/index.ts';
import { moveEnergy } from './gains.ts';
import { activeMonster, activeOf, cardNamed, isAlive } from './monsters.ts';
import { buyFromDeck, buyFromDisplay, priceFor } from './purchase.ts';
import { TRANSFORM_ASK } from './transform.ts';
import type { Action, Event, Frame, Of, KingOfTokyoState as State } from './types.ts';

export const SWEEP_ENERGY = 2;

export const SHOPPING: Frame = { kind: 'shopping' };
const BUY_ASK: Frame = { kind: 'buy' };
const SWEPT: Frame = { kind: 'refill', places: DISPLAY_PLACES };

export const shopping: Step<State, Of<'shopping'>, Event> = {
  is: 'step',
  run(state) {
    const monster = activeMonster(state);
    const able = monster.energy > 0 || monster.cards.length > 0;
    if (able && isAlive(monster)) state.stack.push(BUY_ASK);
  },
};

export const buy: Ask<State, Of<'buy'>, Action, Event> = {
  is: 'ask',
  seat: activeOf,
  legal(state, _frame, list) {
    const seat = activeOf(state);
    const monster = activeMonster(state);
    list.push(PASS);
    listAffordable(state, seat, DISPLAY_PLACES, list);
    if (monster.energy >= SWEEP_ENERGY && state.display.some((card) => card !== null)) list.push(SWEEP);
    if (monster.cards.length === 0) return;
    if (has(monster, 'looks')) listTop(state, seat, list);
    if (has(monster, 'takes')) listOthers(state, seat, list);
    if (has(monster, 'transforms')) list.push(TRANSFORM);
    offerHealing(monster, list);
  },
  // Others must not learn from it what a card costs that only this monster has looked at.
  skips: (state) => !mayPayTop(state),
  answer(state, _frame, answer, tell) {
    const seat = activeOf(state);
    if (answer.do === 'pass') return;
    if (answer.do === 'transform') {
      state.stack.push(TRANSFORM_ASK);
      return;
    }
    state.stack.push(SHOPPING);
    switch (answer.do) {
      case 'buy':
        return buyFromDisplay(state, seat, answer.card, state.display.indexOf(answer.card), othersCount(state), tell);
      case 'look':
        return look(state, seat, tell);
      case 'buy-top':
        return buyFromDeck(state, seat, tell);
      case 'take':
        return takeFrom(state, seat, answer);
      case 'sweep':
        return sweep(state, seat, tell);
      case 'heal':
        return payToHeal(state, seat, tell);
    }
  },
  reveals: (state, _frame, { do: verb }) =>
    verb === 'look' || ((verb === 'buy' || verb === 'sweep') && hidesTop(state, activeOf(state))),
};

function othersCount(state: State): number {
  return state.monsters.length - 1;
}

/** Whether a card that others have looked at would be news to this seat. */
export function hidesTop({ top }: State, seat: Seat): boolean {
  return top !== null && !top.seen.includes(seat);
}

/** Cards of the display at these places, each choice once. */
export function listAffordable(state: State, seat: Seat, places: readonly number[], list: Action[]): void {
  const { energy } = state.monsters[seat];
  for (let i = 0; i < places.length; i++) {
    const card = state.display[places[i]];
    if (card === null || priceFor(state.monsters[seat], card) > energy) continue;
    if (!list.includes(BUY[card])) list.push(BUY[card]);
  }
}

function listTop(state: State, seat: Seat, list: Action[]): void {
  const { top } = state;
  if (top === null || hidesTop(state, seat)) {
    if (!isUsedUp(state)) list.push(LOOK);
  } else if (priceFor(state.monsters[seat], top.card) <= state.monsters[seat].energy) list.push(BUY_TOP);
}

const CHEAPEST = CARDS.reduce((one, other) => (other.cost < one.cost ? other : one)).id;

/** Whether the active monster, which knows the top card, might be able to pay for it, as far as everybody can see. */
function mayPayTop(state: State): boolean {
  const monster = activeMonster(state);
  const knowsTop = state.top !== null && !hidesTop(state, activeOf(state)) && has(monster, 'looks');
  return knowsTop && priceFor(monster, CHEAPEST) <= monster.energy;
}

function listOthers(state: State, seat: Seat, list: Action[]): void {
  for (let other = 0; other < state.monsters.length; other++) {
    if (other === seat) continue;
    for (const { card } of state.monsters[other].cards) {
      const take = TAKE[other][card];
      if (priceFor(state.monsters[seat], card) <= state.monsters[seat].energy && !list.includes(take)) list.push(take);
    }
  }
}

function look(state: State, seat: Seat, tell: Tell<Event>): void {
  if (state.top === null) {
    reshuffleIfEmpty(state, tell);
    state.stack.push({ kind: 'peek' });
    return;
  }
  state.top = { card: state.top.card, seen: [...state.top.seen, seat].sort((a, b) => a - b) };
  tell?.({ type: 'looked', seat, card: state.top.card });
}

/** The owner cannot refuse, but may use a card that is about to go, or heal before hearts go with it. */
function takeFrom(state: State, seat: Seat, { seat: seller, card }: Extract<Action, { do: 'take' }>): void {
  const harm = harmOf(nameOf(activeMonster(state), 'takes'), seat);
  const going = cardNamed(state.monsters[seller], card);
  state.stack.push({ kind: 'take-over', seller, card });
  if (effectOf(going).healEnergy > 0 || going.hearts > 0) state.stack.push({ kind: 'threaten', harm, seats: [seller] });
}

function sweep(state: State, seat: Seat, tell: Tell<Event>): void {
  moveEnergy(state, seat, -SWEEP_ENERGY, null, tell);
  const cards = state.display.filter((card): card is CardId => card !== null);
  for (const card of cards) state.discard[cardIndex(card)]++;
  state.display = DISPLAY_PLACES.map(() => null);
  tell?.({ type: 'swept', seat, cards });
  state.stack.push({ kind: 'window', places: DISPLAY_PLACES, from: 1, to: othersCount(state) }, SWEPT);
}
