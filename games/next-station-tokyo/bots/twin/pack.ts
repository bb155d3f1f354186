/** A match of the rules as a row. */
import {
  CARD_IDS,
  EFFECT_IDS,
  GOAL_IDS,
  mapOf,
  type NextStationState,
  PENCILS,
  PHASES,
  pencilOf,
  SOLO_DEDUCTION,
  SYMBOLS,
} from '@yamanote/games/next-station-tokyo/rules';
import type { Seat } from '@yamanote/kernel';
import { type Facts, factsOf } from './facts.ts';
import { beginLine, circleStation, clearSheet, drawSegment, finishLine } from './sheet.ts';
import {
  ANSWER,
  CARD,
  CONNECTIONS,
  EFFECT,
  EFFECT_CARD,
  EFFECTS_OUT,
  ENDED,
  GOALS,
  LINE,
  LINE_COUNT,
  NONE,
  OUT,
  PENCIL,
  PHASE,
  STATION_CARD,
  STEP,
  SWITCH_CARD,
  SWITCHED,
  SYMBOL,
  SYMBOL_CARD,
  SYMBOLS_OUT,
  UNDERGROUND,
  UNDERGROUND_CARDS,
  WITH_EFFECTS,
  type World,
} from './world.ts';

/** A seat's part of a state. Pencils that are still to be given out come in any order. */
export function pack(state: NextStationState, seat: Seat): World {
  const facts = factsOf(mapOf(state));
  const row = new Int32Array(CONNECTIONS + facts.stations + facts.segments);
  const phase = state.phases[seat];
  row[PHASE] = phase;
  row[STEP] = stepOf(state, seat);
  row.set(pencilsOf(state, seat), PENCIL);
  const known = phase < state.symbols.length && row[STEP] > SYMBOL_CARD;
  const symbols = state.symbols.slice(0, phase + Number(known)).map((id) => SYMBOLS.indexOf(id));
  const effects = state.effects
    .slice(0, phase + Number(known && row[STEP] > EFFECT_CARD))
    .map((id) => EFFECT_IDS.indexOf(id));
  row[SYMBOL] = symbols[phase] ?? NONE;
  row[EFFECT] = effects[phase] ?? NONE;
  row[SYMBOLS_OUT] = setOf(symbols);
  row[EFFECTS_OUT] = setOf(effects);
  row[WITH_EFFECTS] = Number(state.options.effects);
  row[GOALS] = setOf(state.goals.map((goal) => GOAL_IDS.indexOf(goal)));
  packCards(row, state, seat);
  packSheet(row, facts, state, seat);
  return { facts, row, seat, expected: [], uncertain: 0, deduction: deductionOf(state) };
}

/** In company nothing is deducted. */
function deductionOf({ sheets, options }: NextStationState): number {
  return sheets.length > 1 ? 0 : SOLO_DEDUCTION * (Number(options.effects) + Number(options.goals));
}

function stepOf(state: NextStationState, seat: Seat): number {
  const frame = state.stack.at(-1);
  if (frame === undefined || state.phases[seat] >= PHASES) return ENDED;
  if (frame.kind === 'draw' || frame.kind === 'own-pace') return ANSWER;
  if (frame.kind === 'effect' && state.options.pace === 'together') return EFFECT_CARD;
  return frame.kind === 'reveal' || !state.options.effects ? STATION_CARD : SYMBOL_CARD;
}

function pencilsOf(state: NextStationState, seat: Seat): number[] {
  const pencils = Array.from({ length: PHASES }, (_, phase) => pencilOf(state, seat, phase));
  const left = [...PENCILS.keys()].filter((pencil) => !pencils.includes(pencil));
  return pencils.map((pencil) => (pencil < 0 ? (left.shift() as number) : pencil));
}

function packCards(row: Int32Array, { deal, phases, revealed }: NextStationState, seat: Seat): void {
  row[CARD] = NONE;
  if (row[STEP] === ENDED) return;
  const cards = deal[phases[seat]].slice(0, revealed[seat]).map((id) => CARD_IDS.indexOf(id));
  row[OUT] = setOf(cards);
  row[UNDERGROUND] = cards.filter((card) => UNDERGROUND_CARDS[card]).length;
  const last = cards.at(-1) ?? NONE;
  if (row[STEP] === ANSWER) row[CARD] = last;
  row[SWITCHED] = Number((row[STEP] === ANSWER ? cards.at(-2) : last) === SWITCH_CARD);
}

/** Draws again what is on a sheet. */
function packSheet(row: Int32Array, facts: Facts, state: NextStationState, seat: Seat): void {
  const { lines } = state.sheets[seat];
  const { segments } = mapOf(state);
  clearSheet(row, facts);
  for (let phase = 0; phase < PHASES && phase <= row[PHASE]; phase++) {
    const pencil = row[PENCIL + phase];
    beginLine(row, facts, pencil);
    for (const segment of lines[pencil].segments) {
      const { a, b } = segments[segment];
      const from = isOnLine(row, a) || (row[LINE_COUNT] === 0 && a === facts.starts[pencil]) ? a : b;
      drawSegment(row, facts, pencil, segment, from, from === a ? b : a);
    }
    for (const station of lines[pencil].circled) circleStation(row, facts, station);
    if (phase < row[PHASE]) finishLine(row);
  }
}

function isOnLine(row: Int32Array, station: number): boolean {
  return row.indexOf(station, LINE) >= 0 && row.indexOf(station, LINE) < LINE + row[LINE_COUNT];
}

function setOf(numbers: readonly number[]): number {
  return numbers.reduce((set, one) => set | (1 << one), 0);
}
