/**
 * A map folded small: what cannot be worked out from the rest of it, and nothing else. A map that is not ours travels in
 * the state of its match in this form; unfolded it is a file again.
 */
import type { DistrictKind, PencilId, SymbolId } from '../cards.ts';
import { PENCILS, SYMBOLS } from '../cards.ts';
import { directionOf } from './check-lines.ts';
import { MAP_SCHEMA, type MapFile, type SegmentEntry } from './file.ts';
import { crossingPairs } from './geometry.ts';
import { pathOf } from './lookup.ts';
import type { DistrictId, Point, StationId } from './places.ts';

export interface FoldedMap {
  readonly id: string;
  readonly title: string;
  readonly provenance: string;
  readonly rules: Readonly<MapFile['rules']>;
  readonly grid: Readonly<MapFile['grid']>;
  readonly districts: readonly {
    readonly id: DistrictId;
    readonly kind: DistrictKind;
    readonly cells: readonly Point[] | null;
    readonly polygon: readonly Point[] | null;
  }[];
  readonly stations: readonly FoldedStation[];
  /** Pairs of stations by index, followed by the districts that the track passes through besides theirs. */
  readonly tracks: readonly (readonly number[])[];
  /** In the order of the ring: a station by index, and the section that leads on from it. */
  readonly ring: readonly FoldedSection[];
}

export type FoldedStation = readonly [
  id: StationId,
  x: number,
  y: number,
  symbol: SymbolId,
  district: number,
  start: PencilId | null,
  name: string | null,
];

type FoldedSection = readonly [station: number, bends: readonly Point[], through: readonly number[]];

export function foldMap(map: MapFile): FoldedMap {
  const districtOf = indexIn(map.districts);
  const stationOf = indexIn(map.stations);
  const { order, segments: sections } = map.loop as NonNullable<MapFile['loop']>;
  return {
    id: map.id,
    title: map.title,
    provenance: map.provenance.status,
    rules: map.rules,
    grid: map.grid,
    districts: map.districts.map(({ id, kind, cells, polygon }) => ({ id, kind, cells, polygon })),
    stations: map.stations.map(({ id, x, y, symbol, district, startColour, name }) => [
      ...([id, x, y, symbol, districtOf(district), startColour, name] as const),
    ]),
    tracks: map.segments
      .filter(({ kind }) => kind === 'track')
      .map(({ a, b, through }) => [stationOf(a), stationOf(b), ...through.map(districtOf)]),
    ring: order.map((from, i) => {
      const section = map.segments.find(({ id }) => id === sections[i]) as SegmentEntry;
      const bends = pathOf(map, section).slice(1, -1);
      const through = section.through.map(districtOf);
      return [stationOf(from), section.a === from ? bends : bends.toReversed(), through];
    }),
  };
}

function indexIn(items: readonly { readonly id: string }[]): (id: string) => number {
  const indices = new Map(items.map(({ id }, i) => [id, i]));
  return (id) => indices.get(id) as number;
}

/** The file of a folded map, as one would write it: with everything that follows from the rest. */
export function unfoldMap(folded: FoldedMap) {
  const { id, title, provenance, rules, grid, districts, stations, ring } = folded;
  const tracks = tracksOf(folded);
  const sections = sectionsOf(folded);
  const onRing = new Set(ring.map(([station]) => station));
  return {
    schemaVersion: MAP_SCHEMA,
    id,
    title,
    provenance: { status: provenance },
    rules: { ...rules },
    grid: { ...grid },
    symbols: [...SYMBOLS],
    lineColours: PENCILS.map((pencil) => ({ id: pencil })),
    loopColour: { id: 'green' },
    districts: districts.map(({ id: name, kind, cells, polygon }) => ({
      id: name,
      ring: kind,
      ...(cells && { cells }),
      ...(polygon && { polygon }),
    })),
    stations: stations.map(([name, x, y, symbol, district, start, title], i) => ({
      ...{ id: name, x, y, symbol, district: districts[district].id },
      ...(start && { startColour: start }),
      ...(onRing.has(i) && { loop: true as const }),
      ...(title && { name: title }),
    })),
    segments: [...tracks, ...sections],
    loop: { order: ring.map(([station]) => stations[station][0]), segments: sections.map((section) => section.id) },
    crossings: crossingPairs(folded.tracks.map(([a, b]) => [pointOf(stations[a]), pointOf(stations[b])])).map((pair) =>
      pair.map((track) => tracks[track].id),
    ),
  };
}

function tracksOf({ tracks, stations, districts }: FoldedMap) {
  return tracks.map(([from, to, ...through], i) => {
    const [a, b] = [stations[from], stations[to]];
    return {
      ...{ id: `track-${i}`, a: a[0], b: b[0], kind: 'track', dir: directionOf(pointOf(a), pointOf(b)) },
      ...(through.length > 0 && { through: through.map((district) => districts[district].id) }),
    };
  });
}

function sectionsOf({ ring, stations, districts }: FoldedMap) {
  return ring.map(([from, bends, through], i) => {
    const [a, b] = [stations[from], stations[ring[(i + 1) % ring.length][0]]];
    return {
      ...{ id: `ring-${i}`, a: a[0], b: b[0], kind: 'loop' },
      dir: bends.length > 0 ? null : directionOf(pointOf(a), pointOf(b)),
      path: [pointOf(a), ...bends, pointOf(b)],
      ...(through.length > 0 && { through: through.map((district) => districts[district].id) }),
    };
  });
}

function pointOf([, x, y]: FoldedStation): Point {
  return [x, y];
}
