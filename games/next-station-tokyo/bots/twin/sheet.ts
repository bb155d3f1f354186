/** Drawing on a sheet, with what it is worth kept up to date. */
import {
  GOAL_HOTSPOTS,
  GOAL_IDS,
  GOAL_LINES,
  GOAL_POINTS,
  type GoalId,
  INTERCHANGE_POINTS,
  LINES_IN,
  lineBit,
  RING_BIT,
  RING_DEDUCTION,
} from '@yamanote/games/next-station-tokyo/rules';
import { CLOSED, type Facts, FREE } from './facts.ts';
import {
  BEST,
  CONNECTIONS,
  COUNTS,
  END_COUNT,
  ENDS,
  ENTERED,
  GOALS,
  HOT,
  LINE,
  LINE_COUNT,
  LINES,
  MOST,
  NETWORK,
  tracksAt,
} from './world.ts';

export function clearSheet(row: Int32Array, facts: Facts): void {
  row.set(facts.blank, CONNECTIONS);
  row[LINES] = 0;
  row[BEST] = 0;
  row[NETWORK] = 0 - RING_DEDUCTION * facts.ringStations;
  row[HOT] = 0;
}

/** Stale entries of longer lines are cleared too, so that equal sheets are equal rows. */
function clearLine(row: Int32Array): void {
  row.fill(0, ENTERED, CONNECTIONS);
}

export function beginLine(row: Int32Array, facts: Facts, pencil: number): void {
  clearLine(row);
  row[ENDS] = facts.starts[pencil];
  row[END_COUNT] = 1;
}

export function linePoints(row: Int32Array): number {
  return bitsIn(row[ENTERED]) * row[MOST];
}

/** A finished line is counted, and nothing else is left of it. */
export function finishLine(row: Int32Array): void {
  const points = linePoints(row);
  row[LINES] += points;
  if (points > row[BEST]) row[BEST] = points;
  clearLine(row);
}

export function drawSegment(
  row: Int32Array,
  facts: Facts,
  pencil: number,
  segment: number,
  from: number,
  to: number,
): void {
  const bit = lineBit(pencil);
  if (row[LINE_COUNT] === 0) {
    reach(row, facts, bit, from);
    row[ENDS + row[END_COUNT]++] = to;
  } else {
    let end = 0;
    while (end < row[END_COUNT] && row[ENDS + end] !== from) end++;
    row[ENDS + end] = to;
    // From a station in the middle the line gets one end more.
    if (end === row[END_COUNT]) row[END_COUNT]++;
  }
  reach(row, facts, bit, to);
  row[ENTERED] |= facts.through[segment];
  const tracks = tracksAt(facts);
  row[tracks + segment] = row[tracks + segment] === FREE ? facts.once[segment] : CLOSED;
  for (let i = facts.crossingsAt[segment]; i < facts.crossingsAt[segment + 1]; i++) {
    row[tracks + facts.crossings[i]] = CLOSED;
  }
}

/** The line comes to a station. */
function reach(row: Int32Array, facts: Facts, bit: number, station: number): void {
  row[LINE + row[LINE_COUNT]++] = station;
  addToDistrict(row, facts, station);
  const before = row[CONNECTIONS + station];
  row[CONNECTIONS + station] = before | bit;
  row[NETWORK] += meetingPoints(row, facts, station, before);
  if (LINES_IN[before] === 1 && facts.hotspot[facts.district[station]] > 0) row[HOT] |= 1 << facts.district[station];
}

/** By lines that are at a station: what one more brings there, besides a hotspot. */
const MEETING = Int32Array.from(LINES_IN, (lines, set) => {
  const points = (INTERCHANGE_POINTS[lines + 1] ?? 0) - (INTERCHANGE_POINTS[lines] ?? 0);
  return set === RING_BIT ? points + RING_DEDUCTION : points;
});

/** What it brings at once, besides the points of the line, that a further line comes to a station with these lines. */
export function meetingPoints(row: Int32Array, facts: Facts, station: number, before: number): number {
  if (before === 0) return 0;
  const district = facts.district[station];
  return (row[HOT] & (1 << district)) === 0 ? MEETING[before] + facts.hotspot[district] : MEETING[before];
}

export function circleStation(row: Int32Array, facts: Facts, station: number): void {
  addToDistrict(row, facts, station);
}

function addToDistrict(row: Int32Array, facts: Facts, station: number): void {
  const count = ++row[COUNTS + facts.district[station]];
  if (count > row[MOST]) row[MOST] = count;
}

/** What the sheet is worth if nothing else is drawn. */
export function totalOf(row: Int32Array, facts: Facts): number {
  return row[LINES] + linePoints(row) + row[NETWORK] + (row[GOALS] === 0 ? 0 : goalPoints(row, facts));
}

const GOAL_BITS = Object.fromEntries(GOAL_IDS.map((id, i) => [id, 1 << i])) as Readonly<Record<GoalId, number>>;

function goalPoints(row: Int32Array, facts: Facts): number {
  let met = 0;
  let most = 0;
  let seen = 0;
  for (let station = 0; station < facts.stations; station++) {
    const set = row[CONNECTIONS + station];
    if (LINES_IN[set] > most) most = LINES_IN[set];
    if ((set & ~RING_BIT) !== 0) seen |= 1 << facts.district[station];
  }
  if (bitsIn(row[HOT]) >= GOAL_HOTSPOTS) met |= GOAL_BITS.hotspots;
  if (most >= GOAL_LINES) met |= GOAL_BITS.interchange;
  if (missing(row, facts, facts.ring) === 0) met |= GOAL_BITS.ring;
  if (missing(row, facts, facts.inCentre) === 0) met |= GOAL_BITS.centre;
  if (bitsIn(seen) === facts.districts) met |= GOAL_BITS.districts;
  return GOAL_POINTS * bitsIn(met & row[GOALS]);
}

/** How many of the stations that are marked in a column no own line connects. */
export function missing(row: Int32Array, facts: Facts, marked: Int32Array): number {
  let count = 0;
  for (let station = 0; station < facts.stations; station++) {
    if (marked[station] === 1 && (row[CONNECTIONS + station] & ~RING_BIT) === 0) count++;
  }
  return count;
}

const LOW_BITS = 16;
const BITS = Uint8Array.from({ length: 1 << LOW_BITS }, (_, set) => {
  let count = 0;
  for (let rest = set; rest > 0; rest >>= 1) count += rest & 1;
  return count;
});

/** How many are in a set of up to 31. */
export function bitsIn(set: number): number {
  return BITS[set & 0xffff] + BITS[set >>> LOW_BITS];
}
