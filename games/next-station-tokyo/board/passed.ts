/** Where nothing can be drawn the pass is given by itself; whoever it was given for should know. */
import { CARDS, type CardId, type Event, type NextStationView } from '@yamanote/games/next-station-tokyo/rules';
import type { Seat } from '@yamanote/kernel';

/** The cards of this line for which a seat had to pass since it last answered itself, in their order. */
export function passedByItself(past: readonly Event[], seat: Seat): CardId[] {
  let open: CardId | null = null;
  let passed: CardId[] = [];
  for (const event of past) {
    if (event.type === 'card-revealed' && isTo(event.only, seat) && !CARDS[event.card].branch) open = event.card;
    if (event.type === 'phase-began' && isTo(event.only, seat)) passed = [];
    if (event.type === 'drew' && event.seat === seat) passed = [];
    if (event.type === 'passed' && event.seat === seat) passed = event.forced && open !== null ? [...passed, open] : [];
  }
  return passed;
}

function isTo(only: Seat | null, seat: Seat): boolean {
  return only === null || only === seat;
}

/** Whether a seat has nothing to draw in the round that others are still busy with. */
export function hasToPass({ stack }: NextStationView, seat: Seat): boolean {
  const frame = stack.at(-1);
  return frame?.kind === 'draw' && !frame.seats.includes(seat);
}
