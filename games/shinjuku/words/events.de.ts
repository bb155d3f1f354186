import type { Person } from '@yamanote/games/wording';
import {
  aShop,
  by,
  capital,
  cards,
  customer,
  customers,
  does,
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
  whom,
} from './grammar.de.ts';
import { endsOf, headsOf, type Party } from './grammar.ts';
import type { Words } from './words.ts';

const comes = (all: readonly Party[], one: string, many: string) => (headsOf(all) === 1 ? one : many);
const ceoOf = ({ name, you }: Person) => (you ? 'Dein CEO' : `Der CEO von ${name}`);
const givenUpBy = (who: Person) =>
  who.you ? 'Der Kunde, den du abgegeben hast' : `Der Kunde, den ${who.name} abgegeben hat`;

export const events: Words['events'] = {
  'start-ward-revealed': ({ ward: of }) => `${ward(of)} wird noch einmal aufgedeckt, was nicht zählt.`,
  'first-drawn': ({ seat }, who) => `${does(who(seat), 'beginnt', 'beginnst')}: So will es das Los.`,
  drew({ seat, count, cards: drawn, cause }, who) {
    if (count === 0) return `${does(who(seat), 'zieht', 'ziehst')} keine Karte mehr: Es sind keine übrig.`;
    const [they, you] = {
      'set-up': ['erhält', 'erhältst'],
      income: ['nimmt Einkommen und zieht', 'nimmst Einkommen und ziehst'],
      track: ['zieht für benutzte Schienen', 'ziehst für benutzte Schienen'],
      'last-round': ['zieht für die letzte Runde', 'ziehst für die letzte Runde'],
    }[cause];
    const which = drawn === null ? '' : `: ${list(drawn.map(ward))}`;
    return `${does(who(seat), they, you)} ${cards(count)}${which}.`;
  },
  reshuffled: ({ cards: shuffled }) => `Die Ablage wird zu einem neuen Stapel von ${cards(shuffled)} gemischt.`,
  'turn-began': ({ seat }, who) => `${does(who(seat), 'ist', 'bist')} am Zug.`,
  placed: ({ ward: to, customers: all, from }) =>
    from === 'queue'
      ? `Aus der Warteschlange ${comes(all, 'kommt', 'kommen')} ${customers(all)} nach ${ward(to)}.`
      : `${customers(all)} ${comes(all, 'kommt', 'kommen')} nach ${ward(to)}.`,
  'card-taken': ({ seat, ward: of }, who) => `${does(who(seat), 'nimmt', 'nimmst')} die Karte ${ward(of)}.`,
  'queue-card-revealed': ({ slot, ward: of }) => `${ward(of)} kommt als Karte ${slot} in die Warteschlange.`,
  queued: ({ slot, ward: of, customer: one, seat }, who) =>
    seat === null
      ? `${capital(customer(one))} stellt sich für ${ward(of)} an (Karte ${slot}).`
      : `${givenUpBy(who(seat))} (${customer(one)}), stellt sich für ${ward(of)} an (Karte ${slot}).`,
  returned: ({ customer: one }) => `${capital(customer(one))} findet keine Karte und kommt zurück in den Beutel.`,
  'arrival-card-revealed': ({ ward: of }) => `Kunden kommen nach ${ward(of)}.`,
  stalled: ({ seat }, who) =>
    `Keine Karte ist übrig: ${who(seat).you ? 'In deinem Zug' : `Im Zug von ${who(seat).name}`} kommt niemand.`,
  'end-triggered': ({ seat }, who) =>
    `${does(who(seat), 'hat', 'hast')} die letzten Kunden auf den Plan gebracht: Das Ende naht.`,
  'last-round-began': () => 'Die letzte Runde beginnt: Alle ziehen Karten und haben noch einen Zug.',
  'kaiju-appeared': () => 'Der Kaiju steigt aus der Bucht von Tokio!',
  'kaiju-moved': ({ seat, from, to }, who) =>
    `${does(who(seat), 'schickt', 'schickst')} den Kaiju aus ${outOf(from)} nach ${ward(to)}.`,
  fled: ({ seat, from, to, customers: all }, who) =>
    `${does(who(seat), 'lässt', 'lässt')} ${toCustomers(all)} aus ${ward(from)} nach ${ward(to)} fliehen.`,
  // Its owner may have moved it out of the way of the Kaiju, which is no driving.
  'ceo-moved'({ seat, by: mover, from, to }, who) {
    if (from === null) return `${ceoOf(who(seat))} beginnt in ${ward(to)}.`;
    return seat === mover
      ? `${ceoOf(who(seat))} geht aus ${ward(from)} nach ${ward(to)}.`
      : `${does(who(mover), 'schickt', 'schickst')} ${who(seat).you ? 'deinen CEO' : `den CEO ${by(who(seat))}`} aus ${ward(from)} nach ${ward(to)}.`;
  },
  'ceo-stayed': ({ seat, ward: at }, who) => `${ceoOf(who(seat))} bleibt in ${ward(at)}.`,
  paid({ seat, cards: spent, as }, who) {
    const all = list(spent.map(ward));
    const what = { itself: all, joker: `${all} als Joker`, three: `drei Karten: ${all}` }[as];
    return `${does(who(seat), 'zahlt', 'zahlst')} ${what}.`;
  },
  opened: ({ seat, station: at, shop }, who) =>
    `${does(who(seat), 'eröffnet', 'eröffnest')} ${aShop(shop)} in ${station(at)}.`,
  relocated: ({ seat, from, to, shop }, who) =>
    `${does(who(seat), 'versetzt', 'versetzt')} ${theShop(shop)} aus ${station(from)} nach ${station(to)}.`,
  'track-laid'({ seat, connection, second }, who) {
    const [from, to] = endsOf(connection).map(station);
    return `${does(who(seat), 'baut', 'baust')} ${second ? 'ein zweites Stück' : 'Schienen'} zwischen ${from} und ${to}.`;
  },
  departed: ({ seat, ward: of, station: at, customers: all }, who) =>
    `${does(who(seat), 'bewegt', 'bewegst')} ${toCustomers(all)} aus ${ward(of)}, ab ${station(at)}.`,
  rode({ seat, to, connection, owner }, who) {
    const over =
      connection === null || owner === null
        ? 'die feste Verbindung'
        : owner === seat
          ? 'eigene Schienen'
          : `Schienen ${by(who(owner))}`;
    return `${does(who(seat), 'fährt', 'fährst')} über ${over} weiter nach ${station(to)}.`;
  },
  alighted: ({ owner, station: at, customer: one }, who) =>
    `${capital(customer(one))} steigt in ${station(at)} aus, für ${whom(who(owner))}.`,
  arrived: ({ station: at, ward: of, customers: all }) =>
    all.length === 0
      ? `Die Bahn hält in ${station(at)}.`
      : `Die Bahn hält in ${station(at)}: ${customers(all)} ${comes(all, 'bleibt', 'bleiben')} in ${ward(of)}.`,
  collected: ({ seat, customers: all }, who) => `${does(who(seat), 'gewinnt', 'gewinnst')} ${toCustomers(all)}.`,
  upgraded: ({ seat, station: at, good, customer: one, stars: taken }, who) =>
    `${does(who(seat), 'gibt', 'gibst')} ${toCustomer(one)} ab, und der ${shops[good]} in ${station(at)} wird zum Kaufhaus${taken === 0 ? '' : ` (${stars(taken)})`}.`,
  'left-the-game': ({ customer: one, seat }, who) => `${givenUpBy(who(seat))} (${customer(one)}), verlässt das Spiel.`,
  passed: ({ seat }, who) => `${does(who(seat), 'beendet', 'beendest')} den Zug.`,
  scored({ seat, customers: all, stars: taken, points: score }, who) {
    const won = [...toEach(all), ...(taken > 0 ? [stars(taken)] : [])];
    const how = won.length > 0 ? ` durch ${list(won)}` : ' und niemanden gewonnen';
    return `${does(who(seat), 'hat', 'hast')} ${points(score)}${how}.`;
  },
  won: ({ seats }, who) =>
    seats.length === 1
      ? `${does(who(seats[0]), 'gewinnt', 'gewinnst')}!`
      : `Den Sieg teilen sich ${list(seats.map((seat) => (who(seat).you ? 'du' : who(seat).name)))}!`,
};
