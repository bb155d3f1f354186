/** MOVE: the customers of a ward ride from station to station, and one gets off at every building that fits. */
import type { Ask, Seat, Tell } from '@yamanote/kernel';
import { ALIGHT, MOVE, RIDE, START, STOP } from './actions.ts';
import { isEmpty, listOf, moveAll } from './customers.ts';
import { editionOf } from './editions.ts';
import { isBlocked } from './kaiju.ts';
import {
  bit,
  CONNECTION_IDS,
  STATION_IDS,
  STATIONS_IN,
  stationIndex,
  THE_LINK,
  WARD_IDS,
  WARD_OF,
  WAYS,
  type Way,
  wardIndex,
} from './map.ts';
import { addPayments, canPay, type Purse, pay } from './payment.ts';
import { goodsIn, goodsOnward, goodsWithinReach, isOpen } from './reach.ts';
import { type Building, CUSTOMERS, customerIndex, DEPARTMENT, goodOf, KINDS } from './tokens.ts';
import { type Action, type Event, type Frame, NOBODY, type ShinjukuState as State } from './types.ts';

type Of<K extends Frame['kind']> = Extract<Frame, { kind: K }>;

export const START_FRAMES: readonly Frame[] = WARD_IDS.map((_, ward) => ({ kind: 'start', ward }));
export const RIDE_FRAME: Frame = { kind: 'ride' };
export const ALIGHT_FRAME: Frame = { kind: 'alight' };

export function legalMove(state: State, purse: Purse, list: Action[]): void {
  if (purse.held === 0) return;
  const reach = reachFor(state);
  for (let ward = 0; ward < MOVE.length; ward++) {
    if (!canPay(purse, bit(ward)) || isEmpty(state.crowds[ward])) continue;
    const stations = STATIONS_IN[ward];
    for (let i = 0; i < stations.length; i++) {
      if (!mayStart(state, stations[i], reach)) continue;
      addPayments(list, MOVE[ward], bit(ward), purse);
      break;
    }
  }
}

/** Where somebody has to be delivered: which goods can be, by station. */
function reachFor(state: State): ((station: number) => number) | null {
  return editionOf(state).mustDeliver ? goodsWithinReach(state) : null;
}

/** Not at the Kaiju's; and where somebody has to be delivered, only where that is possible. */
function mayStart(state: State, station: number, reach: ((station: number) => number) | null): boolean {
  if (isBlocked(state, station)) return false;
  return reach === null || (goodsIn(state.crowds[WARD_OF[station]]) & reach(station)) !== 0;
}

export function move(state: State, answer: Extract<Action, { do: 'move' }>, tell: Tell<Event>): void {
  const ward = wardIndex(answer.ward);
  state.stack.push(START_FRAMES[ward]);
  pay(state, state.turn as Seat, answer.pay, bit(ward), tell);
}

export const start: Ask<State, Of<'start'>, Action, Event> = {
  is: 'ask',
  seat: (state) => state.turn as Seat,
  legal(state, { ward }, list) {
    const reach = reachFor(state);
    for (const station of STATIONS_IN[ward]) if (mayStart(state, station, reach)) list.push(START[station]);
  },
  answer(state, { ward }, answer, tell) {
    const { station } = answer as Extract<Action, { do: 'start' }>;
    moveAll(state.crowds[ward], state.group);
    tell?.({
      ...{ type: 'departed', seat: state.turn as Seat, ward: WARD_IDS[ward], station },
      customers: listOf(state.group),
    });
    arriveAt(state, stationIndex(station));
  },
};

function arriveAt(state: State, station: number): void {
  state.path.push(station);
  state.alighted.push(NOBODY);
  state.stack.push(RIDE_FRAME);
  if (someoneFits(state.group, state.buildings[station])) state.stack.push(ALIGHT_FRAME);
}

/** Whether a customer can be served there: of the store's good, or any in a department store. */
export function fits(building: Building, customer: number): boolean {
  return building.shop === DEPARTMENT || building.shop === goodOf(customer);
}

function someoneFits(group: readonly number[], building: Building | null): boolean {
  if (building === null) return false;
  for (let customer = 0; customer < KINDS; customer++) {
    if (group[customer] > 0 && fits(building, customer)) return true;
  }
  return false;
}

/** The mover chooses, but somebody must get off, whoever owns the building. */
export const alight: Ask<State, Of<'alight'>, Action, Event> = {
  is: 'ask',
  seat: (state) => state.turn as Seat,
  legal(state, _frame, list) {
    const building = state.buildings[lastOf(state)] as Building;
    for (let customer = 0; customer < KINDS; customer++) {
      if (state.group[customer] > 0 && fits(building, customer)) list.push(ALIGHT[customer]);
    }
  },
  answer(state, _frame, answer, tell) {
    const { customer } = answer as Extract<Action, { do: 'alight' }>;
    const station = lastOf(state);
    state.group[customerIndex(customer)]--;
    state.alighted[state.alighted.length - 1] = customerIndex(customer);
    const { owner } = state.buildings[station] as Building;
    tell?.({ type: 'alighted', seat: state.turn as Seat, owner, station: STATION_IDS[station], customer });
  },
};

function lastOf({ path }: State): number {
  return path[path.length - 1];
}

export const ride: Ask<State, Of<'ride'>, Action, Event> = {
  is: 'ask',
  seat: (state) => state.turn as Seat,
  legal(state, _frame, list) {
    const { mustDeliver } = editionOf(state);
    const delivered = state.alighted[state.alighted.length - 1] !== NOBODY;
    if (delivered || !mustDeliver) list.push(STOP);
    if (isEmpty(state.group)) return;
    for (const way of WAYS[lastOf(state)]) {
      if (state.path.includes(way.to) || !isOpen(state, way)) continue;
      if (!mustDeliver || (goodsIn(state.group) & goodsOnward(state, way.to)) !== 0) list.push(RIDE[way.to]);
    }
  },
  answer(state, _frame, answer, tell) {
    if (answer.do === 'ride') rideTo(state, stationIndex(answer.station), tell);
    else stop(state, tell);
  },
};

function rideTo(state: State, to: number, tell: Tell<Event>): void {
  const from = lastOf(state);
  if (tell !== null) {
    const { by } = wayBetween(from, to);
    tell({
      ...{ type: 'rode', seat: state.turn as Seat, from: STATION_IDS[from], to: STATION_IDS[to] },
      connection: by === THE_LINK ? null : CONNECTION_IDS[by],
      owner: by === THE_LINK ? null : state.tracks[by],
      customers: listOf(state.group),
    });
  }
  arriveAt(state, to);
}

function wayBetween(from: number, to: number): Way {
  return WAYS[from].find((way) => way.to === to) as Way;
}

/** Who is left stays in the last station's ward; who got off is won; owners of track that was used get an INCOME. */
function stop(state: State, tell: Tell<Event>): void {
  const seat = state.turn as Seat;
  const station = lastOf(state);
  const ward = WARD_OF[station];
  tell?.({
    ...{ type: 'arrived', seat, station: STATION_IDS[station], ward: WARD_IDS[ward] },
    customers: listOf(state.group),
  });
  moveAll(state.group, state.crowds[ward]);
  const won = winnings(state.buildings, state.path, state.alighted, state.collections.length);
  for (const [owner, customers] of won.entries()) {
    if (customers.length === 0) continue;
    state.collections[owner].push(...customers);
    tell?.({ type: 'collected', seat: owner, customers: customers.map((customer) => CUSTOMERS[customer]) });
  }
  for (const owner of incomes(state.tracks, state.path, seat).reverse()) {
    state.stack.push({ kind: 'income', seat: owner, cause: 'track' });
  }
  state.lastMove = { seat, path: state.path, alighted: state.alighted };
  state.path = [];
  state.alighted = [];
}

/** By seat: who got off at its buildings, in this order. */
export function winnings(
  buildings: State['buildings'],
  path: readonly number[],
  alighted: readonly number[],
  seats: number,
): number[][] {
  const won = Array.from({ length: seats }, (): number[] => []);
  for (const [visit, customer] of alighted.entries()) {
    if (customer !== NOBODY) won[(buildings[path[visit]] as Building).owner].push(customer);
  }
  return won;
}

/** Whose track a path uses, in the order of first use; the mover's own counts for nothing. */
export function incomes(tracks: State['tracks'], path: readonly number[], mover: Seat): Seat[] {
  const owners: Seat[] = [];
  for (let visit = 1; visit < path.length; visit++) {
    const { by } = wayBetween(path[visit - 1], path[visit]);
    const owner = by === THE_LINK ? null : tracks[by];
    if (owner !== null && owner !== mover && !owners.includes(owner)) owners.push(owner);
  }
  return owners;
}
