/** Plane geometry of paths and polygons, exact for the whole and half numbers of which maps are made. */
import type { Point } from './places.ts';

/** A line through two or more points. */
export type Path = readonly Point[];

/** Above 0 if `c` lies on one side of the line from `a` to `b`, below on the other, 0 if on it. */
function side(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

export function isSame(a: Point, b: Point): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

function liesBetween(point: Point, a: Point, b: Point): boolean {
  return (
    side(a, b, point) === 0 &&
    Math.min(a[0], b[0]) <= point[0] &&
    point[0] <= Math.max(a[0], b[0]) &&
    Math.min(a[1], b[1]) <= point[1] &&
    point[1] <= Math.max(a[1], b[1])
  );
}

function pieces(path: Path): [Point, Point][] {
  return path.slice(1).map((point, i) => [path[i], point]);
}

export function liesOn(point: Point, path: Path): boolean {
  return pieces(path).some(([a, b]) => liesBetween(point, a, b));
}

/** Whether two paths share any point that is not an end of both. */
export function meetOffEnds(one: Path, other: Path): boolean {
  const isEndOfBoth = (point: Point) =>
    [one, other].every((path) => isSame(point, path[0]) || isSame(point, path[path.length - 1]));
  return pieces(one).some(([a, b]) =>
    pieces(other).some(([c, d]) => {
      const [sideC, sideD, sideA, sideB] = [side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)];
      if (sideC * sideD < 0 && sideA * sideB < 0) return true;
      const shared = [
        ...[c, d].filter((point) => liesBetween(point, a, b)),
        ...[a, b].filter((point) => liesBetween(point, c, d)),
      ];
      // Two pieces of one line that share two points share all between them.
      return shared.some((point) => !isEndOfBoth(point) || !isSame(point, shared[0]));
    }),
  );
}

/** Whether a path comes back to a point that it has passed. */
export function touchesItself(path: Path): boolean {
  const all = pieces(path);
  return all.some((one, i) =>
    all
      .slice(i + 1)
      .some((other, later) => meetOffEnds(one, other) || (later > 0 && one.some((end) => liesOn(end, other)))),
  );
}

/** By index: all pairs of paths that share a point which is not an end of both. */
export function crossingPairs(paths: readonly Path[]): [number, number][] {
  const pairs: [number, number][] = [];
  for (let i = 0; i < paths.length; i++) {
    for (let j = i + 1; j < paths.length; j++) {
      // Most pairs are far apart.
      if (doOverlap(boxOf(paths[i]), boxOf(paths[j])) && meetOffEnds(paths[i], paths[j])) pairs.push([i, j]);
    }
  }
  return pairs;
}

/** The upright rectangle around a path. */
interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const known = new WeakMap<Path, Box>();

/** Remembered, as each path is compared with many others. */
function boxOf(path: Path): Box {
  const box = known.get(path) ?? boxAround(path);
  known.set(path, box);
  return box;
}

function boxAround(path: Path): Box {
  const xs = path.map(([x]) => x);
  const ys = path.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function doOverlap(one: Box, other: Box): boolean {
  return one.left <= other.right && other.left <= one.right && one.top <= other.bottom && other.top <= one.bottom;
}

/** Whether a point lies inside a polygon; on its edge it does not. */
export function isInside(point: Point, polygon: readonly Point[]): boolean {
  const edges = pieces([...polygon, polygon[0]]);
  if (edges.some(([a, b]) => liesBetween(point, a, b))) return false;
  const crossed = edges.filter(([a, b]) => {
    if (a[1] > point[1] === b[1] > point[1]) return false;
    return point[0] < a[0] + ((point[1] - a[1]) * (b[0] - a[0])) / (b[1] - a[1]);
  });
  return crossed.length % 2 === 1;
}

/** Cuts a path where it meets any of the edges, and gives a point inside of each piece that is left. */
export function pointsBetween(path: Path, edges: readonly Path[]): Point[] {
  const box = boxOf(path);
  const near = edges.filter((edge) => doOverlap(box, boxOf(edge)));
  return pieces(path).flatMap(([a, b]) => {
    const at = (t: number): Point => [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])];
    const cuts = near.flatMap((edge) => pieces(edge).flatMap(([c, d]) => cutsOf(a, b, c, d)));
    const sorted = [0, ...cuts, 1].sort((s, t) => s - t);
    return sorted.slice(1).flatMap((t, i) => (t - sorted[i] > TINY ? [at((t + sorted[i]) / 2)] : []));
  });
}

const TINY = 1e-9;

/** How far along from `a` to `b` the line from `c` to `d` meets it, as a share from 0 to 1. */
function cutsOf(a: Point, b: Point, c: Point, d: Point): number[] {
  const [sideA, sideB] = [side(c, d, a), side(c, d, b)];
  // Along one line, or to one side of it: nothing is cut.
  if (sideA === sideB || sideA * sideB > 0 || side(a, b, c) * side(a, b, d) > 0) return [];
  return [sideA / (sideA - sideB)];
}
