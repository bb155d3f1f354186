/** After a turn: has anybody won, and if not, whose turn is it? */
import type { Ask, Step } from '@yamanote/kernel';
import { AGAIN, PASS, SEATS } from './actions.ts';
import { hasTriple } from './dice.ts';
import { effectOf, workingCard } from './effects/index.ts';
import { activeMonster, activeOf, clockwise, isAlive, livingCount } from './monsters.ts';
import type { Action, Event, Frame, Kept, Monster, Of, KingOfTokyoState as State } from './types.ts';
import { howWon, winnersOf } from './victory.ts';

export const CHECK: Frame = { kind: 'check' };
const PASS_ON: Frame = { kind: 'pass-on' };
/** By seat: an ordinary turn. */
export const TURNS: readonly Frame[] = SEATS.map((seat) => ({ kind: 'turn', seat, extra: null, penalty: 0 }));

/** Once in every turn, when all is said and done. */
export const check: Step<State, Of<'check'>, Event> = {
  is: 'step',
  run(state, _frame, tell) {
    expire(state);
    const seats = winnersOf(state);
    if (seats.length > 0 || livingCount(state) === 0) {
      tell?.({ type: 'won', seats, by: howWon(state, seats) });
      return;
    }
    const kept = cardForAnotherTurn(activeMonster(state), state.dice);
    if (kept === undefined) passOnFrom(state);
    else state.stack.push(PASS_ON, { kind: 'again', card: workingCard(kept) });
  },
};

/** The card that brings its owner another turn after these dice. */
export function cardForAnotherTurn({ cards }: Monster, dice: State['dice']): Kept | undefined {
  return cards.find((kept) => {
    const { again } = effectOf(kept);
    return again !== 0 && hasTriple(dice, again);
  });
}

function expire(state: State): void {
  const { monsters } = state;
  for (let seat = 0; seat < monsters.length; seat++) {
    const monster = monsters[seat];
    monster.untouchable = false;
    for (let i = 0; i < monster.cards.length; i++) monster.cards[i].used = 0;
  }
}

/** Another turn directly after this one, with one die fewer than this one had to do without. */
export const again: Ask<State, Of<'again'>, Action, Event> = {
  is: 'ask',
  seat: activeOf,
  legal(_state, _frame, list) {
    list.push(AGAIN, PASS);
  },
  late: () => PASS,
  answer(state, { card }, answer, tell) {
    const seat = activeOf(state);
    if (answer.do === 'pass') {
      tell?.({ type: 'extra-turn-declined', seat, card });
      return;
    }
    state.extra.unshift({ seat, card, penalty: state.penalty + 1 });
    tell?.({ type: 'extra-turn', seat, card });
  },
};

export const passOn: Step<State, Of<'pass-on'>, Event> = { is: 'step', run: passOnFrom };

/** Extra turns first; then clockwise from the monster whose own turn it was last. */
function passOnFrom(state: State): void {
  while (state.extra.length > 0) {
    const { seat, card, penalty } = state.extra.shift() as State['extra'][number];
    if (!isAlive(state.monsters[seat])) continue;
    state.stack.push({ kind: 'turn', seat, extra: card, penalty });
    return;
  }
  let distance = 1;
  while (!isAlive(state.monsters[clockwise(state, state.resume, distance)])) distance++;
  state.stack.push(TURNS[clockwise(state, state.resume, distance)]);
}
