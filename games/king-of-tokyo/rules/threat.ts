/** Before energy, hearts or a card are taken other than by damage, their owner may still use them. */
import type { Seat, Step } from '@yamanote/kernel';
import { canHeal } from './any-time.ts';
import { cardNamed, isCopyOf } from './monsters.ts';
import type { Event, Kept, Of, KingOfTokyoState as State } from './types.ts';

export const threaten: Step<State, Of<'threaten'>, Event> = {
  is: 'step',
  run(state, { harm, seats }) {
    const at = seats.findIndex((seat) => canHeal(state.monsters[seat]));
    if (at < 0) return;
    state.stack.push({ kind: 'threaten', harm, seats: seats.slice(at + 1) });
    state.stack.push({ kind: 'defend', seat: seats[at], amount: 0, harm });
  },
};

type Table = Pick<State, 'stack' | 'monsters' | 'active'>;

/** The card that a seat is asked about before it goes and takes hearts along; `null` if it is asked for another reason. */
export function cardWithHearts({ stack, monsters, active }: Table, seat: Seat): Kept | null {
  // Below the question lies the threat, and below that what is going to happen.
  const ahead = stack[stack.length - 3];
  const going =
    ahead.kind === 'take-over'
      ? cardNamed(monsters[seat], ahead.card)
      : ahead.kind === 'turn-in'
        ? monsters[seat].cards.find((kept) => isCopyOf(kept, active as Seat, ahead.card))
        : undefined;
  return going !== undefined && going.hearts > 0 ? going : null;
}
