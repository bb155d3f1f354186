/** What a drawing looks like at a glance: what it brings at once, what it may lead to, and what it gives up. */
import { LAST_UNDERGROUND, LINES_IN, lineBit, PHASES } from '@yamanote/games/next-station-tokyo/rules';
import { type Facts, FREE, SYMBOL_COUNT } from '../twin/facts.ts';
import { circleMoves, extendMoves, PASS, wayOf } from '../twin/moves.ts';
import { bitsIn, meetingPoints } from '../twin/sheet.ts';
import {
  CONNECTIONS,
  COUNTS,
  ENTERED,
  LINE_COUNT,
  MOST,
  OUT,
  PENCIL,
  PHASE,
  tracksAt,
  UNDERGROUND,
} from '../twin/world.ts';

export const TRAITS = 20;
/** Those from here on are of what may follow, and nothing where nothing does. */
export const FOLLOWING = 12;
export const traits = new Float64Array(TRAITS);

/** By symbol: how many cards with it are still in the pile. */
const left = new Float64Array(SYMBOL_COUNT);
let inPile = 1;
let roundsLeft = 0;
let tracks = 0;
let bit = 0;
let lineNow = 0;
/** The end that was looked at last, and what could be done from there. */
let leftEnd = -1;
let leftAble = 0;
let leftOpen = 0;

/** Takes in what all drawings of a round have in common. */
export function beginRound(row: Int32Array, facts: Facts): void {
  const out = row[OUT];
  inPile = 0;
  for (let symbol = 0; symbol < SYMBOL_COUNT; symbol++) {
    left[symbol] = 2 - ((out >> symbol) & 1) - ((out >> (symbol + 6)) & 1);
    inPile += left[symbol];
  }
  inPile += 2 - ((out >> 4) & 1) - ((out >> 10) & 1);
  const underground = LAST_UNDERGROUND - row[UNDERGROUND];
  roundsLeft = underground === 0 ? 0 : underground + ((inPile - underground) * underground) / (underground + 1);
  tracks = tracksAt(facts);
  bit = lineBit(row[PENCIL + row[PHASE]]);
  lineNow = bitsIn(row[ENTERED]) * row[MOST];
  leftEnd = -1;
}

/** How many rounds may still follow the one that was begun. */
export function roundsToFollow(): number {
  return roundsLeft;
}

/** Quicker than `fill` for so few. */
function clearFrom(first: number): void {
  for (let trait = first; trait < TRAITS; trait++) traits[trait] = 0;
}

export function fillTraits(row: Int32Array, facts: Facts, move: number): void {
  if (move === PASS) {
    clearFrom(2);
    traits[0] = 1;
    traits[1] = roundsLeft;
    return;
  }
  const way = wayOf(facts, move);
  const isExtended = move >= extendMoves(facts);
  const first = facts.to[way];
  const reached = isExtended ? facts.onTo[way] : first;
  const from = facts.from[way];
  const district = isExtended ? facts.district[reached] : facts.intoDistrict[way];
  let entered = row[ENTERED] | facts.passes[way];
  let count = row[COUNTS + district] + 1;
  let most = row[MOST];
  let meeting = meetingPoints(row, facts, reached, row[CONNECTIONS + reached]);
  if (row[LINE_COUNT] === 0) {
    if (facts.district[from] === district) count++;
    meeting += meetingPoints(row, facts, from, row[CONNECTIONS + from]);
  }
  if (isExtended) {
    entered |= facts.through[facts.onSegment[way]];
    if (facts.district[first] === district) count++;
    meeting += meetingPoints(row, facts, first, row[CONNECTIONS + first]);
  } else if (move >= circleMoves(facts)) count++;
  if (count > most) most = count;
  const districts = bitsIn(entered);
  const line = districts * most;
  const lines = LINES_IN[row[CONNECTIONS + reached]];
  const toCome = PHASES - 1 - row[PHASE];
  traits[0] = 0;
  traits[1] = 0;
  traits[2] = line - lineNow;
  traits[3] = meeting;
  traits[4] = roundsLeft * (districts + most);
  traits[5] = toCome * (lines === 0 ? 1 : 0);
  traits[6] = toCome * (lines === 1 ? 1 : 0);
  traits[7] = toCome * (lines === 2 ? 1 : 0);
  traits[8] = toCome * (lines > 2 ? 1 : 0);
  traits[9] = facts.hotspot[district] > 0 ? toCome * facts.hotspot[district] : 0;
  traits[10] = facts.inCentre[reached];
  traits[11] = row[tracks + facts.segment[way]] === FREE ? 0 : 1;
  // Where nothing follows, nothing is lost or won by what could.
  if (roundsLeft === 0) {
    clearFrom(FOLLOWING);
    return;
  }
  lookOn(row, facts, reached, from, entered, most);
  if (row[LINE_COUNT] > 0) giveUp(row, facts, from);
  else clearFrom(18);
}

/** From the station that is reached: how many rounds can go on, by how many ways, and with what gain. */
function lookOn(row: Int32Array, facts: Facts, station: number, from: number, entered: number, most: number): void {
  const { waysAt, to: leadsTo, segment, intoDistrict, passes } = facts;
  const districts = bitsIn(entered);
  const here = facts.district[station];
  const now = districts * most;
  let open = 0;
  let able = 0;
  let mean = 0;
  let top = 0;
  let wide = 0;
  let way = waysAt[station * SYMBOL_COUNT];
  for (let symbol = 0; symbol < SYMBOL_COUNT; symbol++) {
    let gain = -1;
    const last = waysAt[station * SYMBOL_COUNT + symbol + 1];
    for (; way < last; way++) {
      const to = leadsTo[way];
      const lines = row[CONNECTIONS + to];
      if (row[tracks + segment[way]] !== FREE || (lines & bit) !== 0 || to === from) continue;
      open++;
      const there = intoDistrict[way];
      const count = row[COUNTS + there] + (there === here ? 2 : 1);
      const wider = entered | passes[way];
      const more = wider === entered ? districts : bitsIn(wider);
      let all = more * (count > most ? count : most) - now;
      if (lines !== 0) all += meetingPoints(row, facts, to, lines);
      if (all > gain) gain = all;
    }
    if (gain < 0) continue;
    able += left[symbol];
    mean += left[symbol] * gain;
    wide++;
    if (gain > top) top = gain;
  }
  const share = inPile > 0 ? 1 / inPile : 0;
  traits[12] = able * share * Math.min(3, roundsLeft);
  traits[13] = mean * share;
  traits[14] = top;
  traits[15] = open === 0 ? 1 : 0;
  traits[16] = wide;
  traits[17] = able * share;
}

/** What can be done from an end that the line would leave: the start stays an end after the first segment. */
function giveUp(row: Int32Array, facts: Facts, from: number): void {
  if (from !== leftEnd) {
    leftEnd = from;
    leftAble = 0;
    leftOpen = 0;
    let way = facts.waysAt[from * SYMBOL_COUNT];
    for (let symbol = 0; symbol < SYMBOL_COUNT; symbol++) {
      const last = facts.waysAt[from * SYMBOL_COUNT + symbol + 1];
      let any = 0;
      for (; way < last; way++) {
        if (row[tracks + facts.segment[way]] === FREE && (row[CONNECTIONS + facts.to[way]] & bit) === 0) any++;
      }
      if (any > 0) leftAble += left[symbol];
      leftOpen += any;
    }
    leftAble *= Math.min(3, roundsLeft) / Math.max(1, inPile);
  }
  traits[18] = leftAble;
  traits[19] = leftOpen;
}
