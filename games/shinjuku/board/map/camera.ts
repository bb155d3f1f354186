/** How the map is fitted into its place. */
import type { Size } from '@yamanote/web/kit';
import type { Spot } from './places.ts';

/** What is always to be seen, in the map's own units. */
export const FRAME = { x: -48, y: -42, width: 1090, height: 988 };
export const VIEW_BOX = `${FRAME.x} ${FRAME.y} ${FRAME.width} ${FRAME.height}`;

/** Pixels per unit when the whole map is seen. */
export function fitted({ width, height }: Size): number {
  return Math.min(width / FRAME.width, height / FRAME.height);
}

/** Where a spot of the map lies in a place that shows it whole, in pixels. */
export function inPlace({ x, y }: Spot, size: Size): Spot {
  const scale = fitted(size);
  return {
    x: size.width / 2 + (x - FRAME.x - FRAME.width / 2) * scale,
    y: size.height / 2 + (y - FRAME.y - FRAME.height / 2) * scale,
  };
}

export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function extentOf(spots: readonly Spot[]): Extent {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Around what is looked at, in units of the map: room for names and plates. */
const AIR = 76;
/**
 * How to enlarge a map that is seen whole so that an extent fills the place: by how much, and around which point of the
 * place, in pixels. `closest`: to at most so many pixels per unit. `null` if the whole map shows it large enough.
 */
export function closeUp(extent: Extent, size: Size, closest: number): { factor: number; at: Spot } | null {
  const whole = fitted(size);
  const [width, height] = [extent.right - extent.left + 2 * AIR, extent.bottom - extent.top + 2 * AIR];
  const scale = Math.min(closest, size.width / width, size.height / height);
  const factor = scale / whole;
  if (factor < 1.25) return null;
  const middle = inPlace({ x: (extent.left + extent.right) / 2, y: (extent.top + extent.bottom) / 2 }, size);
  // The point that stays where it is while everything grows, such that the middle comes to the middle.
  const still = (from: number, length: number) => (from * factor - length / 2) / (factor - 1);
  return { factor, at: { x: still(middle.x, size.width), y: still(middle.y, size.height) } };
}

/** Which part of the map is in sight, in its own units. */
export function inSight({ x, y, scale }: { x: number; y: number; scale: number }, size: Size): Extent {
  const whole = fitted(size);
  const back = (pixel: number, shift: number, length: number, from: number, extent: number) =>
    ((pixel - shift) / scale - length / 2) / whole + from + extent / 2;
  const across = (pixel: number) => back(pixel, x, size.width, FRAME.x, FRAME.width);
  const down = (pixel: number) => back(pixel, y, size.height, FRAME.y, FRAME.height);
  return { left: across(0), top: down(0), right: across(size.width), bottom: down(size.height) };
}
