/** OPEN: a store comes to an empty station, from the supply or from elsewhere on the map. */
import type { Ask, Seat, Tell } from '@yamanote/kernel';
import { OPEN, PLACE, RELOCATE } from './actions.ts';
import { editionOf } from './editions.ts';
import { bit, isMarked, STATION_IDS, stationIndex, WARD_OF } from './map.ts';
import { addPayments, type Purse, pay } from './payment.ts';
import { BUILDINGS, type Building, DEPARTMENT, GOODS, SHOPS } from './tokens.ts';
import type { Action, Event, Frame, ShinjukuState as State } from './types.ts';

type Of<K extends Frame['kind']> = Extract<Frame, { kind: K }>;

export const SHOP_FRAMES: readonly Frame[] = STATION_IDS.map((_, station) => ({ kind: 'shop', station }));

/** Everybody has stores, in the supply or on the map, so there is always something to put there. */
export function legalOpen(state: State, purse: Purse, list: Action[]): void {
  if (purse.held === 0) return;
  for (let station = 0; station < OPEN.length; station++) {
    if (state.buildings[station] === null) addPayments(list, OPEN[station], bit(WARD_OF[station]), purse);
  }
}

export function open(state: State, answer: Extract<Action, { do: 'open' }>, tell: Tell<Event>): void {
  const station = stationIndex(answer.station);
  state.stack.push(SHOP_FRAMES[station]);
  pay(state, state.turn as Seat, answer.pay, bit(WARD_OF[station]), tell);
}

export const shop: Ask<State, Of<'shop'>, Action, Event> = {
  is: 'ask',
  seat: (state) => state.turn as Seat,
  legal(state, { station }, list) {
    const seat = state.turn as Seat;
    for (let good = 0; good < GOODS.length; good++) if (state.supply[seat][good] > 0) list.push(PLACE[good]);
    for (let from = 0; from < RELOCATE.length; from++) {
      const building = state.buildings[from];
      if (building?.owner === seat && mayRelocate(state, building, station)) list.push(RELOCATE[from]);
    }
  },
  answer(state, { station }, answer, tell) {
    const seat = state.turn as Seat;
    const to = STATION_IDS[station];
    if (answer.do === 'place') {
      const good = GOODS.indexOf(answer.good);
      state.supply[seat][good]--;
      state.buildings[station] = BUILDINGS[seat][good];
      tell?.({ type: 'opened', seat, station: to, shop: answer.good });
    } else {
      const { station: from } = answer as Extract<Action, { do: 'relocate' }>;
      const building = state.buildings[stationIndex(from)] as Building;
      state.buildings[stationIndex(from)] = null;
      state.buildings[station] = building;
      tell?.({ type: 'relocated', seat, from, to, shop: SHOPS[building.shop] });
    }
  },
};

/** Stores may go anywhere; department stores where edition and table allow it. */
function mayRelocate(state: State, building: Building, to: number): boolean {
  if (building.shop !== DEPARTMENT) return true;
  const chosen = state.options.deptRelocation;
  const allowed = chosen === 'printed' ? editionOf(state).deptRelocation : chosen;
  return allowed === 'any' || (allowed === 'marked-only' && isMarked(to));
}
