/** What a seat has just built: seen at its place until its next turn, and in the market as long as it is being told. */
import type { CardId, Event } from '@yamanote/games/machi-koro/rules';
import type { Seat } from '@yamanote/kernel';

/** What a seat built in its last turn, if anything. */
export function newHouse(past: readonly Event[], seat: Seat): CardId | null {
  for (const event of past.toReversed()) {
    if (event.type === 'built' && event.seat === seat) return event.card;
    if (event.type === 'turn-began' && event.seat === seat) return null;
  }
  return null;
}

/** Who is just taking a card from the market. */
export function takerOf(card: CardId, happening: readonly Event[]): Seat | null {
  for (const event of happening) if (event.type === 'built' && event.card === card) return event.seat;
  return null;
}
