/** Before energy or a card is taken, its owner may still use it. */
import type { Step } from '@yamanote/kernel';
import { canHeal } from './any-time.ts';
import type { Event, Of, KingOfTokyoState as State } from './types.ts';

export const threaten: Step<State, Of<'threaten'>, Event> = {
  is: 'step',
  run(state, { harm, seats }) {
    const at = seats.findIndex((seat) => canHeal(state.monsters[seat]));
    if (at < 0) return;
    state.stack.push({ kind: 'threaten', harm, seats: seats.slice(at + 1) });
    state.stack.push({ kind: 'defend', seat: seats[at], amount: 0, harm });
  },
};
