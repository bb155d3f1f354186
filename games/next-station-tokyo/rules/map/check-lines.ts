/** V4 to V9: the ring, the tracks, and what meets what. */
import type { Complain } from './complain.ts';
import { DIRECTIONS, type Direction, type MapFile, type SegmentEntry } from './file.ts';
import { crossingPairs, isInside, isSame, liesOn, meetOffEnds, type Path, touchesItself } from './geometry.ts';
import { pathOf, stationsById } from './lookup.ts';
import type { Point } from './places.ts';

const RING_STATIONS = 8;

/** V4: eight flagged stations, joined by ring sections in the order that the ring names. */
export function ringSections(map: MapFile, complain: Complain): void {
  const { loop, stations, segments } = map;
  if (loop === null) {
    complain('loop', { is: 'ring', count: RING_STATIONS }, null);
    return;
  }
  const { order } = loop;
  if (new Set(order).size !== RING_STATIONS || order.length !== RING_STATIONS) {
    complain('loop.order', { is: 'ring-stations', count: RING_STATIONS }, order);
  }
  stations.forEach(({ id, loop: flagged }, i) => {
    if (flagged !== order.includes(id)) {
      complain(`stations[${i}].loop`, { is: flagged ? 'no-ring-flag' : 'ring-flag' }, flagged);
    }
  });
  if (loop.segments.length !== RING_STATIONS)
    complain('loop.segments', { is: 'ring-sections', count: RING_STATIONS }, loop.segments);
  // Which stations a section should join can be said only if there is one for each.
  const sections = loop.segments.length === order.length ? loop.segments : [];
  sections.forEach((id, i) => {
    const section = segments.find((segment) => segment.id === id) as SegmentEntry;
    const [from, to] = [order[i], order[(i + 1) % order.length]];
    const joins =
      section.kind === 'loop' && [section.a, section.b].includes(from) && [section.a, section.b].includes(to);
    if (!joins) complain(`loop.segments[${i}]`, { is: 'section-between', from, to }, id);
  });
  segments.forEach(({ id, kind }, i) => {
    if (kind === 'loop' && !loop.segments.includes(id)) complain(`segments[${i}]`, { is: 'named-section' }, id);
  });
  segments.forEach((section, i) => {
    if (section.kind === 'loop') bends(map, section, `segments[${i}]`, complain);
  });
}

/** A path leads from the first station to the second; where it is straight in one of eight directions, `dir` says so. */
function bends(map: MapFile, section: SegmentEntry, where: string, complain: Complain): void {
  const path = pathOf(map, section);
  const [from, to] = pathOf(map, { ...section, path: null });
  if (!isSame(path[0], from) || !isSame(path[path.length - 1], to)) {
    complain(`${where}.path`, { is: 'way-between', from: section.a, to: section.b }, path);
  } else if (section.dir !== (path.length === 2 ? directionOf(from, to) : null)) {
    const direction = path.length === 2 ? directionOf(from, to) : null;
    complain(`${where}.dir`, { is: 'direction', direction }, section.dir);
  }
}

/** V5: what is central lies inside the ring, the rest outside; its own stations are not central. */
export function insideAndOutside(map: MapFile, complain: Complain): void {
  const central = new Set(map.districts.filter(({ kind }) => kind === 'central').map(({ id }) => id));
  const outline = ringOutline(map);
  map.stations.forEach(({ x, y, district, loop }, i) => {
    const where = `stations[${i}]`;
    if (loop) {
      if (central.has(district)) complain(`${where}.district`, { is: 'not-central' }, district);
    } else if (central.has(district) !== isInside([x, y], outline)) {
      complain(where, { is: central.has(district) ? 'inside-the-ring' : 'outside-the-ring', district }, [x, y]);
    }
  });
}

function ringOutline(map: MapFile): Path {
  const { order, segments } = map.loop as NonNullable<MapFile['loop']>;
  return segments.flatMap((id, i) => {
    const section = map.segments.find((segment) => segment.id === id) as SegmentEntry;
    const path = pathOf(map, section);
    return (section.a === order[i] ? path : path.toReversed()).slice(0, -1);
  });
}

/** V6: tracks are straight in one of eight directions, pass no station, and are the only segment between their stations. */
export function tracks(map: MapFile, complain: Complain): void {
  const stations = stationsById(map);
  const joined = new Map<string, string>();
  map.segments.forEach((segment, i) => {
    const { id, a, b, kind, dir } = segment;
    const pair = keyOf([a, b]);
    const other = joined.get(pair);
    if (other !== undefined) complain(`segments[${i}]`, { is: 'not-joined-by', segment: other }, [a, b]);
    joined.set(pair, id);
    if (kind === 'loop') return;
    const [from, to] = [a, b].map((end): Point => [stations.get(end)?.x as number, stations.get(end)?.y as number]);
    const direction = directionOf(from, to);
    if (direction === null) complain(`segments[${i}]`, { is: 'straight' }, [from, to]);
    else if (direction !== dir) complain(`segments[${i}].dir`, { is: 'direction', direction }, dir);
    if (
      segment.path !== null &&
      !(segment.path.length === 2 && isSame(segment.path[0], from) && isSame(segment.path[1], to))
    )
      complain(`segments[${i}].path`, { is: 'straight-path' }, segment.path);
    for (const station of map.stations) {
      if (station.id === a || station.id === b || !liesOn([station.x, station.y], [from, to])) continue;
      complain(`segments[${i}]`, { is: 'no-station-on-the-way' }, station.id);
    }
  });
}

/** The same for both orders of a pair; ids may have any characters. */
function keyOf(pair: readonly string[]): string {
  return JSON.stringify([...pair].sort());
}

/** One of the eight directions from a point to another, or `null` if it is none of them. */
export function directionOf([x, y]: Point, [toX, toY]: Point): Direction | null {
  const [dx, dy] = [toX - x, toY - y];
  if (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy)) return null;
  return DIRECTIONS.find((_, i) => STEPS[i][0] === Math.sign(dx) && STEPS[i][1] === Math.sign(dy)) ?? null;
}

const STEPS: readonly Point[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
];

/** V7: a ring section does not touch itself, and nothing meets it but in a station that ends both. */
export function ringAlone(map: MapFile, complain: Complain): void {
  const sections = map.segments.filter(({ kind }) => kind === 'loop');
  map.segments.forEach((segment, i) => {
    const path = pathOf(map, segment);
    const met = sections.filter((section) => section !== segment && meetOffEnds(path, pathOf(map, section)));
    if (met.length > 0)
      complain(
        `segments[${i}]`,
        { is: 'meets-ring-in-stations' },
        met.map(({ id }) => id),
      );
    if (segment.kind === 'loop' && touchesItself(path))
      complain(`segments[${i}].path`, { is: 'not-touching-itself' }, path);
  });
}

/** V8: the list of crossings has exactly the pairs of tracks that share a point which is not an end of both. */
export function crossings(map: MapFile, complain: Complain): void {
  const listed = new Map<string, number>();
  map.crossings.forEach((pair, i) => {
    if (listed.has(keyOf(pair))) complain(`crossings[${i}]`, { is: 'pair-once' }, pair);
    listed.set(keyOf(pair), i);
  });
  const tracks = map.segments.filter(({ kind }) => kind === 'track');
  for (const crossing of crossingPairs(tracks.map((track) => pathOf(map, track)))) {
    const pair = crossing.map((track) => tracks[track].id);
    if (!listed.delete(keyOf(pair))) complain('crossings', { is: 'crossing', pair }, 'none');
  }
  for (const i of listed.values()) complain(`crossings[${i}]`, { is: 'tracks-that-cross' }, map.crossings[i]);
}

/** V9: a ring section touches no station but those at its ends. */
export function stationsOnRing(map: MapFile, complain: Complain): void {
  map.segments.forEach((section, i) => {
    if (section.kind === 'track') return;
    const path = pathOf(map, section);
    for (const { id, x, y } of map.stations) {
      if (id === section.a || id === section.b || !liesOn([x, y], path)) continue;
      complain(`segments[${i}].path`, { is: 'no-station-on-the-way' }, id);
    }
  });
}
