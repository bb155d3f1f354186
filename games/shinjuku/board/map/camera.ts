/**
 * How the map is fitted into its place, and which part of it is looked at. A look is what the zoomable map around it takes:
 * how far the picture is moved, and how much enlarged beyond the size at which all of it is seen.
 */
import type { Look, Size } from '@yamanote/web/kit';
import type { Spot } from './places.ts';

/** What is seen of the city when all of it is, in the map's own units. */
export const FRAME = { x: -48, y: -42, width: 1090, height: 988 };
const MIDDLE: Spot = { x: FRAME.x + FRAME.width / 2, y: FRAME.y + FRAME.height / 2 };

/** Pixels per unit when the whole map is seen. */
export function fitted({ width, height }: Size): number {
  return Math.min(width / FRAME.width, height / FRAME.height);
}

/** The city and as much around it as fills the place. */
export function viewBoxFor(size: Size): string {
  const scale = fitted(size);
  const [width, height] = [size.width / scale, size.height / scale];
  return [MIDDLE.x - width / 2, MIDDLE.y - height / 2, width, height].join(' ');
}

/** Where a spot of the map lies in a place that shows it whole, in pixels. */
export function inPlace({ x, y }: Spot, size: Size): Spot {
  const scale = fitted(size);
  return { x: size.width / 2 + (x - MIDDLE.x) * scale, y: size.height / 2 + (y - MIDDLE.y) * scale };
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

/** Something to be seen; what weighs more is rather seen where not all can be. */
export interface Interest extends Spot {
  readonly weight: number;
}

/** What lies over the map along its edges, in pixels. */
export interface Edges {
  readonly top: number;
  readonly bottom: number;
  readonly sides: number;
}

/** From this many pixels per unit on, the whole map can be read: nothing is ever enlarged by itself. */
const ROOMY = 0.75;
/** As close as anything is looked at. */
const CLOSEST = 1.15;
/** Neighbours are then 44 pixels apart, and names can be read: closer than this only what fits. */
const LEGIBLE = 0.62;
/** Around what is looked at, in units of the map: room for names and plates. */
const AIR = 62;

/** Fills the place: what is seen where nothing is looked at, if the whole could not be read. */
export function home(size: Size): Look {
  const cover = Math.max(size.width / FRAME.width, size.height / FRAME.height);
  return fitted(size) >= LEGIBLE - 0.05 ? lookAt(MIDDLE, fitted(size), size) : lookAt(MIDDLE, cover, size);
}

/** All of it if it can be read then; otherwise as much of what weighs most as can be. */
export function lookFor(interests: readonly Interest[], size: Size, edges: Edges): Look {
  if (interests.length === 0 || fitted(size) >= ROOMY) return home(size);
  const free = { width: size.width - 2 * edges.sides, height: size.height - edges.top - edges.bottom };
  const { left, top, right, bottom } = extentOf(interests);
  const fits = Math.min(CLOSEST, free.width / (right - left + 2 * AIR), free.height / (bottom - top + 2 * AIR));
  const scale = Math.max(fits, LEGIBLE, fitted(size));
  const at =
    scale === fits
      ? { x: (left + right) / 2, y: (top + bottom) / 2 }
      : weightiest(interests, { width: free.width / scale - 2 * AIR, height: free.height / scale - 2 * AIR });
  const shift = (edges.top - edges.bottom) / 2;
  return lookAt(at, scale, size, shift);
}

/** The middle of the window of this size, in units of the map, that holds the most weight. */
function weightiest(interests: readonly Interest[], { width, height }: Size): Spot {
  // Windows that have something at their left and something at their upper edge are enough to find the best.
  const corners = interests.flatMap(({ x }) => interests.map(({ y }) => ({ x, y })));
  const held = (corner: Spot) =>
    interests.filter(({ x, y }) => x >= corner.x && x <= corner.x + width && y >= corner.y && y <= corner.y + height);
  const weight = (all: readonly Interest[]) => all.reduce((sum, one) => sum + one.weight, 0);
  const best = corners.map(held).reduce((one, other) => (weight(other) > weight(one) ? other : one));
  const { left, top, right, bottom } = extentOf(best);
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** `scale`: pixels per unit; `down`: so many pixels below the middle of the place. */
function lookAt(spot: Spot, scale: number, size: Size, down = 0): Look {
  const enlarged = scale / fitted(size);
  const { x, y } = inPlace(spot, size);
  return { scale: enlarged, x: size.width / 2 - x * enlarged, y: size.height / 2 + down - y * enlarged };
}

/** As it is if all of these are in sight, otherwise a look at them: to watch what happens. */
export function following(look: Look, interests: readonly Interest[], size: Size, edges: Edges): Look {
  const { left, top, right, bottom } = inSight(look, size);
  const unit = 1 / (fitted(size) * look.scale);
  const isSeen = ({ x, y }: Spot) =>
    Math.min(x - left, right - x) > edges.sides * unit &&
    y - top > edges.top * unit &&
    bottom - y > edges.bottom * unit;
  return interests.every(isSeen) ? look : lookFor(interests, size, edges);
}

/** Which part of the map is in sight, in its own units. */
export function inSight({ x, y, scale }: Look, size: Size): Extent {
  const whole = fitted(size);
  const back = (pixel: number, shift: number, length: number, middle: number) =>
    ((pixel - shift) / scale - length / 2) / whole + middle;
  const across = (pixel: number) => back(pixel, x, size.width, MIDDLE.x);
  const down = (pixel: number) => back(pixel, y, size.height, MIDDLE.y);
  return { left: across(0), top: down(0), right: across(size.width), bottom: down(size.height) };
}
