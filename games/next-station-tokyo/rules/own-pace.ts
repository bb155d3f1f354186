/**
 * Own pace: nobody's sheet touches another's, so nobody waits. All cards of the match are laid out face down before
 * anybody draws, and everybody turns them up for themselves: the same deal for all, whoever plays when.
 */
import type { AskEach, ChanceRule, Seat, Step, Tell } from '@yamanote/kernel';
import { CARD_IDS, CARDS, type CardId, PENCILS, PHASES } from './cards.ts';
import { nextCard } from './cards-left.ts';
import { addAnswers, canDraw, takeAnswer } from './draw.ts';
import type { GameMap } from './map/types.ts';
import { mapOf } from './maps.ts';
import { pencilOf } from './pencils.ts';
import { isLastRound, roundAt } from './permit.ts';
import { beginPhase, endPhase, tellCard } from './phase.ts';
import type { Action, Event, FrameOf, NextStationState as State } from './types.ts';

/** Every phase has a whole pile, also what will never be turned up: so the log does not tell how long a phase is. */
export const CARDS_IN_ALL = PHASES * CARD_IDS.length;

/** The first phase whose pile is not complete. */
function phaseToDeal(state: State): number {
  return state.deal.findIndex((cards) => cards.length < CARD_IDS.length);
}

export const deal: ChanceRule<State, FrameOf<'deal'>, Event> = {
  is: 'chance',
  of: (state) => nextCard(state.deal[phaseToDeal(state)]),
  happen(state, { left }, card: CardId) {
    state.deal[phaseToDeal(state)].push(card);
    if (left > 1) state.stack.push({ kind: 'deal', left: left - 1 });
  },
};

export const setOff: Step<State, FrameOf<'set-off'>, Event> = {
  is: 'step',
  run(state, _frame, tell) {
    const map = mapOf(state);
    tell?.({ type: 'dealt-ahead' });
    state.stack.push(ownPaceFrame(state));
    for (let seat = 0; seat < state.sheets.length; seat++) setOffInPhase(map, state, seat, tell);
  },
};

export function ownPaceFrame(state: State): FrameOf<'own-pace'> {
  return { kind: 'own-pace', answers: state.sheets.map(() => null) };
}

export const ownPace: AskEach<State, FrameOf<'own-pace'>, Action, Event> = {
  is: 'each',
  sealed: false,
  seats: (state) => [...state.phases.keys()].filter((seat) => state.phases[seat] < PHASES),
  legal: (state, _frame, seat, list) => addAnswers(state, seat, list),
  atOnce(state, _frame, seat, answer, tell) {
    const map = mapOf(state);
    const round = roundAt(state.deal[state.phases[seat]], state.revealed[seat]);
    takeAnswer(map, state, seat, round, answer, seat, tell);
    goOn(map, state, seat, tell);
  },
  close(state) {
    state.stack.push({ kind: 'final-score' });
  },
};

function setOffInPhase(map: GameMap, state: State, seat: Seat, tell: Tell<Event>): void {
  const now = state.phases[seat];
  beginPhase(map, state, seat);
  if (tell !== null) {
    const pencils = state.sheets.map((_, other) => (other === seat ? PENCILS[pencilOf(state, seat, now)] : null));
    tell({ type: 'phase-began', phase: now, pencils, only: seat });
    if (now < state.effects.length) {
      tell({ type: 'effect-revealed', phase: now, symbol: state.symbols[now], effect: state.effects[now], only: seat });
    }
  }
  turnUp(map, state, seat, tell);
}

/** After its answer a seat goes on to the next card that leaves it a choice, or to its end. */
export function goOn(map: GameMap, state: State, seat: Seat, tell: Tell<Event>): void {
  if (!isLastRound(state.deal[state.phases[seat]], state.revealed[seat])) {
    turnUp(map, state, seat, tell);
    return;
  }
  endPhase(map, state, seat, seat, tell);
  if (state.phases[seat] < PHASES) setOffInPhase(map, state, seat, tell);
}

function turnUp(map: GameMap, state: State, seat: Seat, tell: Tell<Event>): void {
  const now = state.phases[seat];
  let card: CardId;
  do {
    card = state.deal[now][state.revealed[seat]++];
    tellCard(state, now, state.revealed[seat], seat, tell);
  } while (CARDS[card].branch);
  if (canDraw(map, state, seat)) return;
  tell?.({ type: 'passed', seat, forced: true, only: seat });
  goOn(map, state, seat, tell);
}
