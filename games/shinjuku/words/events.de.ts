import type { Person } from '@yamanote/games/wording';
import {
  aShop,
  BAY,
  capital,
  cards,
  customer,
  customers,
  dative,
  does,
  each,
  kindOf,
  list,
  points,
  shops,
  stars,
  station,
  theShop,
  toCustomer,
  toCustomers,
  trackOf,
  ward,
  wardOrBay,
} from './grammar.de.ts';
import { endsOf, headsOf, type Party } from './grammar.ts';
import type { Words } from './words.ts';

const comes = (all: readonly Party[], one: string, many: string) => (headsOf(all) === 1 ? one : many);
const ceoOf = ({ name, you }: Person) => (you ? 'Dein CEO' : `Der CEO von ${name}`);
/** „Dein Essen-Kunde“, „Der Essen-Kunde von Ada“. */
const customerOf = (one: Party, { name, you }: Person) =>
  you ? `Dein ${kindOf(one)}` : `Der ${kindOf(one)} von ${name}`;

export const events: Words['events'] = {
  'start-ward-revealed': ({ ward: of }) => `${ward(of)} wird noch einmal aufgedeckt und zählt nicht.`,
  'first-drawn': ({ seat }, who) => `Das Los entscheidet: ${does(who(seat), 'beginnt', 'beginnst')}.`,
  drew({ seat, count, cards: drawn, cause }, who) {
    if (count === 0) return `${does(who(seat), 'zieht', 'ziehst')} keine Karte mehr: Es sind keine übrig.`;
    const [they, you] = {
      'set-up': ['erhält', 'erhältst'],
      income: ['nimmt Einkommen und zieht', 'nimmst Einkommen und ziehst'],
      track: ['erhält Einkommen und zieht', 'erhältst Einkommen und ziehst'],
      'last-round': [
        'erhält für die letzte Runde Einkommen und zieht',
        'erhältst für die letzte Runde Einkommen und ziehst',
      ],
    }[cause];
    const draws = `${does(who(seat), they, you)} ${cards(count)}`;
    const which = drawn === null ? null : list(drawn.map(ward));
    if (cause !== 'track') return `${draws}${which === null ? '' : `: ${which}`}.`;
    return `${capital(trackOf(who(seat)))} wurden benutzt: ${draws}${which === null ? '' : ` (${which})`}.`;
  },
  reshuffled: ({ cards: shuffled }) => `Der Ablagestapel wird gemischt: neuer Stapel, ${cards(shuffled)}.`,
  'turn-began': ({ seat }, who) => `${does(who(seat), 'ist', 'bist')} am Zug.`,
  placed: ({ ward: to, customers: all, from }) =>
    from === 'queue'
      ? `Aus der Warteschlange ${comes(all, 'kommt', 'kommen')} ${customers(all)} nach ${ward(to)}.`
      : `${customers(all)} ${comes(all, 'kommt', 'kommen')} nach ${ward(to)}.`,
  'card-taken': ({ seat, ward: of }, who) => `${does(who(seat), 'nimmt', 'nimmst')} die Karte ${ward(of)}.`,
  'queue-card-revealed': ({ slot, ward: of }) => `${ward(of)} kommt als Karte ${slot} in die Warteschlange.`,
  queued: ({ slot, ward: of, customer: one, seat }, who) =>
    seat === null
      ? `${one.count > 1 ? `${customers([one])} kommen` : `${capital(customer(one))} kommt`} in die Warteschlange (${ward(of)}, Karte ${slot}).`
      : `${customerOf(one, who(seat))} kommt zurück in die Warteschlange (${ward(of)}, Karte ${slot}).`,
  returned: ({ customer: one }) =>
    `${capital(customer(one))} findet keinen Platz in der Warteschlange und kommt zurück in den Beutel.`,
  'arrival-card-revealed': ({ ward: of }) => `Kunden kommen nach ${ward(of)}.`,
  stalled: ({ seat }, who) =>
    `Keine Karte ist übrig: ${who(seat).you ? 'In deinem Zug' : `Im Zug von ${who(seat).name}`} kommt niemand.`,
  'end-triggered': ({ seat }, who) =>
    `${does(who(seat), 'hat', 'hast')} die letzten Kunden auf den Plan gebracht: Das Ende naht.`,
  'last-round-began': () => 'Die letzte Runde beginnt: Alle erhalten Einkommen und haben noch einen Zug.',
  'kaiju-appeared': () => `Der Kaiju taucht in ${BAY} auf!`,
  'kaiju-moved': ({ seat, from, to }, who) =>
    `${does(who(seat), 'schickt', 'schickst')} den Kaiju aus ${wardOrBay(from)} nach ${ward(to)}.`,
  fled: ({ seat, from, to, customers: all }, who) =>
    `${does(who(seat), 'lässt', 'lässt')} ${toCustomers(all)} aus ${ward(from)} nach ${ward(to)} fliehen.`,
  // Its owner may have moved it out of the way of the Kaiju, which is no driving.
  'ceo-moved'({ seat, by: mover, from, to }, who) {
    if (from === null) return `${ceoOf(who(seat))} beginnt in ${ward(to)}.`;
    return seat === mover
      ? `${ceoOf(who(seat))} geht aus ${ward(from)} nach ${ward(to)}.`
      : `${does(who(mover), 'schickt', 'schickst')} ${who(seat).you ? 'deinen CEO' : `den CEO von ${who(seat).name}`} aus ${ward(from)} nach ${ward(to)}.`;
  },
  'ceo-stayed': ({ seat, ward: at }, who) => `${ceoOf(who(seat))} bleibt in ${ward(at)}.`,
  paid({ seat, cards: spent, as }, who) {
    const all = list(spent.map(ward));
    const what = { itself: `die Karte ${all}`, joker: `die Karte ${all} als Joker`, three: `drei Karten` }[as];
    return `${does(who(seat), 'legt', 'legst')} ${what} ab${as === 'three' ? `: ${all}` : ''}.`;
  },
  opened: ({ seat, station: at, shop }, who) =>
    `${does(who(seat), 'eröffnet', 'eröffnest')} ${aShop(shop)} in ${station(at)}.`,
  relocated: ({ seat, from, to, shop }, who) =>
    `${does(who(seat), 'verlegt', 'verlegst')} ${theShop(shop)} von ${station(from)} nach ${station(to)}.`,
  'track-laid'({ seat, connection, second }, who) {
    const [from, to] = endsOf(connection).map(station);
    return `${does(who(seat), 'baut', 'baust')} ${second ? 'eine zweite Schiene' : 'eine Schiene'}: ${from} – ${to}.`;
  },
  departed: ({ seat, ward: of, station: at, customers: all }, who) =>
    `${does(who(seat), 'bewegt', 'bewegst')} ${toCustomers(all)} aus ${ward(of)}, ab Bahnhof ${station(at)}.`,
  rode({ seat, to, connection, owner }, who) {
    const over =
      connection === null || owner === null
        ? 'die Direktverbindung'
        : owner === seat
          ? `${who(seat).you ? 'deine' : 'eigene'} Schienen`
          : trackOf(who(owner));
    return `${does(who(seat), 'fährt', 'fährst')} über ${over} weiter nach ${station(to)}.`;
  },
  alighted: ({ owner, station: at, customer: one }, who) =>
    `${capital(customer(one))} steigt in ${station(at)} bei ${dative(who(owner))} aus.`,
  arrived: ({ station: at, ward: of, customers: all }) =>
    all.length === 0
      ? `Die Bahn hält in ${station(at)}.`
      : `Die Bahn hält in ${station(at)}: ${customers(all)} ${comes(all, 'bleibt', 'bleiben')} in ${ward(of)}.`,
  collected: ({ seat, customers: all }, who) => `${does(who(seat), 'gewinnt', 'gewinnst')} ${toCustomers(all)}.`,
  upgraded: ({ seat, station: at, good, customer: one, stars: taken }, who) =>
    `${does(who(seat), 'gibt', 'gibst')} ${toCustomer(one)} ab, und der ${shops[good]} in ${station(at)} wird zum Kaufhaus${taken === 0 ? '' : ` (${stars(taken)})`}.`,
  'left-the-game': ({ customer: one, seat }, who) => `${customerOf(one, who(seat))} verlässt das Spiel.`,
  passed: ({ seat }, who) => `${does(who(seat), 'beendet', 'beendest')} den Zug.`,
  scored({ seat, customers: all, stars: taken, points: score }, who) {
    const won = [...each(all), ...(taken > 0 ? [stars(taken)] : [])];
    const how = won.length > 0 ? `: ${list(won)}` : ' und keinen Kunden';
    return `${does(who(seat), 'hat', 'hast')} ${points(score)}${how}.`;
  },
  won: ({ seats }, who) =>
    seats.length === 1
      ? `${does(who(seats[0]), 'gewinnt', 'gewinnst')}!`
      : `Den Sieg teilen sich ${list(seats.map((seat) => (who(seat).you ? 'du' : who(seat).name)))}!`,
};
