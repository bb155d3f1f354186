/**
 * A match as search plays it: one seat's sheet and cards as a row of whole numbers. No sheet touches another, and the order of
 * cards that nobody has turned up is any, so whoever plays beside it is only an expectation, and own pace is no different.
 */
import { CARD_IDS, CARDS, PHASES, SYMBOLS, type SymbolId } from '@yamanote/games/next-station-tokyo/rules';
import type { Seat } from '@yamanote/kernel';
import type { Facts } from './facts.ts';

export interface World {
  facts: Facts;
  row: Int32Array;
  /** The row's seat, and by seat what all are expected to have in the end; the own entry is not looked at. */
  seat: Seat;
  expected: readonly number[];
  /** How far a rival may come out from that, as a variance. */
  uncertain: number;
  /** Alone: what the modules in use cost. */
  deduction: number;
}

/** Where in the row what stands. */
export const STEP = 0;
export const PHASE = 1;
/** Station cards of the phase that have been turned up, as a set. */
export const OUT = 2;
export const UNDERGROUND = 3;
/** The card that is to be answered, and whether the switch came before it. */
export const CARD = 4;
export const SWITCHED = 5;
/** By phase: the pencil. */
export const PENCIL = 6;
/** Symbol and effect of the phase, -1 where there is none; and those that have been drawn, as sets. */
export const SYMBOL = PENCIL + PHASES;
export const EFFECT = SYMBOL + 1;
export const SYMBOLS_OUT = EFFECT + 1;
export const EFFECTS_OUT = SYMBOLS_OUT + 1;
export const WITH_EFFECTS = EFFECTS_OUT + 1;
export const GOALS = WITH_EFFECTS + 1;
/** Answers so far. */
export const TURNS = GOALS + 1;
/** Points of the lines that are finished, and of the best of them; those of hotspots, interchanges and the ring. */
export const LINES = TURNS + 1;
export const BEST = LINES + 1;
export const NETWORK = BEST + 1;
/** Hotspots, as a set of districts. */
export const HOT = NETWORK + 1;
/** Of the running line: its districts as a set, and the most that it has in one of them. */
export const ENTERED = HOT + 1;
export const MOST = ENTERED + 1;
export const END_COUNT = MOST + 1;
export const LINE_COUNT = END_COUNT + 1;
/** Where the running line may go on; and its stations in their order. */
const MOST_ENDS = 24;
export const ENDS = LINE_COUNT + 1;
export const LINE = ENDS + MOST_ENDS;
/** By district: stations of the running line, the circled ones twice. */
const MOST_DISTRICTS = 32;
export const COUNTS = LINE + MOST_ENDS;
/** By station: the set of lines that connect to it. After these, by segment: what it still carries. */
export const CONNECTIONS = COUNTS + MOST_DISTRICTS;

/** What a match waits for. */
export const SYMBOL_CARD = 0;
export const EFFECT_CARD = 1;
export const STATION_CARD = 2;
export const ANSWER = 3;
export const ENDED = 4;

export const NONE = -1;

export const UNDERGROUND_CARDS = CARD_IDS.map((id) => Number(CARDS[id].underground));
export const SWITCH_CARD = CARD_IDS.findIndex((id) => CARDS[id].branch);
/** By card: the number of its symbol; -1 for a joker and for the switch. */
export const CARD_SYMBOLS = CARD_IDS.map((id) => SYMBOLS.indexOf(CARDS[id].symbol as SymbolId));

export function tracksAt(facts: Facts): number {
  return CONNECTIONS + facts.stations;
}
