import type { Seat, Standing, Step } from '@yamanote/kernel';
import { scorePad } from './score.ts';
import type { Event, FrameOf, NextStationState as State } from './types.ts';

/** Most points first; among equals whoever has the best single line; and who is equal in that too shares a place. */
export function standing(state: State): Standing {
  const pads = state.sheets.map((_, seat) => scorePad(state, seat));
  const scores = pads.map(({ total, solo }) => solo?.points ?? total);
  const best = pads.map(({ rows }) => Math.max(...rows.map(({ points }) => points)));
  const places = placesOf(scores, best);
  const winners = state.stack.length > 0 ? [] : [...places.keys()].filter((seat) => places[seat] === 1);
  return { winners, scores, places };
}

/** By seat: its place, from its points and the points of its best line. */
export function placesOf(scores: readonly number[], best: readonly number[]): number[] {
  const isAhead = (a: Seat, b: Seat) => scores[a] > scores[b] || (scores[a] === scores[b] && best[a] > best[b]);
  const seats = [...scores.keys()];
  return seats.map((seat) => 1 + seats.filter((other) => isAhead(other, seat)).length);
}

/** Nothing changes any more: the sheets say it all. */
export const finalScore: Step<State, FrameOf<'final-score'>, Event> = {
  is: 'step',
  run(state, _frame, tell) {
    if (tell === null) return;
    for (const seat of state.sheets.keys()) {
      const { total, solo } = scorePad(state, seat);
      tell({ type: 'sheet-scored', seat, total, only: null });
      if (solo !== null) tell({ type: 'graded', seat, points: solo.points, grade: solo.grade });
    }
    if (state.sheets.length > 1) tell({ type: 'won', seats: standing(state).winners });
  },
};
