/** What the tools do to a map: stations, starts, districts, tracks and the ring. */
import type { FoldedStation, PencilId, Point, SymbolId } from '@yamanote/games/next-station-tokyo/rules';
import { DISTRICT, type Draft, districtAt, hasTrack, START, SYMBOL, stationAt, X, Y } from './draft.ts';

/** A station with this symbol: a new one, another symbol for an old one, or none if it has this one already. */
export function withStation(draft: Draft, x: number, y: number, symbol: SymbolId): Draft {
  const at = stationAt(draft, x, y);
  if (at < 0) {
    const station: FoldedStation = [`x${x}y${y}`, x, y, symbol, Math.max(0, districtAt(draft, x, y)), null, null];
    return { ...draft, stations: [...draft.stations, station] };
  }
  return draft.stations[at][SYMBOL] === symbol ? without(draft, at) : changed(draft, at, SYMBOL, symbol);
}

function changed(draft: Draft, at: number, field: number, value: FoldedStation[number]): Draft {
  return { ...draft, stations: draft.stations.with(at, draft.stations[at].with(field, value) as never) };
}

/** Whatever leads to a station goes with it. */
export function without(draft: Draft, gone: number): Draft {
  const moved = (station: number) => (station > gone ? station - 1 : station);
  return {
    ...draft,
    stations: draft.stations.toSpliced(gone, 1),
    tracks: draft.tracks.flatMap(([a, b, ...through]) =>
      a === gone || b === gone ? [] : [[moved(a), moved(b), ...through]],
    ),
    ring: ringOf(
      draft,
      draft.ring.map(([station]) => station).filter((station) => station !== gone),
    ).map(([station, bends, through]) => [moved(station), bends, through]),
  };
}

/** This pencil starts here and nowhere else; a second time, nowhere. */
export function withStart(draft: Draft, at: number, pencil: PencilId): Draft {
  const had = draft.stations[at][START] === pencil;
  const cleared = draft.stations.reduce(
    (rest, station, i) => (station[START] === pencil ? changed(rest, i, START, null) : rest),
    draft,
  );
  return had ? cleared : changed(cleared, at, START, pencil);
}

/** This square belongs to this district, and so does the station on it. */
export function painted(draft: Draft, x: number, y: number, district: number): Draft {
  if (districtAt(draft, x, y) === district) return draft;
  const districts = draft.districts.map((one, i) => {
    const cells = (one.cells ?? []).filter(([cx, cy]) => cx !== x || cy !== y);
    return { ...one, cells: i === district ? [...cells, [x, y] as const] : cells };
  });
  const at = stationAt(draft, x, y);
  return at < 0 ? { ...draft, districts } : changed({ ...draft, districts }, at, DISTRICT, district);
}

export function withTrack(draft: Draft, a: number, b: number): Draft {
  if (a === b) return draft;
  if (!hasTrack(draft, a, b)) return { ...draft, tracks: [...draft.tracks, [Math.min(a, b), Math.max(a, b)]] };
  const others = draft.tracks.filter(([one, other]) => !(one === a && other === b) && !(one === b && other === a));
  return { ...draft, tracks: others };
}

/** The station goes to the end of the ring; one that is on it leaves it. */
export function withRing(draft: Draft, at: number): Draft {
  const order = draft.ring.map(([station]) => station);
  return { ...draft, ring: ringOf(draft, order.includes(at) ? order.filter((one) => one !== at) : [...order, at]) };
}

/** Sections that stay keep their bends; a new one goes straight if it can. */
function ringOf({ stations, ring }: Draft, order: readonly number[]): Draft['ring'] {
  return order.map((from, i) => {
    const to = order[(i + 1) % order.length];
    const old = ring.findIndex(([station]) => station === from);
    const oldNext = old < 0 ? -1 : ring[(old + 1) % ring.length][0];
    return oldNext === to ? ring[old] : ([from, bendsBetween(stations[from], stations[to])[0], []] as const);
  });
}

/** The other way for the section that leads on from the ring's station number `i`. */
export function bent(draft: Draft, i: number): Draft {
  const { ring, stations } = draft;
  const [from, bends, through] = ring[i];
  const ways = bendsBetween(stations[from], stations[ring[(i + 1) % ring.length][0]]);
  const now = ways.findIndex((way) => String(way) === String(bends));
  return { ...draft, ring: ring.with(i, [from, ways[(now + 1) % ways.length], through]) };
}

/**
 * The ways in which a section may run: straight if that is one of the eight directions, else level and then slanting or
 * the other way round; and around either corner, sharp or cut off.
 */
export function bendsBetween(a: FoldedStation, b: FoldedStation): readonly (readonly Point[])[] {
  const [dx, dy] = [b[X] - a[X], b[Y] - a[Y]];
  if (dx === 0 || dy === 0) return [[]];
  const slant = Math.min(Math.abs(dx), Math.abs(dy));
  const [sx, sy] = [Math.sign(dx), Math.sign(dy)];
  const direct: Point[][] =
    Math.abs(dx) === Math.abs(dy)
      ? [[]]
      : [[[b[X] - sx * slant, b[Y] - sy * slant]], [[a[X] + sx * slant, a[Y] + sy * slant]]];
  const cut: Point[][] = [
    [
      [b[X] - sx, a[Y]],
      [b[X], a[Y] + sy],
    ],
    [
      [a[X], b[Y] - sy],
      [a[X] + sx, b[Y]],
    ],
  ];
  return [...direct, ...(slant > 1 ? cut : []), [[b[X], a[Y]]], [[a[X], b[Y]]]];
}

const STEPS: readonly Point[] = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
];

/** Tracks from every station to the next in each of the eight directions; those that are not printed are then taken out. */
export function withAllNeighbours(draft: Draft): Draft {
  const { width, height } = draft.grid;
  const onRing = (a: number, b: number) =>
    draft.ring.some(([from], i) => {
      const to = draft.ring[(i + 1) % draft.ring.length][0];
      return (from === a && to === b) || (from === b && to === a);
    });
  return draft.stations.reduce((map, station, from) => {
    for (const [dx, dy] of STEPS) {
      let [x, y] = [station[X] + dx, station[Y] + dy];
      while (x >= 0 && x < width && y >= 0 && y < height && stationAt(draft, x, y) < 0) [x, y] = [x + dx, y + dy];
      const to = stationAt(draft, x, y);
      if (to >= 0 && !hasTrack(map, from, to) && !onRing(from, to)) map = withTrack(map, from, to);
    }
    return map;
  }, draft);
}
