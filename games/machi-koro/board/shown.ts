import type { MachiKoro } from '@yamanote/games/machi-koro/rules';
import type { Seat } from '@yamanote/kernel';
import type { BoardProps, SeatProps } from '@yamanote/kit';

export type Props = BoardProps<MachiKoro>;
export type OfSeat = SeatProps<MachiKoro>;

/** What a seat is called; `null` for the reader, who is spoken to. */
export function nameOrYou({ viewer, names }: Pick<Props, 'viewer' | 'names'>, seat: Seat): string | null {
  return seat === viewer ? null : names[seat];
}

/** The roll line is drawn with the town where the market has a column beside it, and otherwise above the market. */
export function lineIsWithTown({ window }: Pick<Props, 'window'>): boolean {
  return window.shape === 'low' || window.shape === 'columns';
}

/** Whose town and numbers are shown: one's own; who only watches looks over the shoulder of whom they follow, or of who rolls. */
export function shownSeat({ view, viewer, followed }: Pick<Props, 'view' | 'viewer' | 'followed'>): Seat {
  return viewer === 'public' ? (followed ?? view.roller ?? 0) : viewer;
}
