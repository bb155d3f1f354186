import type { AskFrame, KingOfTokyo, KingOfTokyoView, Monster, Of } from '@yamanote/games/king-of-tokyo/rules';
import type { Seat, Viewer } from '@yamanote/kernel';
import type { BoardProps, SeatProps } from '@yamanote/kit';

export type Props = BoardProps<KingOfTokyo>;
export type OfSeat = SeatProps<KingOfTokyo>;
export type View = KingOfTokyoView;
export type Kind = AskFrame['kind'];

/** What is asked now; only an ask can be the last frame of a view that is at rest. */
export function askOf({ stack }: Pick<View, 'stack'>): AskFrame | null {
  return (stack.at(-1) as AskFrame | undefined) ?? null;
}

/** The frame of this kind, if it is what this viewer is asked now. */
export function myAsk<K extends Kind>({ view, answers }: Pick<Props, 'view' | 'answers'>, kind: K): Of<K> | null {
  const frame = askOf(view);
  return answers.length > 0 && frame?.kind === kind ? (frame as Of<K>) : null;
}

/** Every seat in the order in which it is shown: one's own first. */
export function seatsFrom(viewer: Viewer, count: number): Seat[] {
  const first = viewer === 'public' ? 0 : viewer;
  return Array.from({ length: count }, (_, i) => (first + i) % count);
}

export function isIn({ place }: Pick<Monster, 'place'>): boolean {
  return place === 'city' || place === 'bay';
}

/** How somebody is called: `null` for the reader, whom the words speak to. */
export function nameOrYou({ names, viewer }: Pick<Props, 'names' | 'viewer'>, seat: Seat): string | null {
  return seat === viewer ? null : names[seat];
}
