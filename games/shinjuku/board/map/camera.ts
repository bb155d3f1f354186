/**
 * How the map is fitted into its place, and which part of it is looked at. A look is what the zoomable map around it takes:
 * how far the picture is moved, and how much enlarged beyond the size at which all of it is seen.
 */
import type { Look, Size } from '@yamanote/kit';
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
const FINGER = 23.6;

/** Something to be seen; what weighs more is rather seen where not all can be. */
export interface Interest extends Spot {
  readonly weight: number;
}

/** From this many pixels per unit on, the whole map can be read: nothing is ever enlarged by itself. */
export const ROOMY = 0.75;
/** As close as anything is looked at. */
const CLOSEST = 0.95;
/** Around what is looked at, in units of the map: room for names and plates. */
const AIR = 62;
/** In the corners below lie a small map and buttons: what is looked at keeps so many pixels from the edge besides. */
const FOOT = 24;

export const WHOLE: Look = { x: 0, y: 0, scale: 1 };

/** Pixels per unit at which things that are `apart` units from each other can be told apart. */
const tellable = (apart: number) => Math.min(CLOSEST, FINGER / apart);

/** Pixels per unit at which all of this is seen, with air around it. */
function fitting({ left, top, right, bottom }: Extent, { width, height, covered }: Place): number {
  return Math.min(
    CLOSEST,
    width / (right - left + 2 * AIR),
    Math.max(0, height - covered - FOOT) / (bottom - top + 2 * AIR),
  );
}

/**
 * All of it, as near as that can be; or as much of what weighs most as can be told apart. `apart`: how near to each other, in
 * units of the map, things are that may be tapped.
 */
export function lookFor(interests: readonly Interest[], place: Place, apart = Number.POSITIVE_INFINITY): Look {
  if (interests.length === 0 || fitted(place) >= ROOMY) return WHOLE;
  const { left, top, right, bottom } = extentOf(interests);
  const fits = fitting({ left, top, right, bottom }, place);
  const scale = Math.max(fits, tellable(apart), fitted(place));
  if (scale === fitted(place)) return WHOLE;
  const at =
    scale === fits
      ? { x: (left + right) / 2, y: (top + bottom) / 2 }
      : weightiest(interests, {
          width: roomIn(place.width / scale),
          height: roomIn((place.height - place.covered - FOOT) / scale),
        });
  return lookAt(at, scale, place, FOOT / 2);
}

/**
 * As it is if all of these are in sight and can be told apart; otherwise moved, and if that is not enough a look at them.
 * Where they cannot all be seen at once, whoever sees some of those that weigh most may look on there.
 */
export function turned(
  look: Look,
  interests: readonly Interest[],
  place: Place,
  apart = Number.POSITIVE_INFINITY,
): Look {
  const scale = fitted(place) * look.scale;
  const seen = interests.filter((one) => isSeen(one, look, place));
  if (scale < tellable(apart)) return lookFor(interests, place, apart);
  if (seen.length === interests.length) return look;
  const extent = extentOf(interests);
  const fits = fitting(extent, place);
  if (scale <= fits) return shifted(look, extent, place);
  const most = Math.max(...interests.map(({ weight }) => weight));
  const isEnough = fits < tellable(apart) && seen.some(({ weight }) => weight === most);
  return isEnough ? look : lookFor(interests, place, apart);
}

/** Whether it lies in the open, away from the edges. */
function isSeen({ x, y }: Spot, look: Look, place: Place): boolean {
  const { left, top, right, bottom } = inSight(look, place);
  const unit = 1 / (fitted(place) * look.scale);
  return Math.min(x - left, right - x, bottom - y) > FOOT * unit && y - top > (place.covered + FOOT) * unit;
}

/** Moved as little as brings all of this into sight, with the air around it. */
function shifted(look: Look, extent: Extent, place: Place): Look {
  const sight = inSight(look, place);
  const unit = 1 / (fitted(place) * look.scale);
  const by = (least: number, most: number) => (least > 0 ? least : Math.min(0, most));
  const across = by(sight.left - extent.left + AIR, sight.right - extent.right - AIR);
  const down = by(
    sight.top + place.covered * unit - extent.top + AIR,
    sight.bottom - FOOT * unit - extent.bottom - AIR,
  );
  return { ...look, x: look.x + across / unit, y: look.y + down / unit };
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

/** Which part of the map is in sight, in its own units. */
export function inSight({ x, y, scale }: Look, place: Place): Extent {
  const whole = fitted(place);
  const middle = middleOf(place);
  const across = (pixel: number) => ((pixel - x) / scale - middle.x) / whole + MIDDLE.x;
  const down = (pixel: number) => ((pixel - y) / scale - middle.y) / whole + MIDDLE.y;
  return { left: across(0), top: down(0), right: across(place.width), bottom: down(place.height) };
}
