import type { MapFile, SegmentEntry, StationEntry } from './file.ts';
import type { Path } from './geometry.ts';
import type { StationId } from './places.ts';

const known = new WeakMap<MapFile, ReadonlyMap<StationId, StationEntry>>();

export function stationsById(map: MapFile): ReadonlyMap<StationId, StationEntry> {
  const stations = known.get(map) ?? new Map(map.stations.map((station) => [station.id, station]));
  known.set(map, stations);
  return stations;
}

/** Where a segment runs: as it says, or straight from station to station. */
export function pathOf(map: MapFile, { a, b, path }: SegmentEntry): Path {
  if (path !== null) return path;
  const stations = stationsById(map);
  return [a, b].map((id) => {
    const { x, y } = stations.get(id) as StationEntry;
    return [x, y] as const;
  });
}
