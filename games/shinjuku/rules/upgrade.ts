/** UPGRADE: a store on a marked station becomes a department store, for a card and a customer of its good. */
import type { Seat, Tell } from '@yamanote/kernel';
import { UPGRADE } from './actions.ts';
import { editionOf } from './editions.ts';
import { bit, isMarked, STATION_IDS, stationIndex, WARD_OF } from './map.ts';
import { addPayments, type Purse, pay } from './payment.ts';
import { BUILDINGS, type Building, customerIndex, customerOf, DEPARTMENT, GOODS } from './tokens.ts';
import type { Action, Event, ShinjukuState as State } from './types.ts';

const MARKED: readonly number[] = STATION_IDS.flatMap((_, station) => (isMarked(station) ? [station] : []));

export function legalUpgrade(state: State, purse: Purse, list: Action[]): void {
  const seat = state.turn as Seat;
  if (state.supply[seat][DEPARTMENT] === 0) return;
  for (const station of MARKED) {
    const building = state.buildings[station];
    if (building?.owner !== seat || building.shop === DEPARTMENT) continue;
    for (const heavy of [false, true]) {
      const customer = customerOf(building.shop, heavy);
      if (!state.collections[seat].includes(customer)) continue;
      addPayments(list, UPGRADE[station][customer], bit(WARD_OF[station]), purse);
    }
  }
}

export function upgrade(state: State, answer: Extract<Action, { do: 'upgrade' }>, tell: Tell<Event>): void {
  const seat = state.turn as Seat;
  const station = stationIndex(answer.station);
  const customer = customerIndex(answer.customer);
  const edition = editionOf(state);
  pay(state, seat, answer.pay, bit(WARD_OF[station]), tell);

  const collection = state.collections[seat];
  collection.splice(collection.indexOf(customer), 1);
  const { shop } = state.buildings[station] as Building;
  state.supply[seat][shop]++;
  state.supply[seat][DEPARTMENT]--;
  state.buildings[station] = BUILDINGS[seat][DEPARTMENT];
  const stars = edition.starStacks[state.upgrades] ?? 0;
  state.stars[seat] += stars;
  state.upgrades++;
  const { station: at, customer: paid } = answer;
  tell?.({ type: 'upgraded', seat, station: at, good: GOODS[shop], customer: paid, stars });
  edition.payCustomer(state, customer, seat, tell);
}
