/** The shapes of the wards, put together from the borders around them. */
import { WARD_IDS, type WardId } from '@yamanote/games/shinjuku/rules';
import { BORDERS, type Border, type Point } from './borders.ts';
import { chainOf, commandsOf, curveThrough, reversed } from './curve.ts';

export interface WardShape {
  /** Its outline, for the attribute `d`. */
  readonly path: string;
  /** Its outline as corners that lie close together. */
  readonly corners: readonly Point[];
  readonly box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
}

/** Neighbours never have the same. */
export type Tint = 'leaf' | 'rose' | 'cream' | 'sand' | 'lilac';

const TINTED: Readonly<Record<Tint, readonly WardId[]>> = {
  leaf: ['nerima', 'kita', 'katsushika', 'shibuya', 'koto'],
  rose: ['itabashi', 'nakano', 'taito', 'minato', 'ota'],
  cream: ['adachi', 'bunkyo', 'setagaya', 'shinagawa'],
  sand: ['toshima', 'sumida', 'chiyoda', 'meguro'],
  lilac: ['suginami', 'shinjuku', 'arakawa', 'chuo', 'edogawa'],
};

export const TINTS = Object.fromEntries(
  Object.entries(TINTED).flatMap(([tint, wards]) => wards.map((ward) => [ward, tint])),
) as Readonly<Record<WardId, Tint>>;

export const WARD_SHAPES = Object.fromEntries(WARD_IDS.map((ward) => [ward, shapeOf(ward)])) as Readonly<
  Record<WardId, WardShape>
>;

/** A border drawn on its own: a river, the coast. */
export function borderPath({ points }: Border): string {
  return `M${points[0].join(' ')}${commandsOf(curveThrough(points))}`;
}

export function contains(ward: WardId, [x, y]: Point): boolean {
  const { corners } = WARD_SHAPES[ward];
  let inside = false;
  for (const [i, [ax, ay]] of corners.entries()) {
    const [bx, by] = corners[(i + 1) % corners.length];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

function shapeOf(ward: WardId): WardShape {
  const curves = ringOf(ward);
  const corners = curves.flatMap((curve) => chainOf(curve));
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return {
    path: `M${curves[0][0].from.join(' ')}${curves.map(commandsOf).join('')}Z`,
    corners,
    box: { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) },
  };
}

/** The ward's borders end to end, each turned the way that goes round. */
function ringOf(ward: WardId) {
  const left = BORDERS.filter(({ sides }) => sides.includes(ward)).map(({ points }) => curveThrough(points));
  const ring = left.splice(0, 1);
  while (left.length > 0) {
    const end = ring[ring.length - 1].at(-1)?.to;
    const next = left.findIndex((curve) => meet(curve[0].from, end) || meet(curve[curve.length - 1].to, end));
    if (next < 0) throw new Error(`the borders of ${ward} do not close`);
    const [curve] = left.splice(next, 1);
    ring.push(meet(curve[0].from, end) ? curve : reversed(curve));
  }
  return ring;
}

function meet(one: Point, other: Point | undefined): boolean {
  return other !== undefined && one[0] === other[0] && one[1] === other[1];
}
