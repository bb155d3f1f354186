/** A map as a file: NST-15 says what is in it, `check-map.ts` whether it is in order. */
import type { DistrictKind, PencilId, SymbolId } from './cards.ts';
import type { DistrictId, Point, StationId } from './map.ts';

export const MAP_SCHEMA = 1;

/** Clockwise from the top; x grows to the right, y downwards. */
export const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const DISTRICT_COUNTS = ['stations', 'passes-through'] as const;

export interface MapFile {
  schemaVersion: typeof MAP_SCHEMA;
  id: string;
  title: string;
  /** Where the map comes from. */
  provenance: { status: string; why?: string; factsKept?: unknown[] };
  rules: {
    /** Which districts count for a line: those with a station of it, or also those it passes through. */
    districtCount: (typeof DISTRICT_COUNTS)[number];
    /** How many lines a section of the ring carries at most, the ring counted; and how many another segment. */
    loopCapacity: number;
    trackCapacity: number;
  };
  grid: { width: number; height: number };
  symbols: SymbolId[];
  lineColours: { id: PencilId; de?: string }[];
  loopColour: { id: string; de?: string } | null;
  districts: DistrictEntry[];
  stations: StationEntry[];
  segments: SegmentEntry[];
  loop: { order: StationId[]; segments: string[]; clockwise?: boolean };
  /** Pairs of tracks that exclude each other. */
  crossings: [string, string][];
  stats?: object;
}

export interface DistrictEntry {
  id: DistrictId;
  ring: DistrictKind;
  stationCount?: number;
  /** Unit squares around these points; or an outline; or both. */
  cells?: Point[];
  polygon?: Point[];
}

export interface StationEntry {
  id: StationId;
  x: number;
  y: number;
  symbol: SymbolId;
  district: DistrictId;
  startColour?: PencilId;
  loop?: true;
  name?: string;
}

export interface SegmentEntry {
  id: string;
  a: StationId;
  b: StationId;
  kind: 'track' | 'loop';
  /** From `a` to `b`; `null` for a bent ring section. */
  dir: Direction | null;
  curve?: boolean;
  path?: Point[];
  /** Districts it enters besides those of its stations. */
  through?: DistrictId[];
}
