/** A map ready for play: everything by index, with what the rules look up at every step worked out once. */
import type { DistrictKind, PencilId, SymbolId } from '../cards.ts';
import type { Action } from '../types.ts';
import type { DistrictId, Point, StationId } from './places.ts';

export type * from './places.ts';

export interface Station {
  readonly id: StationId;
  readonly x: number;
  readonly y: number;
  readonly symbol: SymbolId;
  /** Index into the districts. */
  readonly district: number;
  /** The pencil whose line starts here. */
  readonly start: PencilId | null;
  readonly ring: boolean;
  readonly name: string | null;
}

export interface Segment {
  /** Indices of the stations it joins. */
  readonly a: number;
  readonly b: number;
  /** Drawn in green from the start. */
  readonly ring: boolean;
  /** From `a` to `b`: a straight line, or the bends of a ring section. */
  readonly path: readonly Point[];
  /** Segments that cannot be drawn beside this one, by index. */
  readonly crossings: readonly number[];
  /** How many lines it may carry, the ring counted. */
  readonly capacity: number;
  /** The districts it leads through, as a set of indices. */
  readonly districts: number;
}

export interface District {
  readonly id: DistrictId;
  readonly kind: DistrictKind;
  readonly stations: readonly number[];
  /** Outlines to draw it by: the unit squares around these points, or a polygon, or both. */
  readonly cells: readonly Point[] | null;
  readonly polygon: readonly Point[] | null;
}

/** One way to go from a station: the segment, the station it leads to, and the actions that say so. */
export interface Way {
  readonly segment: number;
  readonly from: number;
  readonly to: number;
  /** The number of that station's symbol, in the order of SYMBOLS. */
  readonly symbol: number;
  /** Straight on from there: the segment and the station it leads to, a ring section too; -1 where nothing goes on. */
  readonly onSegment: number;
  readonly onTo: number;
  readonly draw: Action;
  readonly circle: Action;
  /** `null` where nothing goes on. */
  readonly extend: Action | null;
}

export interface GameMap {
  readonly id: string;
  readonly title: string;
  /** Where the map comes from, in a phrase. */
  readonly provenance: string;
  readonly width: number;
  readonly height: number;
  readonly districts: readonly District[];
  readonly stations: readonly Station[];
  /** Indices of the stations. */
  readonly byId: ReadonlyMap<StationId, number>;
  /** First the tracks, then the sections of the ring. */
  readonly segments: readonly Segment[];
  /** The ring's stations, in its order. */
  readonly ring: readonly number[];
  /** By pencil, in the order of PENCILS: its start station. */
  readonly starts: readonly number[];
  /** By station: where one can go from it. */
  readonly ways: readonly (readonly Way[])[];
  /** By station and number of a symbol, in the order of SYMBOLS: those of them that lead to it. */
  readonly waysTo: readonly (readonly (readonly Way[])[])[];
  /** What an empty sheet has on its segments and at its stations: the ring, as a set of lines. */
  readonly blank: { readonly tracks: readonly number[]; readonly connections: readonly number[] };
}
