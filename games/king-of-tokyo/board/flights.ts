/** What flies when something happens: hearts, stars, energy and cards, from where they come to where they go. */
import type { CardId, Cause, Event } from '@yamanote/games/king-of-tokyo/rules';
import type { Seat } from '@yamanote/kernel';

type Token = 'star' | 'energy' | 'heart' | 'claw' | 'poison' | 'shrink' | 'card';

export interface Flight {
  readonly token: Token;
  readonly count: number;
  /** Names of places in the page (`anchor`), the best one first; the flight begins and ends at the first that is in sight. */
  readonly from: readonly string[];
  /** None: it falls down and is gone. */
  readonly to: readonly string[];
}

/** The places that the board's parts mark with `data-anchor`. */
export const anchor = {
  dice: 'dice',
  stars: (seat: Seat) => `stars:${seat}`,
  hearts: (seat: Seat) => `hearts:${seat}`,
  energy: (seat: Seat) => `energy:${seat}`,
  cards: (seat: Seat) => `cards:${seat}`,
  monster: (seat: Seat) => `figure:${seat}`,
  card: (card: CardId) => `card:${card}`,
  place: (place: number) => `display:${place}`,
  /** Where energy is paid to, and where it comes from when no card or die brings it. */
  bank: 'bank',
};

export function flightsOf(events: readonly Event[]): Flight[] {
  return events.flatMap((event): Flight[] => {
    switch (event.type) {
      case 'stars-changed':
        return [gainOrLoss('star', event.by, anchor.stars(event.seat), originOf(event.cause, event.seat))];
      case 'energy-changed':
        return energy(event);
      case 'healed':
        return [fly('heart', event.by, originOf(event.cause, event.seat), [anchor.hearts(event.seat)])];
      case 'hurt':
      case 'hearts-lost':
        return [fly('heart', event.by, [anchor.monster(event.seat)], [])];
      case 'struck':
        return event.harm.by === 'attack'
          ? event.blows.map(({ seat, amount }) => fly('claw', amount, [anchor.dice], [anchor.monster(seat)]))
          : [];
      case 'counters-changed':
        return event.by > 0 && event.counter !== 'smoke'
          ? [fly(event.counter, event.by, [anchor.dice], [anchor.monster(event.seat)])]
          : [];
      case 'bought':
        return [fly('card', 1, placesOfCard(event), [anchor.cards(event.seat), anchor.energy(event.seat)])];
      default:
        return [];
    }
  });
}

/** A payment between monsters is told twice, and flies once: to whom it comes. */
function energy({ seat, by, other, cause }: Extract<Event, { type: 'energy-changed' }>): Flight[] {
  const mine = anchor.energy(seat);
  if (other !== null) return by > 0 ? [fly('energy', by, [anchor.energy(other)], [mine])] : [];
  return [gainOrLoss('energy', by, mine, cause === null ? [anchor.bank] : originOf(cause, seat))];
}

function gainOrLoss(token: Token, by: number, mine: string, origin: readonly string[]): Flight {
  return by > 0 ? fly(token, by, origin, [mine]) : fly(token, -by, [mine], token === 'energy' ? [anchor.bank] : []);
}

function originOf(cause: Cause, seat: Seat): readonly string[] {
  if (cause.of === 'dice') return [anchor.dice];
  if (cause.of === 'card') return [anchor.card(cause.card), anchor.cards(cause.owner), anchor.energy(cause.owner)];
  return [anchor.monster(seat)];
}

function placesOfCard({ card, from, place }: Extract<Event, { type: 'bought' }>): readonly string[] {
  if (typeof from === 'number') return [anchor.cards(from)];
  return place === null ? [anchor.bank] : [anchor.place(place), anchor.card(card)];
}

function fly(token: Token, count: number, from: readonly string[], to: readonly string[]): Flight {
  return { token, count, from, to };
}
