/**
 * How the map is fitted into its place, and which part of it is looked at. A look is what the zoomable map around it takes:
 * how far the picture is moved, and how much enlarged beyond the size at which all of it is seen.
 */
import type { Look, Size } from '@yamanote/web/kit';
import type { Spot } from './places.ts';

/** What is seen of the city when all of it is, in the map's own units. */
export const FRAME = { x: -48, y: -42, width: 1090, height: 988 };
const MIDDLE: Spot = { x: FRAME.x + FRAME.width / 2, y: FRAME.y + FRAME.height / 2 };

/** Where the map lies, in pixels. Along its upper edge something lies over it, `covered` pixels high. */
export interface Place extends Size {
  readonly covered: number;
}

/** The middle of what is open. */
function middleOf({ width, height, covered }: Place): Spot {
  return { x: width / 2, y: (height + covered) / 2 };
}

/** Pixels per unit when the whole map is seen. */
export function fitted({ width, height, covered }: Place): number {
  return Math.min(width / FRAME.width, (height - covered) / FRAME.height);
}

/** The city and as much around it as fills the place. */
export function viewBoxFor(place: Place): string {
  const scale = fitted(place);
  const middle = middleOf(place);
  return [MIDDLE.x - middle.x / scale, MIDDLE.y - middle.y / scale, place.width / scale, place.height / scale].join(
    ' ',
  );
}

/** Where a spot of the map lies in a place that shows it whole, in pixels. */
export function inPlace({ x, y }: Spot, place: Place): Spot {
  const scale = fitted(place);
  const middle = middleOf(place);
  return { x: middle.x + (x - MIDDLE.x) * scale, y: middle.y + (y - MIDDLE.y) * scale };
}

export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function extentOf(spots: readonly Spot[]): Extent {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** In pixels, how far apart two things must be that a finger is to tell apart. */
const FINGER = 25;

/** Something to be seen; what weighs more is rather seen where not all can be. */
export interface Interest extends Spot {
  readonly weight: number;
}

/** From this many pixels per unit on, the whole map can be read: nothing is ever enlarged by itself. */
export const ROOMY = 0.75;
/** As close as anything is looked at. */
const CLOSEST = 0.95;
/** Neighbours are then 44 pixels apart, and names can be read: closer than this only what fits. */
const LEGIBLE = 0.62;
/** From here on the whole is rather seen than a part of it that fills the place. */
const SEEN_WHOLE = 0.55;
/** Around what is looked at, in units of the map: room for names and plates. */
const AIR = 62;
/** In the corners below lie a small map and buttons: what is looked at keeps so many pixels from the edge besides. */
const FOOT = 24;

/** What is seen where nothing is looked at: the city fills the place, unless all of it can be read. */
export function home(place: Place): Look {
  const whole = fitted(place);
  const filling = Math.max(place.width / FRAME.width, (place.height - place.covered) / FRAME.height);
  return lookAt(MIDDLE, whole >= SEEN_WHOLE ? whole : filling, place);
}

/**
 * All of it if it can be read then; otherwise as much of what weighs most as can be. `apart`: how near to each other, in units
 * of the map, things are that have to be told apart.
 */
export function lookFor(interests: readonly Interest[], place: Place, apart = Number.POSITIVE_INFINITY): Look {
  if (interests.length === 0 || fitted(place) >= ROOMY) return home(place);
  const open = { width: place.width, height: place.height - place.covered - FOOT };
  const { left, top, right, bottom } = extentOf(interests);
  const fits = Math.min(CLOSEST, open.width / (right - left + 2 * AIR), open.height / (bottom - top + 2 * AIR));
  const scale = Math.max(fits, LEGIBLE, Math.min(CLOSEST, FINGER / apart), fitted(place));
  const at =
    scale === fits
      ? { x: (left + right) / 2, y: (top + bottom) / 2 }
      : weightiest(interests, { width: roomIn(open.width / scale), height: roomIn(open.height / scale) });
  return lookAt(at, scale, place, FOOT / 2);
}

/** Of a stretch, what is left between the air on both sides. */
const roomIn = (length: number) => Math.max(0, length - 2 * AIR);

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

/** `scale`: pixels per unit; `up`: so many pixels above the middle of what is open. */
function lookAt(spot: Spot, scale: number, place: Place, up = 0): Look {
  const enlarged = scale / fitted(place);
  const { x, y } = inPlace(spot, place);
  const middle = middleOf(place);
  return { scale: enlarged, x: middle.x - x * enlarged, y: middle.y - up - y * enlarged };
}

/** As it is if all of these are in sight, otherwise a look at them: to watch what happens. */
export function following(look: Look, interests: readonly Interest[], place: Place): Look {
  const { left, top, right, bottom } = inSight(look, place);
  const unit = 1 / (fitted(place) * look.scale);
  const isSeen = ({ x, y }: Spot) =>
    Math.min(x - left, right - x, bottom - y) > FOOT * unit && y - top > (place.covered + FOOT) * unit;
  return interests.every(isSeen) ? look : lookFor(interests, place);
}

/** Which part of the map is in sight, in its own units. */
export function inSight({ x, y, scale }: Look, place: Place): Extent {
  const whole = fitted(place);
  const middle = middleOf(place);
  const across = (pixel: number) => ((pixel - x) / scale - middle.x) / whole + MIDDLE.x;
  const down = (pixel: number) => ((pixel - y) / scale - middle.y) / whole + MIDDLE.y;
  return { left: across(0), top: down(0), right: across(place.width), bottom: down(place.height) };
}
