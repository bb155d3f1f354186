/** What a MOVE can come to, for planners and boards: who would win whom, who would draw, and who would be left where. */
import type { Seat } from '@yamanote/kernel';
import { isEmpty, listOf } from './customers.ts';
import { editionOf } from './editions.ts';
import { isBlocked } from './kaiju.ts';
import { bit, STATION_IDS, STATIONS_IN, type StationId, WARD_IDS, WARD_OF, type WardId } from './map.ts';
import { incomes, winnings } from './move.ts';
import { canPay, purseOf } from './payment.ts';
import { type Ride, rideOver, ridesFrom, visit } from './rides.ts';
import { CUSTOMERS, type CustomerId } from './tokens.ts';
import { NOBODY, type ShinjukuView, type ShinjukuState as State } from './types.ts';

export interface Journey {
  /** The stations visited, and who gets off at each of them. */
  path: readonly StationId[];
  alighted: readonly (CustomerId | null)[];
  /** By seat: who is won. */
  gains: readonly (readonly CustomerId[])[];
  /** Who draws cards for track that is used, in this order. */
  incomes: readonly Seat[];
  /** Who stays in the ward of the last station. */
  left: { ward: WardId; customers: readonly CustomerId[] };
  /** By how much the mover's score would rise. */
  points: number;
}

export interface Forecast {
  ward: WardId;
  /** The best first. */
  journeys: readonly Journey[];
}

/** For every ward that the seat could pay for now: its best journeys, the wards with the best ones first. */
export function forecast(state: State, seat: Seat, most = 5): Forecast[] {
  const purse = purseOf(state, seat);
  return WARD_IDS.flatMap((id, ward) => {
    if (isEmpty(state.crowds[ward]) || !canPay(purse, bit(ward))) return [];
    const found = journeys(state, seat, ward, most);
    return found.length === 0 ? [] : [{ ward: id, journeys: found }];
  }).sort((a, b) => compare(a.journeys[0], b.journeys[0], seat));
}

/** The best journeys that the customers of a ward can make, whoever could pay for them; one for each way to share them out. */
export function journeys(state: State, seat: Seat, ward: number, most = 5): Journey[] {
  const waiting = rideOver(state, seat, { path: [], alighted: [], group: state.crowds[ward] });
  const starts = STATIONS_IN[ward].filter((station) => !isBlocked(state, station));
  return best(
    state,
    seat,
    starts.flatMap((station) => visit(state, waiting, station, 0)),
    most,
  );
}

/** The same for a MOVE that is under way. */
export function onward(state: State, most = 5): Journey[] {
  const seat = state.turn as Seat;
  const ride = rideOver(state, seat, state);
  if (state.stack[state.stack.length - 1].kind !== 'alight') return best(state, seat, [ride], most);
  const before = { ...ride, path: ride.path.slice(0, -1), alighted: ride.alighted.slice(0, -1) };
  return best(state, seat, visit(state, before, ride.path[ride.path.length - 1], ride.owners), most);
}

function best(state: State, seat: Seat, begun: readonly Ride[], most: number): Journey[] {
  return ridesFrom(state, seat, begun)
    .map((ride) => makeJourney(state, seat, ride))
    .sort((a, b) => compare(a, b, seat))
    .slice(0, most);
}

function makeJourney(state: State, seat: Seat, { path, alighted, group }: Ride): Journey {
  const gains = winnings(state.buildings, path, alighted, state.hands.length).map((won) => won.sort((a, b) => a - b));
  const name = (customer: number) => CUSTOMERS[customer];
  const worth = (won: readonly number[]) =>
    editionOf(state).points([...state.collections[seat], ...won], state.stars[seat]);
  return {
    path: path.map((station) => STATION_IDS[station]),
    alighted: alighted.map((customer) => (customer === NOBODY ? null : name(customer))),
    gains: gains.map((customers) => customers.map(name)),
    incomes: incomes(state.tracks, path, seat),
    left: { ward: WARD_IDS[WARD_OF[path[path.length - 1]]], customers: listOf(group) },
    points: worth(gains[seat]) - worth([]),
  };
}

/** More points first, then more customers of one's own, fewer for others, fewer INCOMEs, a shorter way. */
function compare(a: Journey, b: Journey, seat: Seat): number {
  const others = ({ gains }: Journey) => gains.reduce((sum, won, owner) => sum + (owner === seat ? 0 : won.length), 0);
  return (
    b.points - a.points ||
    b.gains[seat].length - a.gains[seat].length ||
    others(a) - others(b) ||
    a.incomes.length - b.incomes.length ||
    a.path.length - b.path.length
  );
}

/** By customer: what one more would be worth to a seat whose collection is known. */
export function worthOfOneMore(match: State | ShinjukuView, seat: Seat): number[] {
  const { points } = editionOf(match);
  const [collection, stars] = [match.collections[seat] as number[], match.stars[seat] as number];
  return CUSTOMERS.map((_, customer) => points([...collection, customer], stars) - points(collection, stars));
}
