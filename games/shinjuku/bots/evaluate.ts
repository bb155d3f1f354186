import { type ShinjukuState as State, shinjuku } from '@yamanote/games/shinjuku/rules';
import { apply, legal, type Seat } from '@yamanote/kernel';
import { bestJourney } from './journeys.ts';
import { pointsOf, prospectsOf, THREE_CARDS } from './prospects.ts';

/** How much it counts that others stand well. */
const OTHERS = 0.4;
const WON = 1000;

/** How good a state is for a seat, in points: its own with what it can hope for, against the best of the others. */
export function evaluate(state: State, seat: Seat): number {
  const frame = state.stack[state.stack.length - 1];
  switch (frame?.kind) {
    case undefined:
      return shinjuku.standing(state).winners.includes(seat) ? WON : -WON;
    // A move that has begun counts for what it will come to.
    case 'spend':
      return state.turn === seat ? evaluateUnpaid(state, seat) : standingOf(state, seat);
    case 'shop':
      return state.turn === seat ? bestAnswer(state, seat) : standingOf(state, seat);
    case 'start':
      return standingOf(state, seat) + (state.turn === seat ? bestJourney(state, seat, frame.ward) : 0);
    case 'alight':
    case 'ride':
      return standingOf(state, seat) + (state.turn === seat ? bestJourney(state, seat, null) : 0);
    default:
      return standingOf(state, seat);
  }
}

function standingOf(state: State, seat: Seat): number {
  let others = 0;
  for (let other = 0; other < state.hands.length; other++) {
    if (other !== seat) others = Math.max(others, pointsOf(state, other));
  }
  return prospectsOf(state, seat) - OTHERS * others;
}

/** Three cards are due: which ones hardly matters. */
function evaluateUnpaid(state: State, seat: Seat): number {
  const paid = shinjuku.clone(state);
  paid.stack.pop();
  return evaluate(paid, seat) - THREE_CARDS;
}

function bestAnswer(state: State, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const answer of legal(shinjuku, state, seat)) {
    const after = shinjuku.clone(state);
    apply(shinjuku, after, seat, answer);
    best = Math.max(best, standingOf(after, seat));
  }
  return best;
}
