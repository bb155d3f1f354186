import type { Shinjuku, ShinjukuView } from '@yamanote/games/shinjuku/rules';
import type { Seat } from '@yamanote/kernel';
import type { BoardProps, SeatProps } from '@yamanote/kit';

export type Props = BoardProps<Shinjuku>;
export type OfSeat = SeatProps<Shinjuku>;

/** As much of a board as it takes to say what is on it. */
export type Sight = Pick<Props, 'view' | 'viewer' | 'names' | 'language'>;

/** Whose hand and worth are shown: one's own. Who only watches sees nobody's. */
export function shownSeat({ viewer }: Pick<Props, 'viewer'>): Seat | null {
  return viewer === 'public' ? null : viewer;
}

/** What is asked, or happens, right now. */
export function momentOf({ stack }: Pick<ShinjukuView, 'stack'>) {
  return stack.at(-1) ?? null;
}
