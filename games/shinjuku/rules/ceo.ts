/** The CEO variant: a car whose ward is a joker ward for its owner. */
import type { Ask, Seat } from '@yamanote/kernel';
import { DRIVE, STAY } from './actions.ts';
import { NEIGHBOURS, WARD_IDS, wardIndex } from './map.ts';
import type { Action, Event, Frame, ShinjukuState as State } from './types.ts';

export const CEO_FRAME: Frame = { kind: 'ceo' };

/** The first time it must be placed, anywhere; later it may go to a neighbouring ward. Never where the Kaiju is. */
export const ceo: Ask<State, Extract<Frame, { kind: 'ceo' }>, Action, Event> = {
  is: 'ask',
  seat: (state) => state.turn as Seat,
  legal(state, _frame, list) {
    const at = state.ceos[state.turn as Seat];
    if (at === null) {
      for (let ward = 0; ward < WARD_IDS.length; ward++) if (ward !== state.kaiju) list.push(DRIVE[ward]);
    } else {
      list.push(STAY);
      for (const ward of NEIGHBOURS[at]) if (ward !== state.kaiju) list.push(DRIVE[ward]);
    }
  },
  answer(state, _frame, answer, tell) {
    const seat = state.turn as Seat;
    const at = state.ceos[seat];
    if (answer.do === 'drive') {
      state.ceos[seat] = wardIndex(answer.ward);
      tell?.({ type: 'ceo-moved', seat, by: seat, from: at === null ? null : WARD_IDS[at], to: answer.ward });
    } else tell?.({ type: 'ceo-stayed', seat, ward: WARD_IDS[at as number] });
  },
};
