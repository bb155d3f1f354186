/** Where lines may come to that are still being drawn, or not begun: for each line a cloud of chances over the stations. */
import { CARD_IDS, LAST_UNDERGROUND, LINES_IN, lineBit, PHASES } from '@yamanote/games/next-station-tokyo/rules';
import { type Facts, FREE, SYMBOL_COUNT } from '../twin/facts.ts';
import { meetingPoints } from '../twin/sheet.ts';
import {
  CARD_SYMBOLS,
  CONNECTIONS,
  COUNTS,
  END_COUNT,
  ENDS,
  ENTERED,
  LINE_COUNT,
  NONE,
  OUT,
  PENCIL,
  PHASE,
  SWITCH_CARD,
  tracksAt,
  UNDERGROUND,
  UNDERGROUND_CARDS,
} from '../twin/world.ts';

/** A station that is one segment further away is reached so much less often … */
const HOP = 0.55;
/** … and one that has lines already is wanted the more for each of them. */
const WANTED = 0.3;
/** No station is certain before it is reached. */
const NEARLY_CERTAIN = 0.95;
/** How often a symbol brings a segment if the line can go to one now, and how often if it may later. */
const USED_NOW = 0.95;
const USED_LATER = 0.43;
/** So many stations besides its start has a line in the end, as a mean. */
const STATIONS_OF_A_LINE = 5.3;

const MOST_STATIONS = 80;
export const MOST_DISTRICTS = 32;
/** Segments from the ends, up to which stations are told apart by how far they are. */
export const HOPS = 4;

/** By line to come, the running one first, and station: how likely it comes there. */
export const reach = Array.from({ length: PHASES }, () => new Float64Array(MOST_STATIONS));
const queue = new Int32Array(MOST_STATIONS);
const far = new Int32Array(MOST_STATIONS);
const missed = new Float64Array(MOST_DISTRICTS);
const held = new Float64Array(MOST_DISTRICTS);

/** The cards that the running phase will still bring, as means; the last is that of the jokers. */
export const rounds = new Float64Array(SYMBOL_COUNT + 1);

/** By number of segments from its ends, from 1 on: stations, what meeting there brings, and districts that are new. */
export interface Surroundings {
  stations: Float64Array;
  meetings: Float64Array;
  districts: Float64Array;
}

function makeSurroundings(): Surroundings {
  const column = () => new Float64Array(HOPS);
  return { stations: column(), meetings: column(), districts: column() };
}

/** Of the running line, and of those that come after it in their order. */
export const around = Array.from({ length: PHASES }, makeSurroundings);
/** What each of them will be worth by itself. */
export const worths = new Float64Array(PHASES);

/** What was found last. */
export const found = {
  /** Rounds that the phase will still have, and stations that the line will still come to. */
  rounds: 0,
  stations: 0,
  /** Symbols that the line can go to now. */
  open: 0,
  /** Of the running line in the end: districts, most stations in one, and points. */
  districts: 0,
  most: 0,
  line: 0,
  /** Points of all later lines. */
  laterLines: 0,
  /** How many lines are still to come, the running one included. */
  lines: 0,
};

export function lookAround(row: Int32Array, facts: Facts): void {
  const phase = row[PHASE];
  countRounds(row);
  for (const surroundings of around) clear(surroundings);
  worths.fill(0);
  const pencil = row[PENCIL + phase];
  found.stations = stationsToCome(row, facts, pencil);
  const cloud = reach[0];
  if (row[LINE_COUNT] > 0) spread(row, facts, pencil, cloud, found.stations, around[0]);
  else spreadFromStart(row, facts, pencil, cloud, found.stations, around[0]);
  found.line = lineWorth(row, facts, pencil, cloud, true);
  worths[0] = found.line;
  found.laterLines = 0;
  let lines = 1;
  for (let next = phase + 1; next < PHASES; next++) {
    spreadFromStart(row, facts, row[PENCIL + next], reach[lines], STATIONS_OF_A_LINE, around[lines]);
    const worth = lineWorth(row, facts, row[PENCIL + next], reach[lines], false);
    worths[lines] = worth;
    found.laterLines += worth;
    lines++;
  }
  found.lines = lines;
}

function clear({ stations, meetings, districts }: Surroundings): void {
  stations.fill(0);
  meetings.fill(0);
  districts.fill(0);
}

/** An underground card comes for certain; any other unless it lies behind the last of those. */
function countRounds(row: Int32Array): void {
  rounds.fill(0);
  found.rounds = 0;
  const underground = LAST_UNDERGROUND - row[UNDERGROUND];
  if (underground === 0) return;
  const odds = underground / (underground + 1);
  for (let card = 0; card < CARD_IDS.length; card++) {
    if ((row[OUT] & (1 << card)) !== 0 || card === SWITCH_CARD) continue;
    const chance = UNDERGROUND_CARDS[card] === 1 ? 1 : odds;
    rounds[CARD_SYMBOLS[card] === NONE ? SYMBOL_COUNT : CARD_SYMBOLS[card]] += chance;
    found.rounds += chance;
  }
}

/** How many stations the running line will still come to with the cards that are to come. */
function stationsToCome(row: Int32Array, facts: Facts, pencil: number): number {
  const bit = lineBit(pencil);
  const tracks = tracksAt(facts);
  let sum = rounds[SYMBOL_COUNT];
  found.open = 0;
  for (let symbol = 0; symbol < SYMBOL_COUNT; symbol++) {
    let open = false;
    for (let i = 0; i < row[END_COUNT] && !open; i++) {
      const group = row[ENDS + i] * SYMBOL_COUNT + symbol;
      for (let way = facts.waysAt[group]; way < facts.waysAt[group + 1] && !open; way++) {
        open = row[tracks + facts.segment[way]] === FREE && (row[CONNECTIONS + facts.to[way]] & bit) === 0;
      }
    }
    if (open) found.open++;
    sum += rounds[symbol] * (open ? USED_NOW : USED_LATER);
  }
  return sum;
}

function spreadFromStart(
  row: Int32Array,
  facts: Facts,
  pencil: number,
  cloud: Float64Array,
  stations: number,
  near: Surroundings,
): void {
  queue[0] = facts.starts[pencil];
  spreadOver(row, facts, pencil, cloud, 1, stations, near);
  cloud[facts.starts[pencil]] = Math.min(NEARLY_CERTAIN, stations);
}

function spread(
  row: Int32Array,
  facts: Facts,
  pencil: number,
  cloud: Float64Array,
  stations: number,
  near: Surroundings,
): void {
  for (let i = 0; i < row[END_COUNT]; i++) queue[i] = row[ENDS + i];
  spreadOver(row, facts, pencil, cloud, row[END_COUNT], stations, near);
}

/** Spreads so many stations over all that the line can come to from the first `begin` in the queue. */
function spreadOver(
  row: Int32Array,
  facts: Facts,
  pencil: number,
  cloud: Float64Array,
  begin: number,
  stations: number,
  near: Surroundings,
): void {
  const bit = lineBit(pencil);
  const tracks = tracksAt(facts);
  const { waysAt, to, segment, district } = facts;
  cloud.fill(0, 0, facts.stations);
  for (let i = 0; i < begin; i++) {
    cloud[queue[i]] = 1;
    far[queue[i]] = 0;
  }
  let sum = 0;
  let count = begin;
  let seen = row[PHASE] < PHASES && row[PENCIL + row[PHASE]] === pencil ? row[ENTERED] : 0;
  for (let next = 0; next < count; next++) {
    const at = queue[next];
    const last = waysAt[(at + 1) * SYMBOL_COUNT];
    for (let way = waysAt[at * SYMBOL_COUNT]; way < last; way++) {
      const station = to[way];
      const lines = row[CONNECTIONS + station];
      if (row[tracks + segment[way]] !== FREE || cloud[station] > 0 || (lines & bit) !== 0) continue;
      const distance = far[at] + 1;
      far[station] = distance;
      cloud[station] = cloud[at] * HOP;
      queue[count++] = station;
      if (distance > HOPS) continue;
      near.stations[distance - 1]++;
      near.meetings[distance - 1] += meetingPoints(row, facts, station, lines);
      if ((seen & (1 << district[station])) !== 0) continue;
      seen |= 1 << district[station];
      near.districts[distance - 1]++;
    }
  }
  for (let i = 0; i < begin; i++) cloud[queue[i]] = 0;
  for (let i = begin; i < count; i++) {
    const station = queue[i];
    cloud[station] *= 1 + WANTED * LINES_IN[row[CONNECTIONS + station]];
    sum += cloud[station];
  }
  const share = sum > 0 ? stations / sum : 0;
  for (let i = begin; i < count; i++) {
    const station = queue[i];
    cloud[station] = Math.min(NEARLY_CERTAIN, cloud[station] * share);
  }
}

/** Districts × stations, with every station that may be reached as far as it may be. */
function lineWorth(row: Int32Array, facts: Facts, pencil: number, cloud: Float64Array, isRunning: boolean): number {
  const bit = lineBit(pencil);
  missed.fill(1, 0, facts.districts);
  for (let district = 0; district < facts.districts; district++) {
    held[district] = isRunning ? row[COUNTS + district] : 0;
    if (isRunning && (row[ENTERED] & (1 << district)) !== 0) missed[district] = 0;
  }
  for (let station = 0; station < facts.stations; station++) {
    const chance = cloud[station];
    if (chance === 0 || (row[CONNECTIONS + station] & bit) !== 0) continue;
    missed[facts.district[station]] *= 1 - chance;
    held[facts.district[station]] += chance;
  }
  let districts = 0;
  let most = 0;
  for (let district = 0; district < facts.districts; district++) {
    districts += 1 - missed[district];
    if (held[district] > most) most = held[district];
  }
  if (isRunning) {
    found.districts = districts;
    found.most = most;
  }
  return districts * most;
}
