/** V2 and V10: districts, the ground they cover, and what segments enter. */
import { DISTRICT_KINDS, type DistrictKind } from '../cards.ts';
import type { Complain } from './complain.ts';
import type { DistrictEntry, MapFile, SegmentEntry } from './file.ts';
import { isInside, type Path, pointsBetween } from './geometry.ts';
import { pathOf, stationsById } from './lookup.ts';
import type { DistrictId, Point } from './places.ts';

const KINDS: Readonly<Record<DistrictKind, number>> = { central: 1, inner: 4, outer: 4, corner: 4 };

/** V2: the districts of Tokyo, one station in each corner, cells that tile the grid, all on the grid and on its district. */
export function districtsAndCells(map: MapFile, complain: Complain): void {
  const { districts, stations, segments } = map;
  for (const kind of DISTRICT_KINDS) {
    const found = districts.filter((district) => district.kind === kind).length;
    if (found !== KINDS[kind]) complain('districts', { is: 'districts', kind, count: KINDS[kind] }, found);
  }
  districts.forEach(({ id, kind, stationCount }, i) => {
    const count = stations.filter(({ district }) => district === id).length;
    if (kind === 'corner' && count !== 1) complain(`districts[${i}]`, { is: 'one-station' }, count);
    if (kind !== 'corner' && count < 2) complain(`districts[${i}]`, { is: 'several-stations' }, count);
    if (stationCount !== null && stationCount !== count) {
      complain(`districts[${i}].stationCount`, { is: 'station-count', count }, stationCount);
    }
  });
  const tiled = districts.some(({ cells }) => cells !== null);
  if (tiled) cellsTile(map, complain);
  stations.forEach(({ x, y, district }, i) => {
    const home = districts.find(({ id }) => id === district) as DistrictEntry;
    if (!covers(home, [x, y])) complain(`stations[${i}]`, { is: 'place-in', district }, [x, y]);
    if (!isOnGrid(map, [x, y])) complain(`stations[${i}]`, { is: 'on-the-grid' }, [x, y]);
  });
  segments.forEach(({ path }, i) => {
    (path ?? []).forEach((point, j) => {
      if (!isOnGrid(map, point)) complain(`segments[${i}].path[${j}]`, { is: 'on-the-grid' }, point);
    });
  });
}

/** The grid is as large as its cells, which reach half a step to every side. */
function isOnGrid({ grid }: MapFile, [x, y]: Point): boolean {
  return x >= -0.5 && y >= -0.5 && x <= grid.width - 0.5 && y <= grid.height - 0.5;
}

function cellsTile(map: MapFile, complain: Complain): void {
  const { districts, grid } = map;
  const owners = new Map<string, string>();
  districts.forEach(({ id, cells }, i) => {
    if (cells === null) complain(`districts[${i}].cells`, { is: 'cells' }, null);
    (cells ?? []).forEach(([x, y], j) => {
      const where = `districts[${i}].cells[${j}]`;
      const owner = owners.get(`${x} ${y}`);
      if (owner !== undefined) complain(where, { is: 'cell-not-of', district: owner }, [x, y]);
      if (!isOnGrid(map, [x, y])) complain(where, { is: 'cell-of-the-grid' }, [x, y]);
      owners.set(`${x} ${y}`, id);
    });
  });
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      if (!owners.has(`${x} ${y}`)) complain('districts', { is: 'district-for-cell', x, y }, 'none');
    }
  }
}

/** Cells decide where there are any: outlines are then only for drawing. */
function covers({ cells, polygon }: DistrictEntry, point: Point): boolean {
  if (cells === null) return isInside(point, polygon as Point[]);
  return cells.some(([x, y]) => Math.abs(point[0] - x) < 0.5 && Math.abs(point[1] - y) < 0.5);
}

function edgesOf({ cells, polygon }: DistrictEntry): Path[] {
  if (cells === null) return [[...(polygon as Point[]), (polygon as Point[])[0]]];
  return cells.map(([x, y]) =>
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
      [-1, -1],
    ].map(([dx, dy]): Point => [x + dx / 2, y + dy / 2]),
  );
}

/**
 * V10: a segment enters no district but those of its stations, where stations count; where passing through counts, it
 * lists the others.
 */
export function enteredDistricts(map: MapFile, complain: Complain): void {
  const stations = stationsById(map);
  const passed = passedDistricts(map);
  map.segments.forEach(({ a, b, through }, i) => {
    const others = passed[i];
    const ends = [a, b].map((id) => stations.get(id)?.district);
    if (map.rules.districtCount === 'stations') {
      if (others.length > 0) complain(`segments[${i}]`, { is: 'only-districts', districts: ends }, others);
      if (through.length > 0) complain(`segments[${i}].through`, { is: 'nothing-passed' }, through);
      return;
    }
    const agrees = others.length === through.length && others.every((id) => through.includes(id));
    if (!agrees) complain(`segments[${i}].through`, { is: 'passed', districts: others }, through);
  });
}

/** By segment: the districts on its way besides those of its stations. */
export function passedDistricts(map: MapFile): DistrictId[][] {
  const stations = stationsById(map);
  const edges = map.districts.map(edgesOf);
  return map.segments.map((segment) => {
    const ends = [segment.a, segment.b].map((id) => stations.get(id)?.district);
    return entered(map, segment, edges).filter((id) => !ends.includes(id));
  });
}

function entered(map: MapFile, segment: SegmentEntry, edges: readonly Path[][]): DistrictId[] {
  const points = pointsBetween(pathOf(map, segment), edges.flat());
  return map.districts.filter((district) => points.some((point) => covers(district, point))).map(({ id }) => id);
}
