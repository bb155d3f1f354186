/** Makes a folded map ready for play. */
import { PENCILS, RING_BIT, SYMBOLS } from '../cards.ts';
import { directionOf } from './check-lines.ts';
import type { Direction } from './file.ts';
import type { FoldedMap } from './fold.ts';
import { crossingPairs } from './geometry.ts';
import type { GameMap, Point, Segment, Station, Way } from './types.ts';

export function compileMap(folded: FoldedMap): GameMap {
  const { id, title, provenance, grid } = folded;
  const onRing = new Set(folded.ring.map(([station]) => station));
  const stations = folded.stations.map(
    ([station, x, y, symbol, district, start, name], i): Station => ({
      ...{ id: station, x, y, symbol, district, start, name },
      ring: onRing.has(i),
    }),
  );
  const segments = segmentsOf(folded, stations);
  const ways = waysOf(stations, segments);
  return {
    ...{ id, title, provenance, width: grid.width, height: grid.height },
    districts: folded.districts.map((district, i) => ({
      ...district,
      stations: indicesWhere(stations, (station) => station.district === i),
    })),
    stations,
    byId: new Map(stations.map((station, i) => [station.id, i])),
    segments,
    ring: folded.ring.map(([station]) => station),
    starts: PENCILS.map((pencil) => stations.findIndex(({ start }) => start === pencil)),
    ways,
    waysTo: ways.map((all) => SYMBOLS.map((_, symbol) => all.filter((way) => way.symbol === symbol))),
    blank: { tracks: segments.map(ringIn), connections: stations.map(ringIn) },
  };
}

function ringIn({ ring }: { ring: boolean }): number {
  return ring ? RING_BIT : 0;
}

function indicesWhere<T>(items: readonly T[], test: (item: T) => boolean): number[] {
  return items.flatMap((item, i) => (test(item) ? [i] : []));
}

/** First the tracks, then the sections of the ring. */
function segmentsOf({ tracks, ring, rules }: FoldedMap, stations: readonly Station[]): Segment[] {
  const pointOf = (station: number): Point => [stations[station].x, stations[station].y];
  const segment = (a: number, b: number, bends: readonly Point[], through: readonly number[], isRing: boolean) => ({
    ...{ a, b, ring: isRing },
    path: [pointOf(a), ...bends, pointOf(b)],
    capacity: isRing ? rules.loopCapacity : rules.trackCapacity,
    districts: [stations[a].district, stations[b].district, ...through].reduce((set, one) => set | (1 << one), 0),
  });
  const all = [
    ...tracks.map(([a, b, ...through]) => segment(a, b, [], through, false)),
    ...ring.map(([a, bends, through], i) => segment(a, ring[(i + 1) % ring.length][0], bends, through, true)),
  ];
  const pairs = crossingPairs(all.map(({ path }) => path));
  return all.map((one, i) => ({
    ...one,
    crossings: pairs.flatMap(([a, b]) => (a === i ? [b] : b === i ? [a] : [])),
  }));
}

function waysOf(stations: readonly Station[], segments: readonly Segment[]): Way[][] {
  const out = stations.map((_, from) =>
    segments.flatMap(({ a, b, path }, segment) => {
      if (from !== a && from !== b) return [];
      const to = from === a ? b : a;
      const direction = path.length > 2 ? null : directionOf(...ends(from === a ? path : path.toReversed()));
      return [{ segment, from, to, direction }];
    }),
  );
  const straightOn = (to: number, direction: Direction | null) =>
    direction === null ? undefined : out[to].find((way) => way.direction === direction);
  return out.map((ways) =>
    ways.map(({ segment, from, to, direction }): Way => {
      const on = straightOn(to, direction);
      const names = { from: stations[from].id, to: stations[to].id };
      return {
        ...{ segment, from, to, symbol: SYMBOLS.indexOf(stations[to].symbol) },
        ...{ onSegment: on?.segment ?? -1, onTo: on?.to ?? -1 },
        draw: { do: 'draw', ...names },
        circle: { do: 'circle', ...names },
        extend: on === undefined ? null : { do: 'extend', ...names, on: stations[on.to].id },
      };
    }),
  );
}

function ends(path: readonly Point[]): [Point, Point] {
  return [path[0], path[path.length - 1]];
}
