/** A map as columns of numbers, made once for each map that is played on. */
import {
  type Action,
  type GameMap,
  HOTSPOT_POINTS,
  MAP_IDS,
  ourMap,
  RING_BIT,
  SYMBOLS,
} from '@yamanote/games/next-station-tokyo/rules';

/** What a segment still carries: any line, one beside another with a joker, or none. */
export const FREE = 0;
export const SHARED = 1;
export const CLOSED = 2;

export interface Facts {
  /** The number of the map among those of the house; -1 for one of somebody's own. */
  readonly house: number;
  readonly stations: number;
  readonly segments: number;
  readonly districts: number;
  /** How many ways there are in all: each leads from a station over a segment to another. */
  readonly ways: number;
  /** By station and symbol, one after the other: where the ways to stations with it begin; they end where the next begin. */
  readonly waysAt: Int32Array;
  /** By way. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly segment: Int32Array;
  /** The district that it leads to, and all that it leads through, as a set. */
  readonly intoDistrict: Int32Array;
  readonly passes: Int32Array;
  /** Straight on from there; -1 where nothing goes on. */
  readonly onSegment: Int32Array;
  readonly onTo: Int32Array;
  /** By segment: where the segments begin in `crossings` that cannot be drawn beside it. */
  readonly crossingsAt: Int32Array;
  readonly crossings: Int32Array;
  /** By segment: the districts it leads through, as a set; and what it is when one more line runs on it. */
  readonly through: Int32Array;
  readonly once: Int32Array;
  /** By station. */
  readonly district: Int32Array;
  readonly symbol: Int32Array;
  readonly ring: Int32Array;
  readonly inCentre: Int32Array;
  /** By district: what an interchange there is worth at once. */
  readonly hotspot: Int32Array;
  /** By pencil. */
  readonly starts: readonly number[];
  readonly ringStations: number;
  /** What an empty sheet has at its stations, and then on its segments. */
  readonly blank: Int32Array;
  /** By number of a move. */
  readonly answers: readonly Action[];
}

export const SYMBOL_COUNT = SYMBOLS.length;

const known = new WeakMap<GameMap, Facts>();

export function factsOf(map: GameMap): Facts {
  const facts = known.get(map) ?? makeFacts(map);
  known.set(map, facts);
  return facts;
}

function makeFacts(map: GameMap): Facts {
  const { stations, segments, districts } = map;
  const groups = map.waysTo.flat();
  const ways = groups.flat();
  const once = segments.map(({ capacity }) => (capacity > 1 ? SHARED : CLOSED));
  const crossesRing = (crossings: readonly number[]) => crossings.some((other) => segments[other].ring);
  const tracks = segments.map(({ ring, crossings }, i) => (ring ? once[i] : crossesRing(crossings) ? CLOSED : FREE));
  return {
    house: MAP_IDS.findIndex((id) => ourMap(id) === map),
    stations: stations.length,
    segments: segments.length,
    districts: districts.length,
    ways: ways.length,
    waysAt: beginnings(groups),
    from: Int32Array.from(ways, (way) => way.from),
    to: Int32Array.from(ways, (way) => way.to),
    segment: Int32Array.from(ways, (way) => way.segment),
    intoDistrict: Int32Array.from(ways, (way) => stations[way.to].district),
    passes: Int32Array.from(ways, (way) => segments[way.segment].districts),
    onSegment: Int32Array.from(ways, (way) => way.onSegment),
    onTo: Int32Array.from(ways, (way) => way.onTo),
    crossingsAt: beginnings(segments.map(({ crossings }) => crossings)),
    crossings: Int32Array.from(segments.flatMap(({ crossings }) => crossings)),
    through: Int32Array.from(segments, (segment) => segment.districts),
    once: Int32Array.from(once),
    district: Int32Array.from(stations, ({ district }) => district),
    symbol: Int32Array.from(stations, ({ symbol }) => SYMBOLS.indexOf(symbol)),
    ring: Int32Array.from(stations, ({ ring }) => Number(ring)),
    inCentre: Int32Array.from(stations, ({ district }) => Number(districts[district].kind === 'central')),
    hotspot: Int32Array.from(districts, ({ kind }) => HOTSPOT_POINTS[kind]),
    starts: map.starts,
    ringStations: map.ring.length,
    blank: Int32Array.from([...stations.map(({ ring }) => (ring ? RING_BIT : 0)), ...tracks]),
    answers: [
      { do: 'pass' },
      ...ways.map(({ draw }) => draw),
      ...ways.map(({ circle }) => circle),
      ...ways.map(({ extend, draw }) => extend ?? draw),
    ],
  };
}

/** Where each of these lists begins when all stand in one row, and where the last ends. */
function beginnings(lists: readonly (readonly unknown[])[]): Int32Array {
  const starts = new Int32Array(lists.length + 1);
  for (const [i, list] of lists.entries()) starts[i + 1] = starts[i] + list.length;
  return starts;
}
