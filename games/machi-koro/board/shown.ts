import type { Event, MachiKoro } from '@yamanote/games/machi-koro/rules';
import type { Seat } from '@yamanote/kernel';
import type { BoardProps, SeatProps } from '@yamanote/web/kit';

/** `past`: what has happened so far, if the frame hands it over (memory.ts). */
interface Past {
  past?: readonly Event[];
}

export type Props = BoardProps<MachiKoro> & Past;
export type OfSeat = SeatProps<MachiKoro> & Past;

/** What a seat is called; `null` for the reader, who is spoken to. */
export function nameOrYou({ viewer, names }: Pick<Props, 'viewer' | 'names'>, seat: Seat): string | null {
  return seat === viewer ? null : names[seat];
}

/** Whose town and numbers are shown: one's own; who only watches looks over the shoulder of the player who rolls. */
export function shownSeat({ view, viewer }: Pick<Props, 'view' | 'viewer'>): Seat {
  return viewer === 'public' ? (view.roller ?? 0) : viewer;
}
