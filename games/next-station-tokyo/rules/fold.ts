/**
 * A map folded small: what cannot be worked out from the rest of it, and nothing else. A map that is not ours travels in
 * the state of its match in this form.
 */
import type { DistrictKind, PencilId, SymbolId } from './cards.ts';
import type { DistrictId, Point, StationId } from './map.ts';
import type { MapFile } from './map-file.ts';

export interface FoldedMap {
  readonly id: string;
  readonly title: string;
  readonly provenance: string;
  readonly rules: MapFile['rules'];
  readonly grid: { readonly width: number; readonly height: number };
  readonly districts: readonly {
    readonly id: DistrictId;
    readonly kind: DistrictKind;
    readonly cells: readonly Point[] | null;
    readonly polygon: readonly Point[] | null;
  }[];
  readonly stations: readonly FoldedStation[];
  /** Pairs of stations by index; then by index of the districts what a track passes through, if that counts. */
  readonly tracks: readonly (readonly number[])[];
  /** Stations by index, and the bends of the section that leads on from each. */
  readonly ring: readonly (readonly [station: number, bends: readonly Point[]])[];
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
