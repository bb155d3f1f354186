/** What the events of a turn come to. */
import type { CardId, Event, KeepId } from '@yamanote/games/king-of-tokyo/rules';
import type { Seat } from '@yamanote/kernel';
import type { Figure } from './words.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

export function all<T extends Event['type']>(events: readonly Event[], type: T): Of<T>[] {
  return events.filter((event): event is Of<T> => event.type === type);
}

/** How much more or less a seat has of everything in the end. */
export function change(events: readonly Event[], seat: Seat): Record<Figure, number> {
  const sum = { hearts: 0, stars: 0, energy: 0, poison: 0, shrink: 0 };
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    switch (event.type) {
      case 'healed':
      case 'hearts-gained':
        sum.hearts += event.by;
        break;
      case 'hurt':
      case 'hearts-lost':
        sum.hearts -= event.by;
        break;
      case 'stars-changed':
        sum.stars += event.by;
        break;
      case 'energy-changed':
        sum.energy += event.by;
        break;
      case 'counters-changed':
        if (event.counter !== 'smoke') sum[event.counter] += event.by;
    }
  }
  return sum;
}

/** The hearts a seat has in the end; `null` if none came or went. */
export function heartsAfter(events: readonly Event[], seat: Seat): number | null {
  let hearts: number | null = null;
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    switch (event.type) {
      case 'healed':
      case 'hearts-gained':
      case 'hurt':
      case 'hearts-lost':
        hearts = event.to;
        break;
      // Another line says with how many one goes on.
      case 'revived':
        hearts = null;
    }
  }
  return hearts;
}

/** The cards that have hurt a seat. */
export function hurtBy(events: readonly Event[], seat: Seat): CardId[] {
  const cards = all(events, 'hurt').flatMap((event) =>
    event.seat === seat && event.harm.by === 'card' ? [event.harm.card] : [],
  );
  return [...new Set(cards)];
}

/** Damage that a card has kept from its owner. */
export interface Defence {
  seat: Seat;
  card: KeepId;
  amount: number;
}

export function defences(events: readonly Event[]): Defence[] {
  const found: Defence[] = [];
  const coming = new Map<Seat, number>();
  for (const event of events) {
    if (event.type === 'struck') for (const { seat, amount } of event.blows) coming.set(seat, amount);
    if (event.type === 'prevented') found.push({ seat: event.seat, card: event.card, amount: event.amount });
    if (event.type !== 'camouflaged') continue;
    const { seat, left } = event;
    const amount = (coming.get(seat) ?? left) - left;
    coming.set(seat, left);
    if (amount > 0) found.push({ seat, card: 'camouflage', amount });
  }
  return found;
}

/** Cards that a seat has no more, unless it is out or they did what they were bought for. */
export function lostCards(events: readonly Event[], seat: Seat): CardId[] {
  return events.flatMap((event) => {
    if (event.type === 'bought') return event.from === seat ? [event.card] : [];
    if (event.type !== 'card-lost' || event.seat !== seat) return [];
    return event.why === 'eliminated' || event.why === 'carried-out' ? [] : [event.card];
  });
}
