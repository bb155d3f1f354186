/** New maps, other sizes, and maps from elsewhere brought onto squares. */
import { type DistrictKind, isInside, type Point } from '@yamanote/games/next-station-tokyo/rules';
import { without } from './changes.ts';
import { type Draft, districtAt, ID, X, Y } from './draft.ts';

/** Printed sheets are about ten by ten. */
export const SMALLEST = 6;
export const LARGEST = 16;

/** An empty sheet, with districts laid around its middle as a first guess. */
export function blankDraft(title: string, provenance: string, width = 10, height = 10): Draft {
  return {
    id: idOf(title),
    title,
    provenance,
    rules: { districtCount: 'stations', loopCapacity: 2, trackCapacity: 2 },
    grid: { width, height },
    districts: DISTRICTS.map(({ id, kind }) => ({
      id,
      kind,
      cells: squares(width, height).filter(([x, y]) => guess(x, y, width, height) === id),
      polygon: null,
    })),
    stations: [],
    tracks: [],
    ring: [],
  };
}

export const DISTRICTS: readonly { readonly id: string; readonly kind: DistrictKind }[] = [
  { id: 'central', kind: 'central' },
  ...['north', 'east', 'south', 'west'].map((side) => ({ id: `inner-${side}`, kind: 'inner' as const })),
  ...['north', 'east', 'south', 'west'].map((side) => ({ id: `outer-${side}`, kind: 'outer' as const })),
  ...['nw', 'ne', 'se', 'sw'].map((corner) => ({ id: `corner-${corner}`, kind: 'corner' as const })),
];

function squares(width: number, height: number): Point[] {
  return Array.from({ length: width * height }, (_, i): Point => [i % width, Math.floor(i / width)]);
}

function guess(x: number, y: number, width: number, height: number): string {
  const [right, bottom] = [width - 1 - x, height - 1 - y];
  const edge = Math.min(x, y, right, bottom);
  if (edge === 0 && (x === 0 || right === 0) && (y === 0 || bottom === 0)) {
    return `corner-${y === 0 ? 'n' : 's'}${x === 0 ? 'w' : 'e'}`;
  }
  if (edge > 2) return 'central';
  const side = edge === y ? 'north' : edge === bottom ? 'south' : edge === right ? 'east' : 'west';
  return `${edge === 0 ? 'outer' : 'inner'}-${side}`;
}

/** Small letters, digits and hyphens. */
function idOf(title: string): string {
  const id = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return id === '' ? 'own-map' : id;
}

export function named(draft: Draft, title: string, provenance: string): Draft {
  return { ...draft, id: idOf(title), title, provenance };
}

/** More or fewer squares to the right and below; what no longer fits is gone. */
export function resized(draft: Draft, width: number, height: number): Draft {
  const fits = ([x, y]: Point) => x < width && y < height;
  const gone = draft.stations.filter((station) => !fits([station[X], station[Y]])).map((station) => station[ID]);
  const kept = gone.reduce((map, id) => {
    return without(
      map,
      map.stations.findIndex((station) => station[ID] === id),
    );
  }, draft);
  const fresh = squares(width, height).filter(([x, y]) => x >= draft.grid.width || y >= draft.grid.height);
  return {
    ...kept,
    grid: { width, height },
    districts: kept.districts.map((district, i) => ({
      ...district,
      cells: [
        ...(district.cells ?? []).filter(fits),
        ...fresh.filter(
          ([x, y]) => districtAt(draft, Math.min(x, draft.grid.width - 1), Math.min(y, draft.grid.height - 1)) === i,
        ),
      ],
    })),
  };
}

/** A district that has only an outline gets the squares inside of it; the outline would not follow changes. */
export function onSquares(draft: Draft): Draft {
  const { width, height } = draft.grid;
  const districts = draft.districts.map(({ cells, polygon, ...district }) => ({
    ...district,
    cells: cells ?? squares(width, height).filter((square) => polygon !== null && isInside(square, polygon)),
    polygon: null,
  }));
  return { ...draft, districts };
}
