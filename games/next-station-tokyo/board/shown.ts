/** What the board is given, and whose sheet it shows. */
import {
  CARDS,
  type CardId,
  type NextStation,
  type NextStationView,
  PENCILS,
  type PencilId,
  PHASES,
  pencilOf,
} from '@yamanote/games/next-station-tokyo/rules';
import type { Seat } from '@yamanote/kernel';
import type { BoardProps, SeatProps } from '@yamanote/kit';

export type Props = BoardProps<NextStation>;
export type OfSeat = SeatProps<NextStation>;

/** One's own sheet; who only watches looks at that of whom they follow, or at the first. */
export function shownSeat({ viewer, followed }: Pick<Props, 'viewer' | 'followed'>): Seat {
  return viewer === 'public' ? (followed ?? 0) : viewer;
}

/** The pencils of a seat, phase by phase, as far as they are known. */
export function pencilsOf(view: NextStationView, seat: Seat): PencilId[] {
  const order = Array.from({ length: PHASES }, (_, phase) => PENCILS[pencilOf(view, seat, phase)]);
  return order.filter((pencil) => pencil !== undefined);
}

/** The pencil that a seat draws with now; `null` before the first and after the last line. */
export function pencilNow(view: NextStationView, seat: Seat): PencilId | null {
  return isDrawing(view, seat) ? (PENCILS[pencilOf(view, seat, view.phases[seat])] ?? null) : null;
}

/** Whether a seat is in one of the four phases, and not before or after them. */
function isDrawing(view: NextStationView, seat: Seat): boolean {
  return view.phases[seat] < PHASES && view.deal[view.phases[seat]] !== undefined;
}

/** The cards that lie open before a seat in its phase, in their order. */
export function openCards(view: NextStationView, seat: Seat): readonly CardId[] {
  return (view.deal[view.phases[seat]] ?? []).slice(0, view.revealed[seat]);
}

/** How many of these cards go underground; with LAST_UNDERGROUND the line ends. */
export function undergroundIn(cards: readonly CardId[]): number {
  return cards.filter((card) => CARDS[card].underground).length;
}
