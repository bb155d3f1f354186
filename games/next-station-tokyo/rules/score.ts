/** Points: of a line, and of a whole sheet. */
import type { Seat } from '@yamanote/kernel';
import {
  GOAL_HOTSPOTS,
  GOAL_LINES,
  GOAL_POINTS,
  type GoalId,
  GRADE_LIMITS,
  type Grade,
  HOTSPOT_POINTS,
  INTERCHANGE_POINTS,
  PENCILS,
  type PencilId,
  PHASES,
  RING_BIT,
  RING_DEDUCTION,
  SOLO_DEDUCTION,
} from './cards.ts';
import type { DistrictId, GameMap } from './map/types.ts';
import { mapOf } from './maps.ts';
import { pencilOf } from './pencils.ts';
import { LINES_IN, stationsOf } from './sheet.ts';
import type { Sheet, NextStationState as State } from './types.ts';

/** Districts that a line leads through, the most stations that it has in one of them, and the product. */
export interface LineScore {
  readonly districts: number;
  readonly stations: number;
  readonly points: number;
}

const NO_LINE: LineScore = { districts: 0, stations: 0, points: 0 };

export function lineScore(map: GameMap, sheet: Sheet, pencil: number): LineScore {
  const line = sheet.lines[pencil];
  if (line.segments.length === 0) return NO_LINE;
  const perDistrict: number[] = Array(map.districts.length).fill(0);
  for (const station of stationsOf(map, line, pencil)) perDistrict[map.stations[station].district]++;
  for (const station of line.circled) perDistrict[map.stations[station].district]++;
  let entered = 0;
  for (const segment of line.segments) entered |= map.segments[segment].districts;
  let districts = 0;
  let stations = 0;
  for (let district = 0; district < perDistrict.length; district++) {
    if ((entered & (1 << district)) !== 0) districts++;
    if (perDistrict[district] > stations) stations = perDistrict[district];
  }
  return { districts, stations, points: districts * stations };
}

/** How far a goal has come: so many of what it asks for. */
interface Progress {
  reached: number;
  of: number;
}

/** The own score pad, as on the sheet. */
export interface ScorePad {
  /** By phase; the points of a line are final when its phase is over. */
  rows: (LineScore & { pencil: PencilId | null; final: boolean })[];
  lines: number;
  hotspots: { districts: DistrictId[]; points: number };
  /** Stations of the ring without an own line, and what they cost, as a number below 0. */
  ring: { unconnected: number; points: number };
  /** Stations where exactly so many lines meet. */
  interchanges: { lines: number; stations: number; points: number }[];
  goals: (Progress & { goal: GoalId; met: boolean; points: number })[];
  total: number;
  /** Alone: what the modules cost, what is left, and the grade for it; `null` in company. */
  solo: { deduction: number; points: number; grade: Grade } | null;
}

export function scorePad(state: State, seat: Seat): ScorePad {
  const map = mapOf(state);
  const sheet = state.sheets[seat];
  const rows: ScorePad['rows'] = [];
  let lines = 0;
  for (let phase = 0; phase < PHASES; phase++) {
    const pencil = pencilOf(state, seat, phase);
    const { districts, stations, points } = pencil < 0 ? NO_LINE : lineScore(map, sheet, pencil);
    rows.push({ pencil: PENCILS[pencil] ?? null, districts, stations, points, final: phase < state.phases[seat] });
    lines += points;
  }
  const hotspots = hotspotsOf(map, sheet);
  const unconnected = map.ring.filter((station) => sheet.connections[station] === RING_BIT).length;
  const ring = { unconnected, points: 0 - RING_DEDUCTION * unconnected };
  const interchanges = interchangesOf(sheet);
  const goals = state.goals.map((goal) => {
    const { reached, of } = GOALS[goal](map, sheet);
    const met = reached >= of;
    return { goal, reached, of, met, points: met ? GOAL_POINTS : 0 };
  });
  const total = [hotspots, ring, ...interchanges, ...goals].reduce((sum, { points }) => sum + points, lines);
  return { rows, lines, hotspots, ring, interchanges, goals, total, solo: soloResult(state, total) };
}

function hotspotsOf(map: GameMap, sheet: Sheet): ScorePad['hotspots'] {
  const districts: DistrictId[] = [];
  let points = 0;
  for (const { id, kind, stations } of map.districts) {
    if (HOTSPOT_POINTS[kind] === 0 || !stations.some((station) => LINES_IN[sheet.connections[station]] > 1)) continue;
    districts.push(id);
    points += HOTSPOT_POINTS[kind];
  }
  return { districts, points };
}

/** How many lines a station must have to be worth anything. */
const FEWEST_LINES = INTERCHANGE_POINTS.findIndex((points) => points > 0);

function interchangesOf(sheet: Sheet): ScorePad['interchanges'] {
  const found = INTERCHANGE_POINTS.slice(FEWEST_LINES).map((_, i) => ({
    lines: FEWEST_LINES + i,
    stations: 0,
    points: 0,
  }));
  for (let station = 0; station < sheet.connections.length; station++) {
    const lines = LINES_IN[sheet.connections[station]];
    if (lines < FEWEST_LINES) continue;
    found[lines - FEWEST_LINES].stations++;
    found[lines - FEWEST_LINES].points += INTERCHANGE_POINTS[lines];
  }
  return found;
}

/** Whether an own line connects to a station. */
function isConnected(sheet: Sheet, station: number): boolean {
  return (sheet.connections[station] & ~RING_BIT) !== 0;
}

/** What a goal card asks of a finished sheet. */
const GOALS: Readonly<Record<GoalId, (map: GameMap, sheet: Sheet) => Progress>> = {
  hotspots: (map, sheet) => ({ reached: hotspotsOf(map, sheet).districts.length, of: GOAL_HOTSPOTS }),
  interchange: (_map, sheet) => ({
    reached: sheet.connections.reduce((most, lines) => Math.max(most, LINES_IN[lines]), 0),
    of: GOAL_LINES,
  }),
  ring: ({ ring }, sheet) => connected(ring, sheet),
  districts: ({ districts }, sheet) => ({
    reached: districts.filter(({ stations }) => stations.some((station) => isConnected(sheet, station))).length,
    of: districts.length,
  }),
  centre: ({ districts }, sheet) => {
    const central = districts.filter(({ kind }) => kind === 'central');
    return connected(
      central.flatMap(({ stations }) => stations),
      sheet,
    );
  },
};

/** Of a goal that asks for all of these stations. */
function connected(stations: readonly number[], sheet: Sheet): Progress {
  return { reached: stations.filter((station) => isConnected(sheet, station)).length, of: stations.length };
}

function soloResult({ sheets, options }: State, total: number): ScorePad['solo'] {
  if (sheets.length > 1) return null;
  const deduction = SOLO_DEDUCTION * [options.effects, options.goals].filter(Boolean).length;
  return { deduction, points: total - deduction, grade: gradeOf(total - deduction) };
}

export function gradeOf(points: number): Grade {
  return (1 + GRADE_LIMITS.filter((limit) => points > limit).length) as Grade;
}
