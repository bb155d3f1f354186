/** The Kaiju variant: a monster walks from ward to ward, and all that live flee from it. */
import type { Ask, Seat, Step } from '@yamanote/kernel';
import { FLEE, PUSH, RAMPAGE } from './actions.ts';
import { isEmpty, listOf, moveAll } from './customers.ts';
import { BAY_NEIGHBOURS, NEIGHBOURS, WARD_IDS, WARD_OF, wardIndex } from './map.ts';
import type { Action, Event, Frame, ShinjukuState as State } from './types.ts';

type Of<K extends Frame['kind']> = Extract<Frame, { kind: K }>;

export const KAIJU_FRAME: Frame = { kind: 'kaiju' };
export const RAMPAGE_FRAME: Frame = { kind: 'rampage' };
const FLEE_FRAME: Frame = { kind: 'flee' };

/** No MOVE starts at, passes or ends at a station of the ward where the Kaiju is. */
export function isBlocked({ kaiju }: Pick<State, 'kaiju'>, station: number): boolean {
  return WARD_OF[station] === kaiju;
}

export const kaiju: Step<State, Of<'kaiju'>, Event> = {
  is: 'step',
  run(state) {
    if (state.kaiju === 'bay' || typeof state.kaiju === 'number') state.stack.push(RAMPAGE_FRAME);
  },
};

/** It must move. The customers it finds flee first, then the CEOs, from the active player's round. */
export const rampage: Ask<State, Of<'rampage'>, Action, Event> = {
  is: 'ask',
  seat: (state) => state.turn as Seat,
  legal(state, _frame, list) {
    const goals = typeof state.kaiju === 'number' ? NEIGHBOURS[state.kaiju] : BAY_NEIGHBOURS;
    for (const ward of goals) list.push(RAMPAGE[ward]);
  },
  answer(state, _frame, answer, tell) {
    const { ward: to } = answer as Extract<Action, { do: 'rampage' }>;
    const seat = state.turn as Seat;
    const from = typeof state.kaiju === 'number' ? WARD_IDS[state.kaiju] : 'bay';
    state.kaiju = wardIndex(to);
    tell?.({ type: 'kaiju-moved', seat, from, to });
    state.stack.push(...framesOfVictims(state));
  },
};

/** Whoever is still in the Kaiju's ward and has to leave it, last first. */
export function framesOfVictims(state: State): Frame[] {
  const seats = state.ceos.length;
  const ward = state.kaiju as number;
  const frames: Frame[] = [];
  for (let steps = seats - 1; steps >= 0; steps--) {
    const seat = ((state.turn as Seat) + steps) % seats;
    if (state.ceos[seat] === ward) frames.push({ kind: 'push', seat });
  }
  if (!isEmpty(state.crowds[ward])) frames.push(FLEE_FRAME);
  return frames;
}

export const flee: Ask<State, Of<'flee'>, Action, Event> = {
  is: 'ask',
  seat: (state) => state.turn as Seat,
  legal(state, _frame, list) {
    for (const ward of NEIGHBOURS[state.kaiju as number]) list.push(FLEE[ward]);
  },
  answer(state, _frame, answer, tell) {
    const { ward: to } = answer as Extract<Action, { do: 'flee' }>;
    const from = state.kaiju as number;
    tell?.({
      ...{ type: 'fled', seat: state.turn as Seat, from: WARD_IDS[from], to },
      customers: listOf(state.crowds[from]),
    });
    moveAll(state.crowds[from], state.crowds[wardIndex(to)]);
  },
};

export const push: Ask<State, Of<'push'>, Action, Event> = {
  is: 'ask',
  seat: (state) => state.turn as Seat,
  legal(state, _frame, list) {
    for (const ward of NEIGHBOURS[state.kaiju as number]) list.push(PUSH[ward]);
  },
  answer(state, { seat }, answer, tell) {
    const { ward: to } = answer as Extract<Action, { do: 'push' }>;
    state.ceos[seat] = wardIndex(to);
    tell?.({ type: 'ceo-moved', seat, by: state.turn as Seat, from: WARD_IDS[state.kaiju as number], to });
  },
};
