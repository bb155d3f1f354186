/** What follows when cards have gone. */
import type { Seat, Tell } from '@yamanote/kernel';
import { judge } from './elimination.ts';
import { discardCard, endLostCopies } from './loss.ts';
import { putInOrder } from './tokyo.ts';
import type { Event, Kept, KingOfTokyoState as State } from './types.ts';

/** After cards have gone outside of any damage: copies end, monsters may fall, Tokyo is put in order. */
export function settleLoss(state: State, tell: Tell<Event>): void {
  endLostCopies(state, tell);
  judge(state, tell);
  putInOrder(state, tell);
}

/** A card that says so is discarded once it is used up; then everything that follows. */
export function useUp(state: State, seat: Seat, kept: Kept, tell: Tell<Event>): void {
  discardCard(state, seat, state.monsters[seat].cards.indexOf(kept), 'used-up', tell);
  settleLoss(state, tell);
}
