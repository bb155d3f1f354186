/** After buying: own cards may be discarded for what they cost. */
import type { Ask, Seat, Step } from '@yamanote/kernel';
import { DISCARD, PASS } from './actions.ts';
import { settleLoss } from './aftermath.ts';
import { offerHealing, payToHeal } from './any-time.ts';
import { factsOf, type KeepId } from './cards.ts';
import { byCard, harmOf } from './causes.ts';
import { moveEnergy } from './gains.ts';
import { discardCard } from './loss.ts';
import { activeMonster, activeOf, cardAt, isAlive, isCopyOf, livingFrom } from './monsters.ts';
import type { Action, Event, Frame, Of, KingOfTokyoState as State } from './types.ts';

export const TRANSFORM_ASK: Frame = { kind: 'transform' };

export const transform: Ask<State, Of<'transform'>, Action, Event> = {
  is: 'ask',
  seat: activeOf,
  legal(state, _frame, list) {
    const monster = activeMonster(state);
    list.push(PASS);
    for (const { card } of monster.cards) if (!list.includes(DISCARD[card])) list.push(DISCARD[card]);
    offerHealing(monster, list);
  },
  answer(state, frame, answer, tell) {
    if (answer.do === 'pass') return;
    const seat = activeOf(state);
    if (answer.do === 'heal') {
      state.stack.push(frame);
      return payToHeal(state, seat, tell);
    }
    const { card } = answer as Extract<Action, { do: 'discard' }>;
    state.stack.push({ kind: 'turn-in', card });
    const copying = copiers(state, seat, card);
    if (copying.length > 0) state.stack.push({ kind: 'threaten', harm: harmOf(card, seat), seats: copying });
  },
};

/** Other monsters from which hearts go with their copy of this card. */
function copiers(state: State, owner: Seat, card: KeepId): Seat[] {
  return livingFrom(state, owner).filter(
    (seat) =>
      seat !== owner && state.monsters[seat].cards.some((kept) => kept.hearts > 0 && isCopyOf(kept, owner, card)),
  );
}

/** The card that allows it may go as well, and does not stop the others from going. */
export const turnIn: Step<State, Of<'turn-in'>, Event> = {
  is: 'step',
  run(state, { card }, tell) {
    const seat = activeOf(state);
    discardCard(state, seat, cardAt(activeMonster(state), card), 'transformed', tell);
    moveEnergy(state, seat, factsOf(card).cost, byCard(card, seat), tell);
    settleLoss(state, tell);
    if (isAlive(activeMonster(state))) state.stack.push(TRANSFORM_ASK);
  },
};
