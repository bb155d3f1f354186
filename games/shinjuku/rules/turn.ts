/** A turn: what comes by itself, then up to two different actions; and the end of the match. */
import type { Ask, Seat, Step } from '@yamanote/kernel';
import { INCOME, LIFT, PASS } from './actions.ts';
import { editionOf } from './editions.ts';
import { legalMove, move } from './move.ts';
import { legalOpen, open } from './open.ts';
import { purseOf } from './payment.ts';
import { standing } from './standing.ts';
import { CUSTOMERS } from './tokens.ts';
import { legalTrack, track } from './track.ts';
import type { Action, Event, Frame, ShinjukuState as State } from './types.ts';
import { legalUpgrade, upgrade } from './upgrade.ts';

type Of<K extends Frame['kind']> = Extract<Frame, { kind: K }>;

export const ACTION_FRAME: Frame = { kind: 'action' };
export const END_TURN_FRAME: Frame = { kind: 'end-turn' };
const MOST_ACTIONS = 2;

export const turn: Step<State, Of<'turn'>, Event> = {
  is: 'step',
  run(state, { seat }, tell) {
    state.turn = seat;
    state.done = [];
    tell?.({ type: 'turn-began', seat });
    state.stack.push(END_TURN_FRAME, ACTION_FRAME);
    const before = editionOf(state).beforeActions(state.options);
    for (let i = before.length - 1; i >= 0; i--) state.stack.push(before[i]);
  },
};

export const action: Ask<State, Of<'action'>, Action, Event> = {
  is: 'ask',
  seat: (state) => state.turn as Seat,
  legal(state, _frame, list) {
    const { done } = state;
    const purse = purseOf(state, state.turn as Seat);
    list.push(PASS, INCOME);
    if (!done.includes('open')) legalOpen(state, purse, list);
    if (!done.includes('track')) legalTrack(state, list);
    if (!done.includes('move')) legalMove(state, purse, list);
    if (!done.includes('upgrade')) legalUpgrade(state, purse, list);
  },
  answer(state, _frame, answer, tell) {
    const seat = state.turn as Seat;
    if (answer.do === 'pass') {
      tell?.({ type: 'passed', seat });
      return;
    }
    if (answer.do === 'income') {
      state.done.push('income');
      state.stack.push({ kind: 'income', seat, cause: 'income' });
      return;
    }
    const kind = answer.do as keyof typeof ACTIONS;
    state.done.push(kind);
    if (state.done.length < MOST_ACTIONS) state.stack.push(ACTION_FRAME);
    ACTIONS[kind](state, answer as never, tell);
  },
};

/** INCOME is not among them: it ends the turn, whatever was done before. */
const ACTIONS = { open, track, move, upgrade } as const;

export const endTurn: Step<State, Of<'end-turn'>, Event> = {
  is: 'step',
  run: (state, _frame, tell) => editionOf(state).afterTurn(state, tell),
};

/** Whoever had the last turn lifts the screens, and all see what everybody has won. */
export const screens: Ask<State, Of<'screens'>, Action, Event> = {
  is: 'ask',
  ritual: true,
  seat: (state) => state.turn as Seat,
  legal(_state, _frame, list) {
    list.push(LIFT);
  },
  answer(state, _frame, _answer, tell) {
    if (tell === null) return;
    const { scores, winners } = standing(state);
    for (const [seat, points] of scores.entries()) {
      const customers = state.collections[seat].map((customer) => CUSTOMERS[customer]);
      tell({ type: 'scored', seat, customers, stars: state.stars[seat], points });
    }
    tell({ type: 'won', seats: winners });
  },
  reveals: () => true,
};
