import type { NextStation } from '@yamanote/games/next-station-tokyo/rules';
import type { Solver } from '@yamanote/games/room';
import { hindsight } from './hindsight.ts';

export const solver: Solver<NextStation> = {
  solve(state, seat, width) {
    const { own, best, sheet } = hindsight(state, seat, width);
    return { own, best, state: { ...state, sheets: state.sheets.with(seat, sheet) } };
  },
};
