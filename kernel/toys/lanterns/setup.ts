import type { Counts, LanternsOptions, LanternsState } from './types.ts';

export const BOXES: Readonly<Record<LanternsOptions['festival'], Readonly<Counts>>> = {
  summer: { red: 6, gold: 5, blue: 4, white: 3 },
  winter: { red: 2, gold: 3, blue: 5, white: 8 },
};
const ROW = 3;

/** Nothing is dealt yet: that is for chance to do. */
export function setup(seats: number, options: LanternsOptions): LanternsState {
  const each = [...Array(seats).keys()];
  return {
    stack: [
      { kind: 'round' },
      { kind: 'deal', to: Array(ROW).fill(each).flat() },
      ...(options.first === 'random' ? [{ kind: 'first' } as const] : []),
    ],
    options,
    box: { ...BOXES[options.festival] },
    rows: each.map(() => []),
    river: { red: 0, gold: 0, blue: 0, white: 0 },
    leader: options.first === 'random' ? 0 : options.first,
    round: 0,
    wind: 0,
    banks: each.map(() => 'near'),
    afloat: [],
    scores: each.map(() => 0),
  };
}

export function clone(state: LanternsState): LanternsState {
  return {
    stack: state.stack.slice(),
    options: state.options,
    box: { ...state.box },
    rows: state.rows.map((row) => row.slice()),
    river: { ...state.river },
    leader: state.leader,
    round: state.round,
    wind: state.wind,
    banks: state.banks.slice(),
    afloat: state.afloat.slice(),
    scores: state.scores.slice(),
  };
}
