/** What a sheet between two cards looks like to the net. */
import {
  EFFECT_IDS,
  GOAL_IDS,
  GOAL_POINTS,
  LAST_UNDERGROUND,
  LINES_IN,
  PENCILS,
  PHASES,
} from '@yamanote/games/next-station-tokyo/rules';
import { type Facts, FREE, SYMBOL_COUNT } from '../twin/facts.ts';
import { bitsIn, linePoints, missing } from '../twin/sheet.ts';
import {
  CONNECTIONS,
  COUNTS,
  EFFECT,
  EFFECTS_OUT,
  END_COUNT,
  ENTERED,
  GOALS,
  HOT,
  LINE_COUNT,
  LINES,
  MOST,
  NETWORK,
  NONE,
  OUT,
  PENCIL,
  PHASE,
  SWITCH_CARD,
  SYMBOL,
  tracksAt,
  UNDERGROUND,
  WITH_EFFECTS,
} from '../twin/world.ts';
import { around, found, HOPS, lookAround, rounds, type Surroundings, worths } from './clouds.ts';
import { meet, meetings } from './meetings.ts';
import { ahead, lookAhead } from './next-cards.ts';

const MOST_INPUTS = 200;
export const inputs = new Float64Array(MOST_INPUTS);
/** The sheet's points as the clouds would have them in the end. */
export const basis = { clouds: 0 };

let at = 0;

function put(value: number): void {
  inputs[at++] = value;
}

export function fillInputs(row: Int32Array, facts: Facts): number {
  lookAround(row, facts);
  meet(row, facts, found.lines);
  at = 0;
  put(1);
  putCards(row);
  putLine(row, facts);
  for (let line = 0; line < PHASES; line++) putAround(around[line], 6, 20, 3);
  putStarts(row, facts);
  putNetwork(row, facts);
  putModules(row);
  return at;
}

function putCards(row: Int32Array): void {
  const underground = LAST_UNDERGROUND - row[UNDERGROUND];
  for (let phase = 0; phase < PHASES; phase++) put(Number(row[PHASE] === phase));
  for (let left = 1; left < LAST_UNDERGROUND; left++) put(Number(underground === left));
  put(found.rounds / 8);
  put(rounds[SYMBOL_COUNT] / 2);
  put(Number((row[OUT] & (1 << SWITCH_CARD)) === 0));
}

function putLine(row: Int32Array, facts: Facts): void {
  const most = row[MOST];
  let equal = 0;
  let near = 0;
  for (let district = 0; district < facts.districts; district++) {
    const count = row[COUNTS + district];
    if (count === most) equal++;
    else if (count === most - 1) near++;
  }
  const districts = bitsIn(row[ENTERED]);
  put(row[LINE_COUNT] / 8);
  put(Number(row[LINE_COUNT] > 0));
  put(districts / 6);
  put(most / 5);
  put(linePoints(row) / 30);
  put((found.rounds * districts) / 40);
  put((found.rounds * most) / 30);
  put(row[END_COUNT] / 3);
  put(most === 0 ? 0 : equal / 3);
  put(most < 2 ? 0 : near / 3);
  put(found.stations / 6);
  put(found.open / 4);
  put(found.districts / 6);
  put(found.most / 5);
  put(found.line / 30);
  putNextCards(row, facts);
}

/** What the next two cards bring, and then each end and the switch by themselves. */
function putNextCards(row: Int32Array, facts: Facts): void {
  lookAhead(row, facts);
  put(ahead.next / 8);
  put(ahead.able);
  put(ahead.both / 12);
  put(ahead.all / 40);
  put(ahead.joker / 12);
  put(ahead.first / 8);
  put(ahead.firstOpen / 4);
  put(ahead.second / 8);
  put(ahead.secondOpen / 4);
  put(ahead.dead / 2);
  put((ahead.branching * found.rounds) / 60);
}

function putAround(
  { stations, meetings: gains, districts }: Surroundings,
  many: number,
  points: number,
  few: number,
): void {
  for (let hop = 0; hop < HOPS; hop++) {
    put(stations[hop] / many);
    put(gains[hop] / points);
    put(districts[hop] / few);
  }
}

/** Lines that are not begun: what they find at their start. */
function putStarts(row: Int32Array, facts: Facts): void {
  for (let line = 1; line < PHASES; line++) {
    const phase = row[PHASE] + line;
    const start = phase < PHASES ? facts.starts[row[PENCIL + phase]] : NONE;
    put(start === NONE ? 0 : LINES_IN[row[CONNECTIONS + start]] / 2);
    put(start === NONE ? 0 : openWays(row, facts, start) / 4);
    put(worths[line] / 25);
    put(start === NONE ? 0 : openSymbols(row, facts, start) / 4);
  }
}

function openWays(row: Int32Array, facts: Facts, station: number): number {
  const tracks = tracksAt(facts);
  const last = facts.waysAt[(station + 1) * SYMBOL_COUNT];
  let open = 0;
  for (let way = facts.waysAt[station * SYMBOL_COUNT]; way < last; way++) {
    if (row[tracks + facts.segment[way]] === FREE) open++;
  }
  return open;
}

function openSymbols(row: Int32Array, facts: Facts, station: number): number {
  const tracks = tracksAt(facts);
  let open = 0;
  for (let symbol = 0; symbol < SYMBOL_COUNT; symbol++) {
    const group = station * SYMBOL_COUNT + symbol;
    for (let way = facts.waysAt[group]; way < facts.waysAt[group + 1]; way++) {
      if (row[tracks + facts.segment[way]] !== FREE) continue;
      open++;
      break;
    }
  }
  return open;
}

const MOST_LINES = PENCILS.length + 1;
/** Stations by number of lines, and by number of ways that are still free, three or more taken together. */
const MOST_OPEN = 3;
const kinds = new Float64Array((MOST_LINES + 1) * (MOST_OPEN + 1));

function putNetwork(row: Int32Array, facts: Facts): void {
  kinds.fill(0);
  let waiting = 0;
  for (let station = 0; station < facts.stations; station++) {
    const lines = LINES_IN[row[CONNECTIONS + station]];
    if (lines === 1) waiting |= 1 << facts.district[station];
    kinds[lines * (MOST_OPEN + 1) + Math.min(openWays(row, facts, station), MOST_OPEN)]++;
  }
  let waitingPoints = 0;
  for (let district = 0; district < facts.districts; district++) {
    if ((row[HOT] & (1 << district)) === 0 && (waiting & (1 << district)) !== 0)
      waitingPoints += facts.hotspot[district];
  }
  for (let kind = 0; kind < kinds.length; kind++) put(kinds[kind] / 6);
  put(waitingPoints / 30);
  put(bitsIn(row[HOT]) / 5);
  put(missing(row, facts, facts.ring) / 8);
  put(found.laterLines / 60);
  const points = meetings.interchanges + meetings.hotspots + meetings.ring;
  put(meetings.interchanges / 50);
  put((points - row[NETWORK]) / 40);
  put(meetings.hotspots / 30);
  put(meetings.ring / 12);
  basis.clouds = row[LINES] + found.line + found.laterLines + points;
}

function putModules(row: Int32Array): void {
  for (let goal = 0; goal < GOAL_IDS.length; goal++) {
    const inPlay = (row[GOALS] & (1 << goal)) !== 0;
    put(inPlay ? 1 : 0);
    put(inPlay ? meetings.goals[goal] : 0);
    if (inPlay) basis.clouds += GOAL_POINTS * meetings.goals[goal];
  }
  for (let effect = 0; effect < EFFECT_IDS.length; effect++) {
    put(row[EFFECT] === effect ? rounds[row[SYMBOL]] / 2 : 0);
    put(row[WITH_EFFECTS] === 1 && (row[EFFECTS_OUT] & (1 << effect)) === 0 ? 1 : 0);
  }
}
