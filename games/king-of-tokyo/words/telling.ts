/** What is told of events in every language alike. */
import type { Blow, CardId, Cause, Event, Harm, KeepId, Monster } from '@yamanote/games/king-of-tokyo/rules';
import { workingCard } from '@yamanote/games/king-of-tokyo/rules';
import type { Seat } from '@yamanote/kernel';

/**
 * An event as a line gets it: energy that moves without a reason of its own is told by what it was paid for, and a card that
 * comes on display together with those that came just before it.
 */
export type Told<T extends Event['type']> = Extract<Event, { type: T }> &
  (T extends 'energy-changed' ? { cause: Cause } : T extends 'revealed' ? { also?: readonly CardId[] } : unknown);

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

/** Those who are hit for the same amount by the same thing; `card` where it is not the blow's own cause. */
interface Hit {
  readonly amount: number;
  readonly seats: readonly Seat[];
  readonly card: CardId | null;
}

/** In the order of the first of each. */
export function alike(harm: Harm, blows: readonly Blow[]): readonly Hit[] {
  const hits = new Map<string, Hit>();
  for (const { seat, amount, harm: own } of blows) {
    const card = own.by === 'card' && !(harm.by === 'card' && harm.card === own.card) ? own.card : null;
    const key = `${amount} ${card}`;
    hits.set(key, { amount, card, seats: [...(hits.get(key)?.seats ?? []), seat] });
  }
  return [...hits.values()];
}

/** By which name a card in front of a monster is told: a copy by that of the copied one, unless both lie there. */
export function toldCard({ cards }: Monster, card: KeepId): KeepId {
  const kept = cards.find((one) => one.card === card);
  if (kept === undefined) return card;
  const working = workingCard(kept);
  return cards.some((one) => one.card === working) ? card : working;
}
