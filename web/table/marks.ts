/** Which of the marks (a shape and its colour) each seat has at a table; the same for all who look. */
import { SEAT_COLOURS, type SeatOfTable, type TableInfo } from '@yamanote/protocol';
import type { Session } from './session.ts';

/**
 * People have the mark that they chose. Where several chose the same, the lowest seat has it, and the others the next one that
 * nobody has; so do bots and open seats, beginning with the mark of their own number.
 */
export function marksOf(seats: readonly Pick<SeatOfTable, 'guest'>[]): number[] {
  const wishes = seats.map(({ guest }, seat) => (guest?.colour ?? seat) % SEAT_COLOURS);
  const marks = seats.map(({ guest }, seat): number | null =>
    guest !== null && seats.findIndex((other, i) => other.guest !== null && wishes[i] === wishes[seat]) === seat
      ? wishes[seat]
      : null,
  );
  // People first: somebody who shares a wish comes before a bot.
  const rest = [...seats.keys()].filter((seat) => marks[seat] === null);
  for (const seat of rest.sort((a, b) => Number(seats[a].guest === null) - Number(seats[b].guest === null))) {
    let mark = wishes[seat];
    while (marks.includes(mark)) mark = (mark + 1) % SEAT_COLOURS;
    marks[seat] = mark;
  }
  return marks as number[];
}

/** The marks of a match, once something is shown of it: a game may have some of its own, as a monster brings one. */
export function marksAt(session: Session | null, { seats }: Pick<TableInfo, 'seats'>): readonly number[] {
  const shown = session?.stage.now.value;
  const own = (shown && session?.board.marks?.(shown.step.view)) ?? [];
  return marksOf(seats).map((mark, seat) => own[seat] ?? mark);
}
