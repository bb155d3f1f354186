import {
  aShop,
  capital,
  cards,
  customer,
  customers,
  list,
  outOf,
  points,
  shops,
  stars,
  station,
  theShop,
  toCustomer,
  toCustomers,
  toEach,
  ward,
} from './grammar.de.ts';
import { endsOf } from './grammar.ts';
import type { Words } from './words.ts';

const comes = (all: readonly unknown[], one: string, many: string) => (all.length === 1 ? one : many);

export const events: Words['events'] = {
  'start-ward-revealed': ({ ward: of }) => `${ward(of)} wird noch einmal aufgedeckt, was nicht zählt.`,
  'first-drawn': ({ seat }, name) => `Das Los fällt auf ${name(seat)}: ${name(seat)} beginnt.`,
  drew({ seat, count, cards: drawn, cause }, name) {
    const why = {
      'set-up': 'erhält',
      income: 'nimmt Einkommen und zieht',
      track: 'zieht für benutzte Schienen',
      'last-round': 'zieht für die letzte Runde',
    }[cause];
    const which = drawn === null || drawn.length === 0 ? '' : `: ${list(drawn.map(ward))}`;
    return `${name(seat)} ${why} ${count === 0 ? 'keine Bezirkskarte' : cards(count)}${which}.`;
  },
  reshuffled: ({ cards: shuffled }) => `Die Ablage wird zu einem neuen Stapel von ${cards(shuffled)} gemischt.`,
  'turn-began': ({ seat }, name) => `${name(seat)} ist am Zug.`,
  placed: ({ ward: to, customers: all, from }) =>
    from === 'queue'
      ? `Aus der Warteschlange ${comes(all, 'kommt', 'kommen')} ${customers(all)} nach ${ward(to)}.`
      : `${customers(all)} ${comes(all, 'kommt', 'kommen')} nach ${ward(to)}.`,
  'card-taken': ({ seat, ward: of }, name) => `${name(seat)} nimmt die Karte ${ward(of)}.`,
  'queue-card-revealed': ({ slot, ward: of }) => `${ward(of)} kommt als Karte ${slot} in die Warteschlange.`,
  queued: ({ slot, ward: of, customer: id, seat }, name) =>
    seat === null
      ? `${capital(customer(id))} stellt sich für ${ward(of)} an (Karte ${slot}).`
      : `Der von ${name(seat)} abgegebene Kunde, ${customer(id)}, stellt sich für ${ward(of)} an (Karte ${slot}).`,
  returned: ({ customer: id }) => `${capital(customer(id))} findet keine Karte und kommt zurück in den Beutel.`,
  'arrival-card-revealed': ({ ward: of }) => `Kunden kommen nach ${ward(of)}.`,
  stalled: ({ seat }, name) => `Keine Karte ist übrig: im Zug von ${name(seat)} kommt niemand.`,
  'end-triggered': ({ seat }, name) => `${name(seat)} hat die letzten Kunden auf den Plan gebracht: das Ende naht.`,
  'last-round-began': () => 'Die letzte Runde beginnt: alle ziehen Karten und haben noch einen Zug.',
  'kaiju-appeared': () => 'Der Kaiju steigt aus der Bucht von Tokio!',
  'kaiju-moved': ({ seat, from, to }, name) => `${name(seat)} schickt den Kaiju aus ${outOf(from)} nach ${ward(to)}.`,
  fled: ({ seat, from, to, customers: all }, name) =>
    `${name(seat)} lässt ${toCustomers(all)} aus ${ward(from)} nach ${ward(to)} fliehen.`,
  'ceo-moved'({ seat, by, from, to }, name) {
    if (from === null) return `Der CEO von ${name(seat)} beginnt in ${ward(to)}.`;
    return seat === by
      ? `Der CEO von ${name(seat)} fährt aus ${ward(from)} nach ${ward(to)}.`
      : `${name(by)} schickt den CEO von ${name(seat)} aus ${ward(from)} nach ${ward(to)}.`;
  },
  'ceo-stayed': ({ seat, ward: at }, name) => `Der CEO von ${name(seat)} bleibt in ${ward(at)}.`,
  paid({ seat, cards: spent, as }, name) {
    const all = list(spent.map(ward));
    return `${name(seat)} zahlt ${{ itself: all, joker: `${all} als Joker`, three: `drei Karten: ${all}` }[as]}.`;
  },
  opened: ({ seat, station: at, shop }, name) => `${name(seat)} eröffnet ${aShop(shop)} in ${station(at)}.`,
  relocated: ({ seat, from, to, shop }, name) =>
    `${name(seat)} versetzt ${theShop(shop)} aus ${station(from)} nach ${station(to)}.`,
  'track-laid'({ seat, connection, second }, name) {
    const [from, to] = endsOf(connection).map(station);
    return `${name(seat)} baut ${second ? 'ein zweites Stück' : 'Schienen'} ${from} – ${to}.`;
  },
  departed: ({ seat, ward: of, station: at, customers: all }, name) =>
    `${name(seat)} bewegt ${toCustomers(all)} aus ${ward(of)}, ab ${station(at)}.`,
  rode({ seat, to, connection, owner }, name) {
    const over =
      connection === null || owner === null
        ? 'über die feste Verbindung'
        : owner === seat
          ? 'über eigene Schienen'
          : `über Schienen von ${name(owner)}`;
    return `${name(seat)} fährt ${over} weiter nach ${station(to)}.`;
  },
  alighted: ({ owner, station: at, customer: id }, name) =>
    `${capital(customer(id))} steigt in ${station(at)} aus, für ${name(owner)}.`,
  arrived: ({ station: at, ward: of, customers: all }) =>
    all.length === 0
      ? `Die Bahn hält in ${station(at)}.`
      : `Die Bahn hält in ${station(at)}: ${customers(all)} ${comes(all, 'bleibt', 'bleiben')} in ${ward(of)}.`,
  collected: ({ seat, customers: all }, name) => `${name(seat)} gewinnt ${toCustomers(all)}.`,
  upgraded: ({ seat, station: at, good, customer: id, stars: taken }, name) =>
    `${name(seat)} gibt ${toCustomer(id)} ab, und der ${shops[good]} in ${station(at)} wird zum Kaufhaus${taken === 0 ? '' : ` (${stars(taken)})`}.`,
  'left-the-game': ({ customer: id, seat }, name) =>
    `Der von ${name(seat)} abgegebene Kunde, ${customer(id)}, verlässt das Spiel.`,
  passed: ({ seat }, name) => `${name(seat)} beendet den Zug.`,
  scored({ seat, customers: all, stars: taken, points: score }, name) {
    const won = [...toEach(all), ...(taken > 0 ? [stars(taken)] : [])];
    return `${name(seat)} hat ${points(score)}${won.length > 0 ? ` durch ${list(won)}` : ' und niemanden gewonnen'}.`;
  },
  won: ({ seats }, name) =>
    seats.length === 1 ? `${name(seats[0])} gewinnt!` : `${list(seats.map(name))} teilen sich den Sieg!`,
};
