/** Where "+5" and "+10" stand: inside their district, and as far as can be from stations and tracks. */
import { type GameMap, type Point as GridPoint, HOTSPOT_POINTS } from '@yamanote/games/next-station-tokyo/rules';
import { onSheet, PITCH } from './grid.ts';
import type { Path, Point } from './path.ts';

export interface Place extends Point {
  readonly points: number;
}

/** Half the size of the written number, on a sheet whose stations are 60 apart. */
const HALF = { x: 13, y: 7.5 };
/** Candidates are so far apart. */
const STEP = 6;
/** Whatever is further away than this is out of the way. */
const FREE = { station: 26, track: 12 };

export function valuePlaces(map: GameMap, points: readonly Point[], paths: readonly Path[]): (Place | null)[] {
  return map.districts.map(({ kind, cells, stations }) => {
    const worth = HOTSPOT_POINTS[kind];
    if (worth === 0) return null;
    const squares = cells ?? stations.map((station): GridPoint => [map.stations[station].x, map.stations[station].y]);
    const inside = new Set(squares.map(String));
    let best: Place | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const square of squares) {
      const near = nearTo(onSheet(square), points, paths);
      for (const place of candidates(square, inside)) {
        const cost = costOf(place, near, least);
        if (cost < least) [best, least] = [{ ...place, points: worth }, cost];
      }
    }
    return best;
  });
}

/** Places in a square of which all four corners lie in squares of the district. */
function* candidates([column, row]: GridPoint, inside: ReadonlySet<string>): Generator<Point> {
  const within = (x: number, y: number) => inside.has(`${Math.floor(x / PITCH)},${Math.floor(y / PITCH)}`);
  for (let x = column * PITCH; x < (column + 1) * PITCH; x += STEP) {
    for (let y = row * PITCH; y < (row + 1) * PITCH; y += STEP) {
      if ([-1, 1].every((h) => [-1, 1].every((v) => within(x + h * (HALF.x + 1), y + v * (HALF.y + 1)))))
        yield { x, y };
    }
  }
}

interface Near {
  points: readonly Point[];
  edges: readonly (readonly [Point, Point])[];
}

/** What can be in the way anywhere in the square around a point. */
function nearTo(middle: Point, points: readonly Point[], paths: readonly Path[]): Near {
  const reach = PITCH / 2 + HALF.x + FREE.station;
  const edges = paths.flatMap((path) => path.slice(1).map((point, i) => [path[i], point] as const));
  const close = (point: Point) => Math.abs(point.x - middle.x) < reach && Math.abs(point.y - middle.y) < reach;
  return { points: points.filter(close), edges: edges.filter(([a, b]) => close(nearestOn(a, b, middle))) };
}

/** No further than it takes to see that a better place is known. */
function costOf(place: Point, { points, edges }: Near, enough: number): number {
  let cost = 0;
  for (const point of points) cost += 4 * crowding(apart(place, point), FREE.station);
  for (const [a, b] of edges) {
    if (cost >= enough) break;
    cost += crowding(apart(place, nearestOn(a, b, place)), FREE.track);
  }
  return cost;
}

/** From the edge of the number, not from its middle. */
function apart(place: Point, { x, y }: Point): number {
  return Math.hypot(Math.max(0, Math.abs(x - place.x) - HALF.x), Math.max(0, Math.abs(y - place.y) - HALF.y));
}

function crowding(distance: number, free: number): number {
  return distance >= free ? 0 : (1 - distance / free) ** 2;
}

function nearestOn(a: Point, b: Point, point: Point): Point {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.min(1, Math.max(0, along));
  return { x: a.x + dx * t, y: a.y + dy * t };
}
