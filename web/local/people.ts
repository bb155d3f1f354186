/** Several people at one device: who has it, and to whom it goes. */
import { type Game, type Seat, type Shape, same, viewOf } from '@yamanote/kernel';
import { askedIn, isOver, type RunningMatch } from '@yamanote/running-match';
import type { LocalSeat } from './record.ts';

export function peopleOf(seats: readonly LocalSeat[]): Seat[] {
  return seats.flatMap(({ person }, seat) => (person === null ? [] : seat));
}

export interface Hands {
  /** Who has the device and sees what is theirs; `null` for nobody, as after a reload. */
  holder: Seat | null;
  /** Who is to take it next, unseen by the others. */
  handTo: Seat | null;
}

/**
 * Whoever has the device keeps it until only others are asked. It goes from one to another unseen where one of them knows
 * something that the other may not, and at once where there is nothing to hide. A match that is over is everybody's.
 */
export function handOn(match: RunningMatch, seats: readonly LocalSeat[], holder: Seat | null): Hands {
  const people = peopleOf(seats);
  if (people.length === 1) return { holder: people[0], handTo: null };
  if (isOver(match)) return { holder: null, handTo: null };
  const asked = askedIn(match).filter((seat) => seats[seat].bot === null);
  if (holder !== null && (asked.length === 0 || asked.includes(holder))) return { holder, handTo: null };
  const next = asked[0] ?? people.find((seat) => seats[seat].bot === null) ?? null;
  if (next === null) return { holder: null, handTo: null };
  return knowTheSame(match, people) ? { holder: next, handTo: null } : { holder, handTo: next };
}

function knowTheSame<T extends Shape>({ game, course }: RunningMatch<T>, people: readonly Seat[]): boolean {
  if (game.open === true) return true;
  const [first, ...others] = people.map((seat) => knownTo(game, course.state, seat));
  return others.every((other) => same(first, other));
}

/** What a seat sees, but for the fact that it is this seat. */
function knownTo<T extends Shape>(game: Game<T>, state: T['state'], seat: Seat) {
  return { ...(viewOf(game, state, seat) as object), viewer: null } as never;
}
