/** What a MOVE can come to, for planners and boards: who would win whom, who would draw, and who would be left where. */
import type { Seat } from '@yamanote/kernel';
import { isEmpty, listOf } from './customers.ts';
import { editionOf } from './editions.ts';
import { isBlocked } from './kaiju.ts';
import { bit, STATION_IDS, STATIONS_IN, type StationId, WARD_IDS, WARD_OF, WAYS, type WardId } from './map.ts';
import { fits, incomes } from './move.ts';
import { canPay, purseOf } from './payment.ts';
import { isOpen } from './reach.ts';
import { type Building, CUSTOMERS, type CustomerId, KINDS } from './tokens.ts';
import { NOBODY, type ShinjukuState as State } from './types.ts';

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
  const starts = STATIONS_IN[ward].filter((station) => !isBlocked(state, station));
  const begun = starts.flatMap((station) => visit(state, [station], [], state.crowds[ward]));
  return best(state, seat, begun, most);
}

/** The same for a MOVE that is under way. */
export function onward(state: State, most = 5): Journey[] {
  const { path, alighted, group } = state;
  const asked = state.stack[state.stack.length - 1].kind === 'alight';
  const begun = asked ? visit(state, path, alighted.slice(0, -1), group) : [{ path, alighted, group }];
  return best(state, state.turn as Seat, begun, most);
}

/** A group that has come so far, everybody who fits having got off. */
interface Stop {
  path: readonly number[];
  alighted: readonly number[];
  group: readonly number[];
}

/** Ways that come to the same station with the same effect count as one, and at most so many are looked at. */
const LOOKS = 2000;

function best(state: State, seat: Seat, starts: readonly Stop[], most: number): Journey[] {
  const open = starts.slice();
  const reached = new Set<string>();
  const found = new Map<string, Journey>();
  for (let next = 0; next < Math.min(open.length, LOOKS); next++) {
    const stop = open[next];
    const effect = effectOf(state, seat, stop);
    const place = `${stop.path[stop.path.length - 1]} ${effect}`;
    if (reached.has(place)) continue;
    reached.add(place);
    if (mayEnd(state, stop) && !found.has(effect)) found.set(effect, makeJourney(state, seat, stop));
    open.push(...ways(state, stop));
  }
  const gains = new Set<string>();
  return [...found.values()]
    .sort((a, b) => compare(a, b, seat))
    .filter((journey) => gains.size < gains.add(JSON.stringify(journey.gains)).size)
    .slice(0, most);
}

function mayEnd(state: State, { alighted }: Stop): boolean {
  return !editionOf(state).mustDeliver || alighted.at(-1) !== NOBODY;
}

function ways(state: State, { path, alighted, group }: Stop): Stop[] {
  if (isEmpty(group)) return [];
  const further = WAYS[path[path.length - 1]].filter((way) => isOpen(state, way) && !path.includes(way.to));
  return further.flatMap(({ to }) => visit(state, [...path, to], alighted, group));
}

/** The group comes to the last station of a path: one stop for each who could get off; a single one if nobody can. */
function visit(state: State, path: readonly number[], before: readonly number[], group: readonly number[]): Stop[] {
  const building = state.buildings[path[path.length - 1]];
  const stops: Stop[] = [];
  for (let customer = 0; customer < KINDS; customer++) {
    if (building === null || group[customer] === 0 || !fits(building, customer)) continue;
    const left = group.slice();
    left[customer]--;
    stops.push({ path, alighted: [...before, customer], group: left });
  }
  return stops.length > 0 ? stops : [{ path, alighted: [...before, NOBODY], group }];
}

/** By seat: whom it wins, in order of kind. */
function gainsOf(state: State, { path, alighted }: Stop): number[][] {
  const gains: number[][] = state.hands.map(() => []);
  for (const [at, customer] of alighted.entries()) {
    if (customer !== NOBODY) gains[(state.buildings[path[at]] as Building).owner].push(customer);
  }
  return gains.map((customers) => customers.sort((a, b) => a - b));
}

function effectOf(state: State, seat: Seat, stop: Stop): string {
  return JSON.stringify([gainsOf(state, stop), incomes(state.tracks, stop.path, seat).sort()]);
}

function makeJourney(state: State, seat: Seat, stop: Stop): Journey {
  const { path, alighted, group } = stop;
  const gains = gainsOf(state, stop);
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

/** By customer: what one more would be worth to a seat. */
export function worthOfOneMore(state: State, seat: Seat): number[] {
  const { points } = editionOf(state);
  const [collection, stars] = [state.collections[seat], state.stars[seat]];
  return CUSTOMERS.map((_, customer) => points([...collection, customer], stars) - points(collection, stars));
}
