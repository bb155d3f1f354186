/** A map as a file: its form (NST-15). Whether it makes sense as a map is for `check.ts` to say. */
import {
  joined,
  type OrRefusal,
  objectTo,
  readChoice,
  readFields,
  readInteger,
  reading,
  readList,
  readString,
} from '@yamanote/kernel';
import { DISTRICT_KINDS, type DistrictKind, PENCILS, type PencilId, SYMBOLS, type SymbolId } from '../cards.ts';
import type { DistrictId, Point, StationId } from './places.ts';

export const MAP_SCHEMA = 1;

/** Clockwise from the top; x grows to the right, y downwards. */
export const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Direction = (typeof DIRECTIONS)[number];

const DISTRICT_COUNTS = ['stations', 'passes-through'] as const;

export interface MapFile {
  schemaVersion: typeof MAP_SCHEMA;
  id: string;
  title: string;
  provenance: { status: string };
  rules: {
    /** Which districts count for a line: those with a station of it, or also those that it passes through. */
    districtCount: (typeof DISTRICT_COUNTS)[number];
    /** How many lines a section of the ring carries at most, the ring counted; and how many any other segment. */
    loopCapacity: number;
    trackCapacity: number;
  };
  grid: { width: number; height: number };
  symbols: SymbolId[];
  lineColours: { id: PencilId }[];
  districts: DistrictEntry[];
  stations: StationEntry[];
  segments: SegmentEntry[];
  loop: { order: StationId[]; segments: string[] } | null;
  /** Pairs of tracks that exclude each other. */
  crossings: [string, string][];
}

export interface DistrictEntry {
  id: DistrictId;
  /** In files it is called `ring`: how far from the middle the district lies. */
  kind: DistrictKind;
  stationCount: number | null;
  /** Unit squares around these points; or an outline; or both. */
  cells: Point[] | null;
  polygon: Point[] | null;
}

export interface StationEntry {
  id: StationId;
  x: number;
  y: number;
  symbol: SymbolId;
  district: DistrictId;
  startColour: PencilId | null;
  loop: boolean;
  name: string | null;
}

export interface SegmentEntry {
  id: string;
  a: StationId;
  b: StationId;
  kind: 'track' | 'loop';
  /** From `a` to `b`; `null` for a bent section of the ring. */
  dir: Direction | null;
  /** Only where it is more than a straight line. */
  path: Point[] | null;
  /** Districts it enters besides those of its stations. */
  through: DistrictId[];
}

/** No sheet of paper has more of them, and a state that carries a map stays small. */
const MOST_STATIONS = 80;
const MOST_SEGMENTS = 240;
const MOST_POINTS = 400;
const LONGEST_TEXT = 200;
const WIDEST = 64;
/** No segment ever carries a third line (NST-6.4); a map may forbid the second. */
const MOST_LINES = 2;

const REQUIRED = [
  ...['schemaVersion', 'id', 'title', 'provenance', 'rules', 'grid', 'symbols', 'lineColours', 'loopColour'],
  ...['districts', 'stations', 'segments', 'loop', 'crossings'],
];

/** The form of a map; fields that nobody plays by (German colour names, statistics) are let in and left out. */
export function readMapFile(json: unknown): OrRefusal<MapFile> {
  return reading(() => {
    const fields = readFields('', json, REQUIRED, ['stats']);
    if (fields.schemaVersion !== MAP_SCHEMA) objectTo('schemaVersion', `${MAP_SCHEMA}`, fields.schemaVersion);
    const id = readText('id', fields.id);
    if (!/^[a-z0-9-]+$/.test(id)) objectTo('id', 'small letters, digits and hyphens', id);
    if (fields.loopColour !== null) readText('loopColour.id', open('loopColour', fields.loopColour).id);
    return {
      schemaVersion: MAP_SCHEMA,
      id,
      title: readText('title', fields.title),
      provenance: { status: readText('provenance.status', open('provenance', fields.provenance).status) },
      rules: readRules(fields.rules),
      grid: readGrid(fields.grid),
      symbols: readAll('symbols', fields.symbols, SYMBOLS, (field, item) => readChoice(field, item, SYMBOLS)),
      lineColours: readAll('lineColours', fields.lineColours, PENCILS, (field, item) =>
        readChoice(joined(field, 'id'), open(field, item).id, PENCILS),
      ).map((pencil) => ({ id: pencil })),
      districts: readMany('districts', fields.districts, MOST_STATIONS, readDistrict),
      stations: readMany('stations', fields.stations, MOST_STATIONS, readStation),
      segments: readMany('segments', fields.segments, MOST_SEGMENTS, readSegment),
      loop: fields.loop === null ? null : readLoop(fields.loop),
      crossings: readMany('crossings', fields.crossings, MOST_SEGMENTS ** 2, readPair),
    };
  });
}

function readRules(json: unknown): MapFile['rules'] {
  const { districtCount, loopCapacity, trackCapacity } = open('rules', json);
  return {
    districtCount: readChoice('rules.districtCount', districtCount, DISTRICT_COUNTS),
    loopCapacity: readInteger('rules.loopCapacity', loopCapacity, 1, MOST_LINES),
    trackCapacity: readInteger('rules.trackCapacity', trackCapacity, 1, MOST_LINES),
  };
}

function readGrid(json: unknown): MapFile['grid'] {
  const { width, height } = open('grid', json);
  return {
    width: readInteger('grid.width', width, 1, WIDEST),
    height: readInteger('grid.height', height, 1, WIDEST),
  };
}

function readDistrict(field: string, json: unknown): DistrictEntry {
  const { id, ring, stationCount, cells, polygon } = open(field, json);
  if (cells === undefined && polygon === undefined) objectTo(field, 'cells or a polygon', json);
  const points = (name: string, value: unknown, read: (field: string, json: unknown) => Point) =>
    value === undefined ? null : readMany(joined(field, name), value, MOST_POINTS, read);
  const outline = points('polygon', polygon, readPoint);
  if (outline !== null && outline.length < 3) objectTo(joined(field, 'polygon'), 'at least three points', polygon);
  return {
    id: readId(joined(field, 'id'), id),
    kind: readChoice(joined(field, 'ring'), ring, DISTRICT_KINDS),
    stationCount: stationCount === undefined ? null : readInteger(joined(field, 'stationCount'), stationCount, 0),
    cells: points('cells', cells, readCell),
    polygon: outline,
  };
}

function readStation(field: string, json: unknown): StationEntry {
  const required = ['id', 'x', 'y', 'symbol', 'district'];
  const fields = readFields(field, json, required, ['startColour', 'loop', 'name']);
  if (fields.loop !== undefined && fields.loop !== true)
    objectTo(joined(field, 'loop'), 'true or nothing', fields.loop);
  const { startColour, name } = fields;
  return {
    id: readId(joined(field, 'id'), fields.id),
    x: readInteger(joined(field, 'x'), fields.x, -WIDEST, WIDEST),
    y: readInteger(joined(field, 'y'), fields.y, -WIDEST, WIDEST),
    symbol: readChoice(joined(field, 'symbol'), fields.symbol, SYMBOLS),
    district: readText(joined(field, 'district'), fields.district),
    startColour: startColour === undefined ? null : readChoice(joined(field, 'startColour'), startColour, PENCILS),
    loop: fields.loop === true,
    name: name === undefined ? null : readText(joined(field, 'name'), name),
  };
}

function readSegment(field: string, json: unknown): SegmentEntry {
  const fields = readFields(field, json, ['id', 'a', 'b', 'kind', 'dir'], ['curve', 'path', 'through']);
  const { dir, path, through, curve } = fields;
  if (curve !== undefined && typeof curve !== 'boolean') objectTo(joined(field, 'curve'), { is: 'flag' }, curve);
  const points = path === undefined ? null : readMany(joined(field, 'path'), path, MOST_POINTS, readPoint);
  if (points !== null && points.length < 2) objectTo(joined(field, 'path'), 'at least two points', path);
  return {
    id: readId(joined(field, 'id'), fields.id),
    a: readText(joined(field, 'a'), fields.a),
    b: readText(joined(field, 'b'), fields.b),
    kind: readChoice(joined(field, 'kind'), fields.kind, ['track', 'loop']),
    dir: dir === null ? null : readChoice(joined(field, 'dir'), dir, DIRECTIONS),
    path: points,
    through: through === undefined ? [] : readMany(joined(field, 'through'), through, MOST_STATIONS, readText),
  };
}

function readLoop(json: unknown): NonNullable<MapFile['loop']> {
  const { order, segments } = open('loop', json);
  return {
    order: readMany('loop.order', order, MOST_STATIONS, readText),
    segments: readMany('loop.segments', segments, MOST_STATIONS, readText),
  };
}

function readPair(field: string, json: unknown): [string, string] {
  const pair = readList(field, json);
  if (pair.length !== 2) objectTo(field, 'a pair of segments', json);
  return [readText(`${field}[0]`, pair[0]), readText(`${field}[1]`, pair[1])];
}

function readPoint(field: string, json: unknown): Point {
  const [x, y, ...more] = readList(field, json);
  const fits = [x, y].every((n) => typeof n === 'number' && Math.abs(n) <= WIDEST);
  if (!fits || more.length > 0) objectTo(field, 'a point, two numbers', json);
  return [x as number, y as number];
}

function readCell(field: string, json: unknown): Point {
  const point = readPoint(field, json);
  if (!point.every(Number.isInteger)) objectTo(field, 'a point of whole numbers', json);
  return point;
}

/** Each of these once, in any order. */
function readAll<T extends string>(
  field: string,
  json: unknown,
  all: readonly T[],
  read: (field: string, item: unknown) => T,
): T[] {
  const list = readMany(field, json, all.length, read);
  const complete = list.length === all.length && all.every((one) => list.includes(one));
  return complete ? list : objectTo(field, `each of ${all.join(', ')}, once`, json);
}

function readMany<T>(field: string, json: unknown, most: number, read: (field: string, item: unknown) => T): T[] {
  const list = readList(field, json);
  if (list.length > most) objectTo(field, `a list of at most ${most}`, `${list.length} of them`);
  return list.map((item, i) => read(`${field}[${i}]`, item));
}

function readText(field: string, json: unknown): string {
  const text = readString(field, json);
  return text.length <= LONGEST_TEXT ? text : objectTo(field, `a text of at most ${LONGEST_TEXT} characters`, text);
}

function readId(field: string, json: unknown): string {
  const id = readText(field, json);
  return id === '' ? objectTo(field, 'an id, which is not empty', id) : id;
}

/** An object that may have fields besides those we know. */
function open(field: string, json: unknown): Record<string, unknown> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) objectTo(field, { is: 'object' }, json);
  return json as Record<string, unknown>;
}
