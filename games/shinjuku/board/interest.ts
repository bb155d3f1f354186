/** What a camera has to show: what the question is about, what the reader wants to be shown, what just happens. */
import {
  type Action,
  CONNECTION_IDS,
  type ConnectionId,
  ENDS,
  type Event,
  type ShinjukuView,
  STATION_IDS,
  type StationId,
  WARD_IDS,
  type WardId,
  wardIndex,
} from '@yamanote/games/shinjuku/rules';
import type { Desk } from './desk.ts';
import type { Interest } from './map/camera.ts';
import { BAY_PLACE, type Spot, STATION_PLACES, WARD_PLACES } from './map/places.ts';
import { WARD_SHAPES } from './map/wards.ts';
import { type PaidAs, paidAs } from './plan/payment.ts';
import { cheapestByPlace } from './price.ts';
import { endsOf } from './ride.ts';
import { momentOf } from './shown.ts';
import { target } from './target-ids.ts';

/** Where on the map a thing lies, by its id; nowhere if it is not on the map. */
export function spotsOf(id: string): readonly Spot[] {
  const [kind, name] = id.split(':');
  if (kind === 'station' && STATION_IDS.includes(name as StationId)) return [STATION_PLACES[name as StationId]];
  if (kind === 'connection' && CONNECTION_IDS.includes(name as ConnectionId))
    return endsOf(name as ConnectionId).map((station) => STATION_PLACES[station]);
  if (kind === 'ward' && WARD_IDS.includes(name as WardId)) return [WARD_PLACES[name as WardId].crowd];
  return [];
}

const weighing = (weight: number, ids: readonly string[]): Interest[] =>
  ids.flatMap(spotsOf).map((spot) => ({ ...spot, weight }));

/** How near to each other, in units of the map, the nearest two of the things are that may be tapped now. */
export function closestOf({ board }: Desk): number {
  const middles = [...new Set(board.answers.flatMap(placesOf))]
    .filter((id) => board.target(id) !== 'none')
    .map(centreOf);
  return Math.min(...middles.flatMap((a, i) => middles.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y))));
}

/** The middle of what is drawn: a ward is as wide as it is, whoever stands in it. */
function centreOf(id: string): Spot {
  const [kind, name] = id.split(':');
  const spots = kind === 'ward' ? WARD_SHAPES[name as WardId].corners.map(([x, y]) => ({ x, y })) : spotsOf(id);
  const middle = (of: 'x' | 'y') =>
    (Math.min(...spots.map((spot) => spot[of])) + Math.max(...spots.map((spot) => spot[of]))) / 2;
  return { x: middle('x'), y: middle('y') };
}

/** What is pointed at; else the way that is ridden or planned and where it may lead; else what is chosen, or may be. */
export function interestsOf(desk: Desk): Interest[] {
  const { board, ride, onward } = desk;
  if (board.pointed.length > 0) return weighing(1, board.pointed);
  const stops = ride === null || ride.time === 'past' ? [] : ride.stops;
  const way = (onward.length > 0 ? [...stops.slice(-1), ...onward] : stops).map(({ station }) =>
    target.station(station),
  );
  if (way.length > 0) return weighing(1, way);
  const chosen = placesOf(board.selected);
  if (chosen.length > 0) return weighing(1, chosen);
  const moment = momentOf(board.view);
  if (board.answers.length > 0 && moment?.kind === 'shop')
    return weighing(1, [target.station(STATION_IDS[moment.station])]);
  return choosable(desk);
}

function placesOf(action: Action | null): string[] {
  if (action === null) return [];
  if ('connection' in action) return [target.connection(action.connection)];
  if ('station' in action) return [target.station(action.station)];
  return 'ward' in action ? [target.ward(action.ward)] : [];
}

/** What is cheap, near to what one has, or of a ward whose card one holds is rather seen than the rest. */
const BY_PRICE: Readonly<Record<PaidAs, number>> = { itself: 8, joker: 3, three: 0.2 };
const [OWN, OTHER] = [3, 1];

function choosable({ board }: Desk): Interest[] {
  const { view, answers } = board;
  const cheapest = cheapestByPlace(view, answers);
  const places = [...new Set(answers.flatMap(placesOf))].filter((id) => board.target(id) !== 'none');
  return places.flatMap((id) => {
    const costing = cheapest.get(id);
    const weight = costing !== undefined ? BY_PRICE[paidAs(view, costing, costing.pay)] : isOwn(view, id) ? OWN : OTHER;
    return weighing(weight, [id]);
  });
}

function isOwn(view: ShinjukuView, id: string): boolean {
  const { viewer, buildings, tracks, hands } = view;
  if (viewer === 'public') return false;
  const [kind, name] = id.split(':');
  if (kind === 'ward') return hands[viewer]?.includes(wardIndex(name as WardId)) ?? false;
  if (kind !== 'connection') return false;
  const ends = ENDS[CONNECTION_IDS.indexOf(name as ConnectionId)];
  return ends.some(
    (end) => buildings[end]?.owner === viewer || ENDS.some((way, i) => tracks[i] === viewer && way.includes(end)),
  );
}

/** Where something happens that is worth a look. */
export function happeningsOf(events: readonly Event[]): Interest[] {
  return events.flatMap((event) => {
    switch (event.type) {
      case 'opened':
      case 'upgraded':
      case 'alighted':
      case 'departed':
        return weighing(1, [target.station(event.station)]);
      case 'relocated':
        return weighing(1, [target.station(event.to)]);
      case 'rode':
        return weighing(1, [target.station(event.from), target.station(event.to)]);
      case 'track-laid':
        return weighing(1, [target.connection(event.connection)]);
      case 'kaiju-appeared':
        return [{ ...BAY_PLACE, weight: 1 }];
      case 'kaiju-moved':
      case 'fled':
        return weighing(1, [target.ward(event.to)]);
      default:
        return [];
    }
  });
}
