/** What could have been drawn in a match that is over, had all its cards been known. */
import {
  CARD_IDS,
  EFFECT_IDS,
  isLastRound,
  type Line,
  mapOf,
  type NextStationState,
  PENCILS,
  PHASES,
  roundAt,
  type Sheet,
  SYMBOLS,
  scorePad,
  sheetWith,
} from '@yamanote/games/next-station-tokyo/rules';
import type { Seat } from '@yamanote/kernel';
import { circleMoves, extendMoves, PASS, wayOf } from '../twin/moves.ts';
import { pack } from '../twin/pack.ts';
import { beginLine, clearSheet } from '../twin/sheet.ts';
import {
  EFFECTS_OUT,
  NONE,
  OUT,
  PENCIL,
  PHASE,
  STATION_CARD,
  STEP,
  SYMBOL_CARD,
  SYMBOLS_OUT,
  TURNS,
  UNDERGROUND,
  type World,
} from '../twin/world.ts';
import { searchBeam } from './beam.ts';

export interface Hindsight {
  /** What the seat has, and the most that was found. */
  own: number;
  best: number;
  sheet: Sheet;
}

/** `width` sheets are kept after every card; what the seat has drawn itself is the least that is found. */
export function hindsight(state: NextStationState, seat: Seat, width: number): Hindsight {
  const own = scorePad(state, seat).total;
  const { world, chance } = fromTheStart(state, seat);
  const { total, moves } = searchBeam(world, chance, width);
  if (total <= own) return { own, best: own, sheet: state.sheets[seat] };
  return { own, best: total, sheet: sheetOf(state, world, moves) };
}

/** An empty sheet with the same pencils and goals, and what chance did then. */
function fromTheStart(state: NextStationState, seat: Seat): { world: World; chance: number[] } {
  const world = pack(state, seat);
  const { row, facts } = world;
  for (const field of [PHASE, OUT, UNDERGROUND, SYMBOLS_OUT, EFFECTS_OUT, TURNS]) row[field] = 0;
  row[STEP] = state.options.effects ? SYMBOL_CARD : STATION_CARD;
  clearSheet(row, facts);
  beginLine(row, facts, row[PENCIL]);
  const chance = state.deal.flatMap((cards, phase) => [
    ...(state.options.effects ? [SYMBOLS.indexOf(state.symbols[phase]), EFFECT_IDS.indexOf(state.effects[phase])] : []),
    ...turnedUp(cards).map((card) => CARD_IDS.indexOf(card)),
  ]);
  return { world, chance };
}

/** At own pace whole piles are dealt, and a phase ends before they do. */
function turnedUp(cards: NextStationState['deal'][number]): NextStationState['deal'][number] {
  let count = 0;
  while (!isLastRound(cards, count)) count++;
  return cards.slice(0, count);
}

/** The sheet that these answers lead to. */
function sheetOf(state: NextStationState, { facts, row }: World, moves: readonly number[]): Sheet {
  const lines = PENCILS.map((): Line => ({ segments: [], rounds: [], circled: [] }));
  const left = moves.slice();
  for (let phase = 0; phase < PHASES; phase++) {
    if (state.options.effects) left.splice(0, 2);
    const cards = turnedUp(state.deal[phase]);
    const line = lines[row[PENCIL + phase]];
    for (const [i, move] of left.splice(0, cards.length).entries()) {
      if (move === NONE || move === PASS) continue;
      const way = wayOf(facts, move);
      const segments = [facts.segment[way], ...(move >= extendMoves(facts) ? [facts.onSegment[way]] : [])];
      line.segments.push(...segments);
      line.rounds.push(...segments.map(() => roundAt(cards, i + 1)));
      if (segments.length === 1 && move >= circleMoves(facts)) line.circled.push(facts.to[way]);
    }
  }
  return sheetWith(mapOf(state), lines, null);
}
