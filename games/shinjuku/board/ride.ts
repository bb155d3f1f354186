/** A MOVE as it is drawn: under way, only planned, or just over. */
import {
  CONNECTION_IDS,
  type ConnectionId,
  customerIndex,
  ENDS,
  type Event,
  KINDS,
  NOBODY,
  type ShinjukuView,
  STATION_IDS,
  type StationId,
  stationIndex,
  THE_LINK,
  WARD_IDS,
  WARD_OF,
  WAYS,
  type WardId,
  wardIndex,
} from '@yamanote/games/shinjuku/rules';
import type { Seat } from '@yamanote/kernel';
import type { Plan } from './plan/plans.ts';
import { momentOf, type Props } from './shown.ts';

export interface Stop {
  readonly station: StationId;
  /** What led here: a connection, the printed link, or nothing at the start. */
  readonly by: ConnectionId | 'link' | null;
  /** Whose track that is; `null` for the link and at the start. */
  readonly track: Seat | null;
  /** Who got off, and at whose building; `null` if nobody did. */
  readonly alighted: { readonly customer: number; readonly owner: Seat } | null;
}

export interface Ride {
  readonly ward: WardId;
  readonly stops: readonly Stop[];
  /** By customer: who still rides after the last stop. */
  readonly riding: readonly number[];
  /** Who draws a card for track, in this order. */
  readonly incomes: readonly Seat[];
  readonly time: 'now' | 'planned' | 'past';
}

type Visited = { readonly station: number; readonly alights: number };

/** What is under way in this view; `null` before the group has set off. */
export function rideUnderWay(view: ShinjukuView): Ride | null {
  if (view.path.length === 0) return null;
  const visits = view.path.map((station, i) => ({ station, alights: view.alighted[i] }));
  return rideOf(view, WARD_OF[view.path[0]], visits, view.group, 'now');
}

function ridePlanned(view: ShinjukuView, { ward, journey: { path, alighted, left } }: Plan): Ride {
  const visits = path.map((station, i) => {
    const customer = alighted[i];
    return { station: stationIndex(station), alights: customer === null ? NOBODY : customerIndex(customer) };
  });
  const riding = Array<number>(KINDS).fill(0);
  for (const customer of left.customers) riding[customerIndex(customer)]++;
  return rideOf(view, wardIndex(ward), visits, riding, 'planned');
}

/** The last MOVE as it was told, as long as at most one turn has begun since: what just happened. */
export function rideJustOver(past: readonly Event[]): Ride | null {
  const over = past.findLastIndex(({ type }) => type === 'arrived');
  const begun = past.slice(0, over + 1).findLastIndex(({ type }) => type === 'departed');
  const departed = past[begun];
  const turns = past.slice(over).filter(({ type }) => type === 'turn-began').length;
  if (departed?.type !== 'departed' || turns > 1) return null;
  const told = past.slice(begun, over);
  const stops = told.flatMap((event): Stop[] => {
    if (event.type === 'departed')
      return [{ station: event.station, by: null, track: null, alighted: alightedAt(told, event.station) }];
    if (event.type !== 'rode') return [];
    const { to, connection, owner } = event;
    return [{ station: to, by: connection ?? 'link', track: owner, alighted: alightedAt(told, to) }];
  });
  const riding = Array<number>(KINDS).fill(0);
  return { ward: departed.ward, stops, riding, incomes: ownersOf(stops, departed.seat), time: 'past' };
}

/**
 * The ride under way, or the planned one; while nobody else sets off and nothing is asked of this viewer, the last one as a
 * look back. At one's own question it would pass for a part of it.
 */
export function rideShown(
  { view, answers, past }: Pick<Props, 'view' | 'answers' | 'past'>,
  plan: Plan | null,
): Ride | null {
  const ride = rideUnderWay(view) ?? (plan === null ? null : ridePlanned(view, plan));
  const kind = momentOf(view)?.kind;
  const calm = answers.length === 0 && kind !== undefined && kind !== 'start';
  return ride ?? (calm ? rideJustOver(past) : null);
}

function alightedAt(told: readonly Event[], at: StationId): Stop['alighted'] {
  const event = told.find((one) => one.type === 'alighted' && one.station === at);
  if (event?.type !== 'alighted') return null;
  return { customer: customerIndex(event.customer), owner: event.owner };
}

function rideOf(
  view: ShinjukuView,
  ward: number,
  visits: readonly Visited[],
  riding: readonly number[],
  time: Ride['time'],
): Ride {
  const stops = visits.map((visit, i) => stopAt(view, visit, visits[i - 1] ?? null));
  const mover = time === 'planned' ? view.viewer : view.turn;
  return { ward: WARD_IDS[ward], stops, riding, incomes: ownersOf(stops, mover), time };
}

/** Whose track was used: each of them once, and not the mover. */
function ownersOf(stops: readonly Stop[], mover: unknown): Seat[] {
  return [...new Set(stops.flatMap(({ track }) => (track === null || track === mover ? [] : [track])))];
}

function stopAt({ buildings, tracks }: ShinjukuView, { station, alights }: Visited, before: Visited | null): Stop {
  const by = before === null ? null : (WAYS[before.station].find(({ to }) => to === station)?.by ?? null);
  const building = buildings[station];
  return {
    station: STATION_IDS[station],
    by: by === null ? null : by === THE_LINK ? 'link' : CONNECTION_IDS[by],
    track: by === null || by === THE_LINK ? null : tracks[by],
    alighted: alights === NOBODY || building === null ? null : { customer: alights, owner: building.owner },
  };
}

/** By seat: who has got off at its buildings so far. */
export function wonOn({ stops }: Ride, seats: number): number[][] {
  const won: number[][] = Array.from({ length: seats }, () => []);
  for (const { alighted } of stops) if (alighted !== null) won[alighted.owner].push(alighted.customer);
  return won;
}

/** A connection's two stations. */
export function endsOf(connection: ConnectionId): readonly [StationId, StationId] {
  const [a, b] = ENDS[CONNECTION_IDS.indexOf(connection)];
  return [STATION_IDS[a], STATION_IDS[b]];
}
