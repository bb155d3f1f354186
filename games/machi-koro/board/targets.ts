/** What one taps for an answer, and how an entry's events are told. */
import { type Action, type Event, landmarkIndex, type MachiKoroState } from '@yamanote/games/machi-koro/rules';
import type { Seat } from '@yamanote/kernel';

export const target = {
  card: (card: string) => `card:${card}`,
  landmark: (card: string) => `landmark:${card}`,
  seat: (seat: Seat) => `seat:${seat}`,
  own: (card: string) => `own:${card}`,
  theirs: (seat: Seat, card: string) => `theirs:${seat}:${card}`,
};

export function targets(action: Action): readonly string[] {
  switch (action.do) {
    case 'build':
      return [landmarkIndex(action.card) < 0 ? target.card(action.card) : target.landmark(action.card)];
    case 'charge':
      return [target.seat(action.seat)];
    case 'give':
      return [target.own(action.card)];
    case 'take':
      return [target.theirs(action.seat, action.card)];
    default:
      return [];
  }
}

/**
 * After a build the next player's dice may follow at once. A charge is confirmed too: a tap on a seat is otherwise only a
 * look at it.
 */
export function confirm(action: Action): boolean {
  return action.do === 'build' || action.do === 'charge';
}

export function turn(view: MachiKoroState): Seat | null {
  return view.roller;
}

/** First the dice, then everybody's coins at once with what follows from them. */
export function beats(events: readonly Event[]): readonly (readonly Event[])[] {
  const dice = events.filter(({ type }) => type === 'rolled' || type === 'rerolled');
  const rest = events.filter((event) => !dice.includes(event));
  return [dice, rest].filter((group) => group.length > 0);
}
