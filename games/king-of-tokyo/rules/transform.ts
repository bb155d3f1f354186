/** After buying: own cards may be discarded for what they cost. */
import type { Ask } from '@yamanote/kernel';
import { DISCARD, PASS } from './actions.ts';
import { offerHealing, payToHeal } from './any-time.ts';
import { factsOf } from './cards.ts';
import { byCard } from './causes.ts';
import { moveEnergy } from './gains.ts';
import { discardCard, settleLoss } from './loss.ts';
import { activeMonster, activeOf, cardAt, isAlive } from './monsters.ts';
import type { Action, Event, Of, KingOfTokyoState as State } from './types.ts';

export const transform: Ask<State, Of<'transform'>, Action, Event> = {
  is: 'ask',
  seat: activeOf,
  legal(state, _frame, list) {
    const monster = activeMonster(state);
    list.push(PASS);
    for (const { card } of monster.cards) if (!list.includes(DISCARD[card])) list.push(DISCARD[card]);
    offerHealing(monster, list);
  },
  /** The card that allows it may go as well, and does not stop the others from going. */
  answer(state, frame, answer, tell) {
    if (answer.do === 'pass') return;
    const seat = activeOf(state);
    if (answer.do === 'heal') payToHeal(state, seat, tell);
    else {
      const { card } = answer as Extract<Action, { do: 'discard' }>;
      discardCard(state, seat, cardAt(activeMonster(state), card), 'transformed', tell);
      moveEnergy(state, seat, factsOf(card).cost, byCard(card, seat), tell);
      settleLoss(state, tell);
    }
    if (isAlive(activeMonster(state))) state.stack.push(frame);
  },
};
