/**
 * The shapes that the frame around a board takes. They follow from the room it has in CSS pixels, so that a browser's zoom
 * needs no rule of its own. The frame carries them as `data-window` and `data-room` for styles, and boards get them as a prop.
 */
import type { Size } from './use-size.ts';

export interface WindowClass {
  /** `upright`: everything below each other. `low`: board left, the rest in a column. `columns`: the same under a header.
   * `wide`: each game as its large picture has it. */
  readonly shape: 'upright' | 'low' | 'columns' | 'wide';
  /** `tall`: an upright window with room for a header. `tiny`, `flat`: an upright or a low one with less than usual. */
  readonly room: 'usual' | 'tall' | 'tiny' | 'flat';
}

/** How a board is laid out where there is room. */
export type Arrangement = 'sides' | 'rows' | 'map';

/** Beside a map everything else stands in one column, and needs a higher window for its large picture. */
const WIDE: Readonly<Record<Arrangement, number>> = { sides: 760, rows: 760, map: 900 };

/** More seats than this take two rows in a narrow column, and leave a low window no more room than a flat one has. */
const SEATS_IN_A_ROW = 4;
const NARROW = { width: 760, height: 420 };

/** Beside a chat the large picture is somewhat narrower: rather that than another one when somebody comes. */
const LEAST_WIDE = { alone: 1200, besideChat: 1120 };

export function windowClassOf(
  size: Size,
  arrangement: Arrangement = 'sides',
  seats = 0,
  beside: keyof typeof LEAST_WIDE = 'alone',
): WindowClass {
  const { width, height } = size;
  if (width >= LEAST_WIDE[beside] && height >= WIDE[arrangement]) return { shape: 'wide', room: 'usual' };
  if (height >= 480 && width >= 760 && width / height >= 11 / 10) return { shape: 'columns', room: 'usual' };
  if (height <= 479 && width >= 480) return { shape: 'low', room: isFlat(size, seats) ? 'flat' : 'usual' };
  if (height >= 740) return { shape: 'upright', room: 'tall' };
  return { shape: 'upright', room: height <= 539 && width <= 479 ? 'tiny' : 'usual' };
}

function isFlat({ width, height }: Size, seats: number): boolean {
  return height <= 349 || (seats > SEATS_IN_A_ROW && width < NARROW.width && height < NARROW.height);
}
