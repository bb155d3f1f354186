/** Whose turn is next, and when there is none. */
import type { Seat, Tell } from '@yamanote/kernel';
import type { Event, Frame, ShinjukuState as State } from './types.ts';

export const SCREENS_FRAME: Frame = { kind: 'screens' };

function pushNext(state: State, over: boolean): void {
  state.stack.push(over ? SCREENS_FRAME : { kind: 'turn', seat: following(state, state.turn as Seat) });
}

function following({ hands }: State, seat: Seat): Seat {
  return (seat + 1) % hands.length;
}

/** For a whole round no card was left to place customers by: nothing would ever change again. */
function isStalemate({ stalled, hands }: State): boolean {
  return stalled >= hands.length;
}

/** Retail: after the trigger play goes on up to the holder of the start card, who gets no further turn. */
export function untilStartCard(state: State): void {
  const { trigger, first, options } = state;
  if (trigger === null) pushNext(state, isStalemate(state));
  else {
    const atOnce = trigger === first && options.endRule === 'printed';
    pushNext(state, atOnce || following(state, state.turn as Seat) === first);
  }
}

/** Prototype: after the turn of the trigger an INCOME for all, then one more turn each, the trigger's last. */
export function untilLastRound(state: State, tell: Tell<Event>): void {
  const { trigger } = state;
  if (trigger === null) pushNext(state, isStalemate(state));
  else if (state.lastRound) pushNext(state, state.turn === trigger);
  else {
    state.lastRound = true;
    tell?.({ type: 'last-round-began' });
    pushNext(state, false);
    const seats = state.hands.length;
    for (let steps = seats; steps > 0; steps--) {
      state.stack.push({ kind: 'income', seat: (trigger + steps) % seats, cause: 'last-round' });
    }
  }
}
