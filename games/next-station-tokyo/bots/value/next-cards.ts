/** What the next cards bring the running line: points at once, and whether it can go on at all. */
import { CARD_IDS } from '@yamanote/games/next-station-tokyo/rules';
import { type Facts, FREE, SYMBOL_COUNT } from '../twin/facts.ts';
import { bitsIn, meetingPoints } from '../twin/sheet.ts';
import {
  CARD_SYMBOLS,
  CONNECTIONS,
  COUNTS,
  END_COUNT,
  ENDS,
  ENTERED,
  LINE,
  LINE_COUNT,
  MOST,
  NONE,
  OUT,
  PENCIL,
  PHASE,
  SWITCH_CARD,
  tracksAt,
} from '../twin/world.ts';
import { rounds } from './clouds.ts';

/** What was found last. */
export const ahead = {
  /** Points of the next round, of the next two, of all that are to come if each were the next, and with a joker. */
  next: 0,
  both: 0,
  all: 0,
  joker: 0,
  /** How likely the next card can be used. */
  able: 0,
  /** Of the two best ends: how good they are, and how many rounds can go on from there; and how many lead nowhere. */
  first: 0,
  firstOpen: 0,
  second: 0,
  secondOpen: 0,
  dead: 0,
  /** Points with the switch, as long as it may come. */
  branching: 0,
};

/** By symbol, and at last with a joker: the best that a round brings at once, -1 where it brings no segment. */
const gains = new Float64Array(SYMBOL_COUNT + 1);
const further = new Float64Array(SYMBOL_COUNT + 1);
/** The same with the mean of what the round after it brings. */
const twice = new Float64Array(SYMBOL_COUNT + 1);

/** Looks at all that the next two cards may be. */
export function lookAhead(row: Int32Array, facts: Facts): void {
  const tracks = tracksAt(facts);
  const bit = 1 << row[PENCIL + row[PHASE]];
  const now = bitsIn(row[ENTERED]) * row[MOST];
  gains.fill(-1);
  for (let i = 0; i < row[END_COUNT]; i++) gainsFrom(row, facts, row[ENDS + i], NONE, row[ENTERED], row[MOST], gains);
  countCards(row);
  const idle = meanGain(gains);
  for (let i = 0; i < gains.length; i++) twice[i] = idle;
  for (let i = 0; i < row[END_COUNT]; i++) {
    const origin = row[ENDS + i];
    const last = facts.waysAt[(origin + 1) * SYMBOL_COUNT];
    for (let way = facts.waysAt[origin * SYMBOL_COUNT]; way < last; way++) {
      const station = facts.to[way];
      const lines = row[CONNECTIONS + station];
      const track = row[tracks + facts.segment[way]];
      if (track > 1 || (lines & bit) !== 0) continue;
      const entered = row[ENTERED] | facts.through[facts.segment[way]];
      const most = Math.max(row[MOST], row[COUNTS + facts.district[station]] + 1);
      const gain = bitsIn(entered) * most - now + meetingPoints(row, facts, station, lines);
      further.fill(-1);
      for (let j = 0; j < row[END_COUNT]; j++) {
        if (j !== i || row[LINE_COUNT] === 0) gainsFrom(row, facts, row[ENDS + j], station, entered, most, further);
      }
      gainsFrom(row, facts, station, station, entered, most, further);
      const both = gain + meanGain(further);
      const symbol = facts.symbol[station];
      if (track === FREE && both > twice[symbol]) twice[symbol] = both;
      if (both > twice[SYMBOL_COUNT]) twice[SYMBOL_COUNT] = both;
    }
  }
  let allRounds = 0;
  let able = 0;
  for (let symbol = 0; symbol <= SYMBOL_COUNT; symbol++) {
    allRounds += rounds[symbol] * Math.max(0, gains[symbol]);
    if (gains[symbol] >= 0) able += cards[symbol];
  }
  ahead.next = idle;
  ahead.able = cardsLeft === 0 ? 0 : able / cardsLeft;
  ahead.both = meanGain(twice);
  ahead.all = allRounds;
  ahead.joker = Math.max(0, gains[SYMBOL_COUNT]);
  compareEnds(row, facts);
  lookAtBranches(row, facts);
}

/** The two best ends by themselves, and how many lead nowhere. */
function compareEnds(row: Int32Array, facts: Facts): void {
  let [first, second, firstOpen, secondOpen, dead] = [-1, -1, 0, 0, 0];
  for (let i = 0; i < row[END_COUNT]; i++) {
    further.fill(-1);
    gainsFrom(row, facts, row[ENDS + i], NONE, row[ENTERED], row[MOST], further);
    let able = 0;
    for (let symbol = 0; symbol < SYMBOL_COUNT; symbol++) if (further[symbol] >= 0) able += rounds[symbol];
    if (able === 0) dead++;
    const mean = meanGain(further) + able / 4;
    if (mean > first) {
      [second, secondOpen] = [first, firstOpen];
      [first, firstOpen] = [mean, able];
    } else if (mean > second) [second, secondOpen] = [mean, able];
  }
  ahead.first = Math.max(0, first);
  ahead.firstOpen = firstOpen;
  ahead.second = Math.max(0, second);
  ahead.secondOpen = secondOpen;
  ahead.dead = dead;
}

/** What the switch would bring, as long as it may come. */
function lookAtBranches(row: Int32Array, facts: Facts): void {
  further.fill(-1);
  if ((row[OUT] & (1 << SWITCH_CARD)) === 0) {
    for (let i = 0; i < row[LINE_COUNT]; i++) {
      gainsFrom(row, facts, row[LINE + i], NONE, row[ENTERED], row[MOST], further);
    }
  }
  ahead.branching = meanGain(further);
}

const cards = new Float64Array(SYMBOL_COUNT + 1);
let cardsLeft = 0;

function countCards(row: Int32Array): void {
  cards.fill(0);
  cardsLeft = 0;
  for (let card = 0; card < CARD_IDS.length; card++) {
    if ((row[OUT] & (1 << card)) !== 0 || card === SWITCH_CARD) continue;
    cards[CARD_SYMBOLS[card] === NONE ? SYMBOL_COUNT : CARD_SYMBOLS[card]]++;
    cardsLeft++;
  }
}

function meanGain(best: Float64Array): number {
  let sum = 0;
  for (let symbol = 0; symbol <= SYMBOL_COUNT; symbol++) if (best[symbol] > 0) sum += cards[symbol] * best[symbol];
  return cardsLeft === 0 ? 0 : sum / cardsLeft;
}

/** The best gains from a station on, for a line that has just come to another one and counts so much by now. */
function gainsFrom(
  row: Int32Array,
  facts: Facts,
  origin: number,
  reached: number,
  entered: number,
  most: number,
  best: Float64Array,
): void {
  const tracks = tracksAt(facts);
  const bit = 1 << row[PENCIL + row[PHASE]];
  const last = facts.waysAt[(origin + 1) * SYMBOL_COUNT];
  const now = bitsIn(entered) * most;
  for (let way = facts.waysAt[origin * SYMBOL_COUNT]; way < last; way++) {
    const station = facts.to[way];
    const lines = row[CONNECTIONS + station];
    const track = row[tracks + facts.segment[way]];
    if (track > 1 || (lines & bit) !== 0 || station === reached) continue;
    const district = facts.district[station];
    let count = row[COUNTS + district] + 1;
    if (reached !== NONE && facts.district[reached] === district) count++;
    const points = bitsIn(entered | facts.through[facts.segment[way]]) * (count > most ? count : most);
    const gain = points - now + meetingPoints(row, facts, station, lines);
    const symbol = facts.symbol[station];
    if (track === FREE && gain > best[symbol]) best[symbol] = gain;
    if (gain > best[SYMBOL_COUNT]) best[SYMBOL_COUNT] = gain;
  }
}
