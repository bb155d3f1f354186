import type { ChanceRule } from '@yamanote/kernel';
import { GOAL_IDS, GOALS_IN_PLAY, type GoalId, PENCILS, PHASES } from './cards.ts';
import type { FoldedMap } from './map/fold.ts';
import { mapOf } from './maps.ts';
import { CARDS_IN_ALL } from './own-pace.ts';
import { pencilFrames, SEAT_SLOTS } from './pencils.ts';
import { PHASE } from './phase.ts';
import { cloneSheet, emptySheet } from './sheet.ts';
import type { Event, Frame, FrameOf, NextStationOptions, NextStationState } from './types.ts';

/** An empty sheet for everybody; pencils, goals and cards are for chance to bring. */
export function setup(seats: number, options: NextStationOptions, ownMap: FoldedMap | null = null): NextStationState {
  const map = mapOf({ options, ownMap });
  return {
    stack: [
      ...(options.pace === 'own' ? dealAhead(options) : [PHASE]),
      ...(options.goals ? [{ kind: 'goals' } as const] : []),
      ...pencilFrames(seats, options.pencils === 'chosen'),
    ],
    options,
    ownMap,
    pencils: PENCILS.map(() => null),
    slots: SEAT_SLOTS[seats].slice(),
    deal: Array.from({ length: PHASES }, () => []),
    symbols: [],
    effects: [],
    goals: [],
    phases: Array(seats).fill(0),
    revealed: Array(seats).fill(0),
    sheets: Array.from({ length: seats }, () => emptySheet(map)),
  };
}

/** Own pace: everything that would be drawn in the course of the match, the first of it last. */
function dealAhead({ effects }: NextStationOptions): Frame[] {
  const each = (kind: 'symbol' | 'effect') => Array<Frame>(PHASES).fill({ kind });
  const cards: Frame[] = [{ kind: 'set-off' }, { kind: 'deal', left: CARDS_IN_ALL }];
  return effects ? [...cards, ...each('effect'), ...each('symbol')] : cards;
}

export const goals: ChanceRule<NextStationState, FrameOf<'goals'>, Event> = {
  is: 'chance',
  of: () => ({ draw: GOALS_IN_PLAY, from: Object.fromEntries(GOAL_IDS.map((id) => [id, 1])) }),
  happen(state, _frame, drawn: GoalId[], tell) {
    state.goals = drawn.slice();
    tell?.({ type: 'goals-revealed', goals: drawn.slice() });
  },
};

export function clone(state: NextStationState): NextStationState {
  return {
    stack: state.stack.slice(),
    options: state.options,
    ownMap: state.ownMap,
    pencils: state.pencils.slice(),
    slots: state.slots.slice(),
    deal: state.deal.map((cards) => cards.slice()),
    symbols: state.symbols.slice(),
    effects: state.effects.slice(),
    goals: state.goals.slice(),
    phases: state.phases.slice(),
    revealed: state.revealed.slice(),
    sheets: state.sheets.map(cloneSheet),
  };
}
