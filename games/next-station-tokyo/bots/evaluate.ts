import {
  type Action,
  addDrawings,
  cloneSheet,
  type GameMap,
  mapOf,
  PHASES,
  pencilOf,
  type NextStationState as State,
  scorePad,
  takeAnswer,
} from '@yamanote/games/next-station-tokyo/rules';
import type { Seat } from '@yamanote/kernel';
import { addRound, answeredBy, nextCards, roundsToCome } from './cards-to-come.ts';
import { worth } from './worth.ts';

/**
 * How good a state is for a seat: the points that its sheet may be expected to have in the end. Nobody's sheet touches
 * another's, so whoever has more of them wins more often.
 */
export function evaluate(state: State, seat: Seat): number {
  const phase = state.phases[seat];
  if (state.stack.length === 0 || phase >= PHASES) return scorePad(state, seat).total;
  const map = mapOf(state);
  if (pencilOf(state, seat, phase) < 0) return worth(map, state, seat, state.sheets[seat], roundsToCome([]));
  return meanOfNextRound(map, state, seat);
}

/** Whatever the next card is, the best is made of it: the mean over all that may come. */
function meanOfNextRound(map: GameMap, state: State, seat: Seat): number {
  const answered = answeredBy(state, seat);
  const next = nextCards(answered);
  const later = roundsToCome(answered);
  for (const { cards, odds } of next) addRound(later, cards[cards.length - 1], -odds);
  // A drawing is worth about the same whatever card allowed it.
  const known = new Map<Action, number>();
  const worthAfter = (drawing: Action): number => {
    const sheet = cloneSheet(state.sheets[seat]);
    takeAnswer(map, { ...state, sheets: state.sheets.with(seat, sheet) }, seat, 0, drawing, null, null);
    const value = worth(map, state, seat, sheet, later);
    known.set(drawing, value);
    return value;
  };
  const passing = worth(map, state, seat, state.sheets[seat], later);
  let mean = 0;
  for (const { cards, odds } of next) {
    let best = passing;
    for (const drawing of drawingsWith(map, state, seat, [...answered, ...cards])) {
      best = Math.max(best, known.get(drawing) ?? worthAfter(drawing));
    }
    mean += odds * best;
  }
  return mean;
}

/** What could be drawn if these were the cards of the phase. */
function drawingsWith(map: GameMap, state: State, seat: Seat, cards: State['deal'][number]): Action[] {
  const list: Action[] = [];
  const deal = state.deal.with(state.phases[seat], cards);
  addDrawings(map, { ...state, deal, revealed: state.revealed.with(seat, cards.length) }, seat, list);
  return list;
}
