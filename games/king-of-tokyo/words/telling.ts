/** What is told of events in every language alike. */
import type { Blow, Cause, Event } from '@yamanote/games/king-of-tokyo/rules';
import type { Seat } from '@yamanote/kernel';

/** An event as a line gets it: energy that moves without a reason of its own is told by what it was paid for. */
export type Told<T extends Event['type']> = Extract<Event, { type: T }> &
  (T extends 'energy-changed' ? { cause: Cause } : unknown);

/** Whether another line has told it already. */
export function goesWithoutSaying(event: Event): boolean {
  switch (event.type) {
    case 'moved':
      return event.why === 'yield' || event.why === 'escape' || event.why === 'out';
    case 'card-lost':
      return event.why === 'carried-out';
    case 'energy-changed':
      // Between two monsters, the one who receives is enough.
      return event.cause === null || (event.other !== null && event.by < 0);
    case 'charged':
      return event.energy === 0;
    default:
      return false;
  }
}

/** Who is hit for the same amount, in the order of the first of them. */
export function byAmount(blows: readonly Blow[]): [amount: number, seats: Seat[]][] {
  const amounts = [...new Set(blows.map(({ amount }) => amount))];
  return amounts.map((amount) => [amount, blows.filter((blow) => blow.amount === amount).map(({ seat }) => seat)]);
}
