/** What becomes of open seats when the host starts: the button says it, and the hall does it. */

interface Place {
  readonly guest: unknown;
  readonly bot: unknown;
  readonly kept: unknown;
}

export interface SeatsAtStart {
  /** Nobody plays there: the match is smaller. */
  closed: number[];
  /** A bot plays there; where the seat is kept for somebody, until they come. */
  bots: number[];
}

/** A table for friends is a match of two at least, even where one could play alone. */
const COMPANY = 2;

/** A seat kept for somebody goes to a bot. Others are closed if the rest are enough for the game, or else go to bots. */
export function seatsAtStart(seats: readonly Place[], least: number): SeatsAtStart {
  const open = [...seats.keys()].filter((seat) => seats[seat].guest === null && seats[seat].bot === null);
  const free = open.filter((seat) => seats[seat].kept === null);
  const enough = seats.length - free.length >= Math.max(least, COMPANY);
  return enough ? { closed: free, bots: open.filter((seat) => !free.includes(seat)) } : { closed: [], bots: open };
}
