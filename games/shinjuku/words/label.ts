/** A legal answer as a short label, and in steps: picks the words of a language, and what they need of the view. */
import {
  type Action,
  type Building,
  type ConnectionId,
  GOODS,
  incomeWith,
  isMarked,
  NOBODY,
  type Payment,
  paidAs,
  SHOPS,
  type ShinjukuView,
  STATION_IDS,
  STATIONS,
  STATIONS_IN,
  type StationId,
  stationIndex,
  THE_LINK,
  WARD_IDS,
  WARD_OF,
  WAYS,
  type WardId,
  type Way,
  wardIndex,
} from '@yamanote/games/shinjuku/rules';
import type { Seat } from '@yamanote/kernel';
import { endsOf, headsOf, partyOf } from './grammar.ts';
import { crowd, lastStation } from './question.ts';
import type { Building as BuildingWords, Paid, Track, Words } from './words.ts';

type View = ShinjukuView;

export function label({ actions }: Words, action: Action, view: View, names: readonly string[]): string {
  const seat = view.turn as Seat;
  switch (action.do) {
    case 'open':
      return actions.open({ station: action.station, pay: paid(view, action) });
    case 'track':
      return actions.track(betweenEnds(action.connection));
    case 'move':
      return actions.move({
        ward: action.ward,
        customers: crowd(view.crowds[wardIndex(action.ward)], view),
        pay: paid(view, action),
      });
    case 'upgrade':
      return actions.upgrade({ ...action, customer: partyOf(action.customer, view.options), pay: paid(view, action) });
    case 'income':
      return actions.income({ cards: incomeWith(view.handSizes[seat], view) });
    case 'pass':
      return actions.pass({ done: view.done.length > 0 });
    case 'place':
      return actions.place({ good: action.good, left: view.supply[seat][GOODS.indexOf(action.good)] });
    case 'relocate':
      return actions.relocate({ ...action, shop: SHOPS[buildingAt(view, action.station).shop] });
    case 'extend':
      return actions.extend({ ...betweenEnds(action.connection), pay: paid(view, action) });
    case 'start':
      return actions.start({ ...action, building: inWords(view, action.station, names) });
    case 'ride':
      return actions.ride({
        station: action.station,
        track: trackTo(view, action.station, names),
        building: inWords(view, action.station, names),
      });
    case 'stop':
      return actions.stop({
        ward: WARD_IDS[WARD_OF[lastStation(view)]],
        left: headsOf(crowd(view.group, view)),
        inVain: view.path.length === 1 && view.alighted[0] === NOBODY,
      });
    case 'alight':
      return actions.alight({ customer: partyOf(action.customer, view.options) });
    case 'stay':
      return actions.stay({ ward: WARD_IDS[view.ceos[seat] as number] });
    case 'single':
      return actions.single();
    case 'lift':
      return actions.lift({ open: view.options.openCollections });
    default:
      return (actions[action.do] as (values: Action) => string)(action);
  }
}

/** From what to do to what it costs; answers of which there are few are a single step. */
export function steps(words: Words, action: Action, view: View, names: readonly string[]): string[][] {
  const { steps: parts, ward } = words;
  switch (action.do) {
    case 'open': {
      const of = wardOf(action.station);
      const place = parts.open({ station: action.station, marked: isMarked(stationIndex(action.station)) });
      return [[parts.kinds.open, ward(of), place, parts.pay(paid(view, action))]];
    }
    case 'track': {
      // It can be looked for at either end.
      const wards = new Set(endsOf(action.connection).map(wardOf));
      return [...wards].map((of) => [parts.kinds.track, ward(of), parts.track(betweenEnds(action.connection))]);
    }
    case 'move': {
      const index = wardIndex(action.ward);
      const stations = STATIONS_IN[index].map((station) => STATION_IDS[station]);
      const place = parts.move({ ward: action.ward, customers: crowd(view.crowds[index], view), stations });
      return [[parts.kinds.move, place, parts.pay(paid(view, action))]];
    }
    case 'upgrade': {
      const pay = parts.pay(paid(view, action));
      return [
        [parts.kinds.upgrade, parts.upgrade({ ...action, customer: partyOf(action.customer, view.options) }), pay],
      ];
    }
    case 'spend':
      return ordersOf(action.cards.map(ward));
    case 'extend':
      return [[parts.track(betweenEnds(action.connection)), parts.pay(paid(view, action))]];
    default:
      return [[label(words, action, view, names)]];
  }
}

/** Every order in which things can be named, each once though some may be equal. */
function ordersOf(items: readonly string[]): string[][] {
  if (items.length < 2) return [[...items]];
  return [...new Set(items)].flatMap((first) => {
    const rest = items.toSpliced(items.indexOf(first), 1);
    return ordersOf(rest).map((order) => [first, ...order]);
  });
}

function wardOf(station: StationId): WardId {
  return STATIONS[stationIndex(station)].ward;
}

function betweenEnds(connection: ConnectionId): { from: StationId; to: StationId } {
  const [from, to] = endsOf(connection);
  return { from, to };
}

function paid(view: View, action: Action & { readonly pay: Payment }): Paid {
  const { pay } = action;
  const as = paidAs(view, action, pay);
  return as === 'three' ? { as } : { as, ward: pay as WardId };
}

function buildingAt(view: View, station: StationId): Building {
  return view.buildings[stationIndex(station)] as Building;
}

function inWords(view: View, station: StationId, names: readonly string[]): BuildingWords | null {
  const building = view.buildings[stationIndex(station)];
  if (building === null) return null;
  return { shop: SHOPS[building.shop], owner: building.owner === view.turn ? null : names[building.owner] };
}

function trackTo(view: View, station: StationId, names: readonly string[]): Track {
  const to = stationIndex(station);
  const { by } = WAYS[lastStation(view)].find((way) => way.to === to) as Way;
  if (by === THE_LINK) return { of: 'link' };
  const owner = view.tracks[by] as Seat;
  return owner === view.turn ? { of: 'own' } : { of: 'other', name: names[owner] };
}
