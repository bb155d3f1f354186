import type { MapFile, SegmentEntry, StationEntry } from './file.ts';
import type { Path } from './geometry.ts';
import type { StationId } from './types.ts';

export function stationsById({ stations }: MapFile): ReadonlyMap<StationId, StationEntry> {
  return new Map(stations.map((station) => [station.id, station]));
}

/** Where a segment runs: as it says, or straight from station to station. */
export function pathOf(map: MapFile, { a, b, path }: SegmentEntry): Path {
  if (path !== null) return path;
  return [a, b].map((id) => {
    const { x, y } = map.stations.find((station) => station.id === id) as StationEntry;
    return [x, y] as const;
  });
}
