import type { Seat, Standing, Step } from '@yamanote/kernel';
import { scorePad } from './score.ts';
import type { Event, Frame, NextStationState as State } from './types.ts';

/** Most points first; among equals whoever has the best single line; and equal in that too, they share. */
export function standing(state: State): Standing {
  const pads = state.sheets.map((_, seat) => scorePad(state, seat));
  const scores = pads.map(({ total, solo }) => solo?.points ?? total);
  const best = pads.map(({ rows }) => Math.max(...rows.map(({ points }) => points)));
  const isAhead = (a: Seat, b: Seat) => scores[a] > scores[b] || (scores[a] === scores[b] && best[a] > best[b]);
  const seats = [...scores.keys()];
  const places = seats.map((seat) => 1 + seats.filter((other) => isAhead(other, seat)).length);
  return { winners: state.stack.length > 0 ? [] : seats.filter((seat) => places[seat] === 1), scores, places };
}

/** Nothing changes any more: the sheets say it all. */
export const finalScore: Step<State, Extract<Frame, { kind: 'final-score' }>, Event> = {
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
