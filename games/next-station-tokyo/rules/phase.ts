/** A phase: everybody draws one line, round by round, all at the same time; then the lines are scored. */
import type { AskEach, ChanceRule, Seat, Step, Tell } from '@yamanote/kernel';
import { MOST_SEATS } from './actions.ts';
import { CARDS, type CardId, PENCILS, PHASES } from './cards.ts';
import { nextCard } from './cards-left.ts';
import { addAnswers, canDraw, takeAnswer } from './draw.ts';
import type { GameMap } from './map/types.ts';
import { mapOf } from './maps.ts';
import { pencilOf } from './pencils.ts';
import { effectOf, isLastRound, roundAt } from './permit.ts';
import { lineScore } from './score.ts';
import { beginLine } from './sheet.ts';
import type { Action, Event, Frame, FrameOf, NextStationState as State } from './types.ts';

export const PHASE: Frame = { kind: 'phase' };
const SYMBOL: Frame = { kind: 'symbol' };
const EFFECT: Frame = { kind: 'effect' };
const REVEAL: Frame = { kind: 'reveal' };
const ROUND: Frame = { kind: 'round' };
const SCORE: Frame = { kind: 'score' };
const FINAL_SCORE: Frame = { kind: 'final-score' };

/** What is still to happen in a phase that has come to this step, the first of it last. */
export function phaseFrom(state: State, step: 'symbol' | 'effect' | 'reveal'): Frame[] {
  const frames = state.options.effects ? [SCORE, REVEAL, EFFECT, SYMBOL] : [SCORE, REVEAL];
  return frames.slice(0, frames.findIndex(({ kind }) => kind === step) + 1);
}

/** While all play together they are in the same phase, and see the same cards. */
function phaseOfAll(state: State): number {
  return state.phases[0];
}

export const phase: Step<State, FrameOf<'phase'>, Event> = {
  is: 'step',
  run(state, _frame, tell) {
    const map = mapOf(state);
    const now = phaseOfAll(state);
    for (let seat = 0; seat < state.sheets.length; seat++) beginPhase(map, state, seat);
    tell?.({
      type: 'phase-began',
      phase: now,
      pencils: state.sheets.map((_, seat) => PENCILS[pencilOf(state, seat, now)]),
      only: null,
    });
    state.stack.push(...phaseFrom(state, state.options.effects ? 'symbol' : 'reveal'));
  },
};

export function beginPhase(map: GameMap, state: State, seat: Seat): void {
  beginLine(map, state.sheets[seat], pencilOf(state, seat, state.phases[seat]));
}

export const reveal: ChanceRule<State, FrameOf<'reveal'>, Event> = {
  is: 'chance',
  of: (state) => nextCard(state.deal[phaseOfAll(state)]),
  happen(state, _frame, card: CardId, tell) {
    const now = phaseOfAll(state);
    state.deal[now].push(card);
    for (let seat = 0; seat < state.revealed.length; seat++) state.revealed[seat]++;
    tellCard(state, now, state.deal[now].length, null, tell);
    state.stack.push(CARDS[card].branch ? REVEAL : ROUND);
  },
};

/** The last of so many cards has been turned up. */
export function tellCard(state: State, now: number, revealed: number, only: Seat | null, tell: Tell<Event>): void {
  const cards = state.deal[now];
  const card = cards[revealed - 1];
  tell?.({
    type: 'card-revealed',
    phase: now,
    round: roundAt(cards, revealed),
    card,
    effect: effectOf(state, now, card),
    last: isLastRound(cards, revealed),
    only,
  });
}

/** Who can draw nothing has passed, and is not asked. */
export const round: Step<State, FrameOf<'round'>, Event> = {
  is: 'step',
  run(state, _frame, tell) {
    const frame = drawFrame(state);
    if (tell !== null) {
      for (let seat = 0; seat < state.sheets.length; seat++) {
        if (!frame.seats.includes(seat)) tell({ type: 'passed', seat, forced: true, only: null });
      }
    }
    if (frame.seats.length > 0) state.stack.push(frame);
    else endRound(state);
  },
};

/** Made once: all that differs is how many sit there, and who of them can draw. */
const DRAW: readonly (readonly FrameOf<'draw'>[])[] = Array.from({ length: MOST_SEATS + 1 }, (_, seats) =>
  Array.from({ length: 2 ** seats }, (_, set) => ({
    kind: 'draw',
    seats: [...Array(seats).keys()].filter((seat) => (set & (1 << seat)) !== 0),
    answers: Array(seats).fill(null),
  })),
);

/** The question to all who can draw something. */
export function drawFrame(state: State): FrameOf<'draw'> {
  const map = mapOf(state);
  const seats = state.sheets.length;
  let set = 0;
  for (let seat = 0; seat < seats; seat++) if (canDraw(map, state, seat)) set |= 1 << seat;
  return DRAW[seats][set];
}

/** Sheets lie open, but what is drawn in a round is shown when all have drawn. */
export const draw: AskEach<State, FrameOf<'draw'>, Action, Event> = {
  is: 'each',
  sealed: true,
  seats: (_state, { seats }) => seats,
  legal: (state, _frame, seat, list) => addAnswers(state, seat, list),
  close(state, _frame, answers, tell) {
    const map = mapOf(state);
    const now = roundAt(state.deal[phaseOfAll(state)], state.revealed[0]);
    for (let seat = 0; seat < answers.length; seat++) {
      const answer = answers[seat];
      if (answer !== null) takeAnswer(map, state, seat, now, answer, null, tell);
    }
    endRound(state);
  },
};

function endRound(state: State): void {
  const cards = state.deal[phaseOfAll(state)];
  if (!isLastRound(cards, cards.length)) state.stack.push(REVEAL);
}

export const score: Step<State, FrameOf<'score'>, Event> = {
  is: 'step',
  run(state, _frame, tell) {
    const map = mapOf(state);
    for (let seat = 0; seat < state.sheets.length; seat++) endPhase(map, state, seat, null, tell);
    state.stack.push(phaseOfAll(state) < PHASES ? PHASE : FINAL_SCORE);
  },
};

/** A line is scored when its phase ends; the seat's next phase is then still to begin. */
export function endPhase(map: GameMap, state: State, seat: Seat, only: Seat | null, tell: Tell<Event>): void {
  const sheet = state.sheets[seat];
  const ended = state.phases[seat]++;
  state.revealed[seat] = 0;
  sheet.ends = [];
  if (tell === null) return;
  const pencil = pencilOf(state, seat, ended);
  tell({ type: 'line-scored', seat, phase: ended, pencil: PENCILS[pencil], ...lineScore(map, sheet, pencil), only });
}
