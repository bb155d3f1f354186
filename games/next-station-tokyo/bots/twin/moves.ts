/** Answers by number: passing, then drawing along each way of the map, circling behind it, and going on straight. */
import { EFFECT_IDS, EFFECTS, lineBit } from '@yamanote/games/next-station-tokyo/rules';
import { type Facts, FREE, SHARED, SYMBOL_COUNT } from './facts.ts';
import {
  ANSWER,
  CARD,
  CARD_SYMBOLS,
  CONNECTIONS,
  EFFECT,
  END_COUNT,
  ENDS,
  LINE,
  LINE_COUNT,
  NONE,
  PENCIL,
  PHASE,
  STEP,
  SWITCHED,
  SYMBOL,
  tracksAt,
  type World,
} from './world.ts';

export const PASS = 0;
/** By way. */
const DRAW = 1;

export function circleMoves({ ways }: Facts): number {
  return DRAW + ways;
}

export function extendMoves({ ways }: Facts): number {
  return DRAW + 2 * ways;
}

/** The way that a drawing begins with. */
export function wayOf({ ways }: Facts, move: number): number {
  let way = move - DRAW;
  while (way >= ways) way -= ways;
  return way;
}

/** Writes the legal answers into `list` from its beginning, and says how many they are. */
export function legalMoves({ row, facts }: World, list: number[]): number {
  if (row[STEP] !== ANSWER) return 0;
  list[0] = PASS;
  return addDrawings(row, facts, list, 1);
}

export function canDraw(row: Int32Array, facts: Facts): boolean {
  return addDrawings(row, facts, null, 0) > 0;
}

/** Adds all that may be drawn in the round; without a list it only says whether there is anything. */
function addDrawings(row: Int32Array, facts: Facts, list: number[] | null, from: number): number {
  const symbol = CARD_SYMBOLS[row[CARD]];
  const effect = symbol !== NONE && symbol === row[SYMBOL] ? EFFECTS[EFFECT_IDS[row[EFFECT]]] : null;
  const joker = symbol === NONE || effect?.joker === true;
  const branches = (row[SWITCHED] === 1 || effect?.branch === true) && row[LINE_COUNT] > 0;
  const origins = branches ? LINE : ENDS;
  const originCount = row[branches ? LINE_COUNT : END_COUNT];
  const bit = lineBit(row[PENCIL + row[PHASE]]);
  const most = joker ? SHARED : FREE;
  const tracks = tracksAt(facts);
  let count = from;
  for (let i = 0; i < originCount; i++) {
    const origin = row[origins + i] * SYMBOL_COUNT;
    const last = facts.waysAt[joker ? origin + SYMBOL_COUNT : origin + symbol + 1];
    for (let way = facts.waysAt[joker ? origin : origin + symbol]; way < last; way++) {
      if (row[tracks + facts.segment[way]] > most || (row[CONNECTIONS + facts.to[way]] & bit) !== 0) continue;
      if (list === null) return 1;
      list[count++] = DRAW + way;
      if (effect?.circle === true) list[count++] = circleMoves(facts) + way;
      if (effect?.extend !== true || facts.onSegment[way] < 0) continue;
      const further = row[tracks + facts.onSegment[way]] === FREE && (row[CONNECTIONS + facts.onTo[way]] & bit) === 0;
      if (further) list[count++] = extendMoves(facts) + way;
    }
  }
  return count;
}
