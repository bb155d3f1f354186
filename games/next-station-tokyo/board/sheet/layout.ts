/** Where everything printed on a sheet stands, worked out once for each map.  */
import type { District, GameMap } from '@yamanote/games/next-station-tokyo/rules';
import { onSheet, PITCH } from './grid.ts';
import { outlineOf } from './outline.ts';
import { type Path, type Point, rounded, straight } from './path.ts';
import { type Place, valuePlaces } from './values.ts';

/** Paper around the map. */
export const MARGIN = 18;
const BEND = 46;

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** By station. */
  readonly points: readonly Point[];
  /** By segment: from its first station to its second. */
  readonly paths: readonly Path[];
  /** The whole ring as one closed band. */
  readonly ring: string;
  readonly districts: readonly { readonly district: District; readonly outline: string; readonly tint: string }[];
  /** By district: where its points stand when it becomes a hotspot; `null` for those that never do. */
  readonly values: readonly (Place | null)[];
}

const layouts = new WeakMap<GameMap, Layout>();

export function layoutOf(map: GameMap): Layout {
  const known = layouts.get(map);
  if (known !== undefined) return known;
  const layout = layOut(map);
  layouts.set(map, layout);
  return layout;
}

function layOut(map: GameMap): Layout {
  const points = map.stations.map(({ x, y }) => onSheet([x, y]));
  const paths = map.segments.map(({ path }) => rounded(path.map(onSheet), BEND));
  return {
    width: map.width * PITCH,
    height: map.height * PITCH,
    points,
    paths,
    ring: ringOf(map, paths),
    districts: map.districts.map((district) => ({
      district,
      outline: outlineOf(district),
      tint: tintOf(map, district),
    })),
    values: valuePlaces(map, points, paths),
  };
}

/** Sections follow each other round the ring; each may be stored in either direction. */
function ringOf({ segments, ring }: GameMap, paths: readonly Path[]): string {
  const round = ring.flatMap((station, i) => {
    const next = ring[(i + 1) % ring.length];
    const section = segments.findIndex(
      (one) => one.ring && ((one.a === station && one.b === next) || (one.a === next && one.b === station)),
    );
    const path = segments[section].a === station ? paths[section] : [...paths[section]].reverse();
    return path.slice(0, -1);
  });
  return `${straight(round)}Z`;
}

/** Every district its own tint: the four of a kind differ, so that neighbours can be told apart. */
function tintOf({ districts }: GameMap, district: District): string {
  const alike = districts.filter(({ kind }) => kind === district.kind);
  return `${district.kind}-${alike.indexOf(district) % 4}`;
}
