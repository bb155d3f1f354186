/** Signs that take one column in any terminal. Lines differ by pattern as well as colour, for those who see no colours. */
import {
  CARDS,
  type CardId,
  PENCILS,
  type PencilId,
  RING_BIT,
  type SymbolId,
} from '@yamanote/games/next-station-tokyo/rules';
import type { Style } from '@yamanote/games/room';

export const OPEN_STATION: Readonly<Record<SymbolId, string>> = {
  circle: '○',
  square: '□',
  triangle: '△',
  pentagon: '⬠',
};
export const OWN_STATION: Readonly<Record<SymbolId, string>> = {
  circle: '●',
  square: '■',
  triangle: '▲',
  pentagon: '⬟',
};

/** By how many lines meet at a station. */
export const MEETING = ['', '', '²', '³', '⁴', '⁵'] as const;

export const COLOURS: Readonly<Record<PencilId, Style>> = {
  pink: 'red',
  blue: 'blue',
  brown: 'yellow',
  purple: 'purple',
};

/** How a line looks in each direction: level, upright, rising to the right, falling to the right. */
export interface Hand {
  readonly strokes: readonly [level: string, upright: string, rising: string, falling: string];
  readonly styles: readonly Style[];
}

/** A track that nobody has drawn on. */
export const TRACK: Hand = { strokes: ['┄', '┆', '⋰', '⋱'], styles: ['dim'] };
const RING: Hand = { strokes: ['─', '│', '╱', '╲'], styles: ['green'] };
const HANDS: Readonly<Record<PencilId, Hand>> = {
  pink: { strokes: ['━', '┃', '╱', '╲'], styles: [COLOURS.pink, 'bold'] },
  blue: { strokes: ['═', '║', '╱', '╲'], styles: [COLOURS.blue, 'bold'] },
  brown: { strokes: ['╍', '╏', '╱', '╲'], styles: [COLOURS.brown, 'bold'] },
  purple: { strokes: ['┼', '┼', '╱', '╲'], styles: [COLOURS.purple, 'bold'] },
};

/** The lines in a set, own ones first. */
export function handsOf(set: number): Hand[] {
  const own = PENCILS.filter((_, pencil) => (set & (1 << pencil)) !== 0).map((pencil) => HANDS[pencil]);
  return (set & RING_BIT) !== 0 ? [...own, RING] : own;
}

export const JOKER = '✱';
export const SWITCH = 'Y';
export const UNDERGROUND = '▾';

export function cardSign(id: CardId): string {
  const { symbol, branch, underground } = CARDS[id];
  const face = branch ? SWITCH : symbol === null ? JOKER : OPEN_STATION[symbol];
  return underground ? face + UNDERGROUND : face;
}
