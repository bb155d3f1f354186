/** How a ward's customers stand: one by one as long as there is room, then one for each kind with their number. */

import type { WardId } from '@yamanote/games/shinjuku/rules';
import type { Box } from './callouts.ts';
import { WARD_PLACES, type WardPlace } from './places.ts';

/** Feet of a figure on the map; `count` customers of this kind, 1 if each stands for itself. */
export interface Standing {
  readonly customer: number;
  readonly count: number;
  readonly x: number;
  readonly y: number;
}

const PITCH = 20;
const ROW = 27;
/** Figures are 28 high and stand on their feet; the spot is the middle of the first row. */
const FEET = 14;

/** `crowd`: by customer, how many. */
export function standingIn(ward: WardId, crowd: readonly number[]): Standing[] {
  const { crowd: spot, across } = WARD_PLACES[ward];
  const figures = figuresOf(crowd, across);
  const rows = Math.ceil(figures.length / across);
  return figures.map((figure, i) => {
    const row = Math.floor(i / across);
    const inRow = row < rows - 1 ? across : figures.length - row * across;
    const place = i - row * across;
    return {
      ...figure,
      x: spot.x + (place - (inRow - 1) / 2) * PITCH,
      y: spot.y + FEET + (row - (rows - 1) / 2) * ROW,
    };
  });
}

/** What they cover, `growth` times as large around their spot; `null` if nobody is there. */
export function crowdBox(ward: WardId, crowd: readonly number[], growth: number): Box | null {
  const figures = standingIn(ward, crowd);
  if (figures.length === 0) return null;
  const { x, y } = WARD_PLACES[ward].crowd;
  const [xs, ys] = [figures.map((one) => one.x), figures.map((one) => one.y)];
  const width = (Math.max(...xs) - Math.min(...xs) + PITCH) * growth;
  const height = (Math.max(...ys) - Math.min(...ys) + ROW) * growth;
  return { x, y, width, height };
}

function figuresOf(crowd: readonly number[], across: WardPlace['across']): { customer: number; count: number }[] {
  const kinds = crowd.flatMap((count, customer) => (count > 0 ? [{ customer, count }] : []));
  const all = kinds.reduce((sum, { count }) => sum + count, 0);
  if (all > across) return kinds;
  return kinds.flatMap(({ customer, count }) => Array.from({ length: count }, () => ({ customer, count: 1 })));
}
