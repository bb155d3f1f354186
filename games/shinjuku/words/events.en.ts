import {
  aShop,
  BAY,
  capital,
  cards,
  customer,
  customers,
  each,
  list,
  points,
  shops,
  stars,
  station,
  ward,
  wardOrBay,
} from './grammar.en.ts';
import { endsOf } from './grammar.ts';
import type { Words } from './words.ts';

const comes = (all: readonly unknown[], one: string, many: string) => (all.length === 1 ? one : many);

export const events: Words['events'] = {
  'start-ward-revealed': ({ ward: of }) => `${ward(of)} is turned over once more, which does not count.`,
  'first-drawn': ({ seat }, name) => `By lot, ${name(seat)} goes first.`,
  drew({ seat, count, cards: drawn, cause }, name) {
    const why = { 'set-up': 'is dealt', income: 'takes Income and draws', track: 'draws', 'last-round': 'draws' }[
      cause
    ];
    const reason = { 'set-up': '', income: '', track: ' for track that was used', 'last-round': ' for the last round' }[
      cause
    ];
    const which = drawn === null || drawn.length === 0 ? '' : `: ${list(drawn.map(ward))}`;
    return `${name(seat)} ${why} ${count === 0 ? 'no ward card' : cards(count)}${reason}${which}.`;
  },
  reshuffled: ({ cards: shuffled }) => `The discards are shuffled into a new draw pile of ${cards(shuffled)}.`,
  'turn-began': ({ seat }, name) => `It is ${name(seat)}'s turn.`,
  placed: ({ ward: to, customers: all, from }) =>
    `${from === 'queue' ? 'From the queue, ' : ''}${customers(all)} ${comes(all, 'comes', 'come')} to ${ward(to)}.`,
  'card-taken': ({ seat, ward: of }, name) => `${name(seat)} takes the card ${ward(of)}.`,
  'queue-card-revealed': ({ slot, ward: of }) => `${ward(of)} joins the queue as card ${slot}.`,
  queued: ({ slot, ward: of, customer: id, seat }, name) =>
    seat === null
      ? `${capital(customer(id))} queues for ${ward(of)} (card ${slot}).`
      : `The customer that ${name(seat)} gave up, ${customer(id)}, queues for ${ward(of)} (card ${slot}).`,
  returned: ({ customer: id }) => `${capital(customer(id))} finds no card to wait on and goes back into the bag.`,
  'arrival-card-revealed': ({ ward: of }) => `Customers arrive in ${ward(of)}.`,
  stalled: ({ seat }, name) => `No card is left, so nobody arrives in ${name(seat)}'s turn.`,
  'end-triggered': ({ seat }, name) => `${name(seat)} has brought the last customers to the map: the end is near.`,
  'last-round-began': () => 'The last round begins: everybody draws cards and has one more turn.',
  'kaiju-appeared': () => `The Kaiju rises from ${BAY}!`,
  'kaiju-moved': ({ seat, from, to }, name) => `${name(seat)} sends the Kaiju from ${wardOrBay(from)} to ${ward(to)}.`,
  fled: ({ seat, from, to, customers: all }, name) =>
    `${name(seat)} lets ${customers(all)} flee from ${ward(from)} to ${ward(to)}.`,
  'ceo-moved'({ seat, by, from, to }, name) {
    if (from === null) return `${name(seat)}'s CEO begins in ${ward(to)}.`;
    return seat === by
      ? `${name(seat)}'s CEO drives from ${ward(from)} to ${ward(to)}.`
      : `${name(by)} sends ${name(seat)}'s CEO from ${ward(from)} to ${ward(to)}.`;
  },
  'ceo-stayed': ({ seat, ward: at }, name) => `${name(seat)}'s CEO stays in ${ward(at)}.`,
  paid({ seat, cards: spent, as }, name) {
    const all = list(spent.map(ward));
    return `${name(seat)} pays ${{ itself: all, joker: `${all} as a joker`, three: `three cards: ${all}` }[as]}.`;
  },
  opened: ({ seat, station: at, shop }, name) => `${name(seat)} opens ${aShop(shop)} at ${station(at)}.`,
  relocated: ({ seat, from, to, shop }, name) =>
    `${name(seat)} relocates the ${shops[shop]} from ${station(from)} to ${station(to)}.`,
  'track-laid'({ seat, connection, second }, name) {
    const [from, to] = endsOf(connection).map(station);
    return `${name(seat)} lays ${second ? 'a second piece of ' : ''}track ${from} – ${to}.`;
  },
  departed: ({ seat, ward: of, station: at, customers: all }, name) =>
    `${name(seat)} moves ${customers(all)} of ${ward(of)}, from ${station(at)}.`,
  rode({ seat, to, connection, owner }, name) {
    const over =
      connection === null || owner === null
        ? 'over the permanent link'
        : owner === seat
          ? 'over their own track'
          : `over ${name(owner)}'s track`;
    return `${name(seat)} rides on to ${station(to)} ${over}.`;
  },
  alighted: ({ owner, station: at, customer: id }, name) =>
    `${capital(customer(id))} gets off at ${station(at)}, for ${name(owner)}.`,
  arrived: ({ station: at, ward: of, customers: all }) =>
    all.length === 0
      ? `The train stops at ${station(at)}.`
      : `The train stops at ${station(at)}: ${customers(all)} ${comes(all, 'stays', 'stay')} in ${ward(of)}.`,
  collected: ({ seat, customers: all }, name) => `${name(seat)} wins ${customers(all)}.`,
  upgraded: ({ seat, station: at, good, customer: id, stars: taken }, name) =>
    `${name(seat)} gives up ${customer(id)}, and the ${shops[good]} at ${station(at)} becomes a department store${taken === 0 ? '' : ` (${stars(taken)})`}.`,
  'left-the-game': ({ customer: id, seat }, name) =>
    `The customer that ${name(seat)} gave up, ${customer(id)}, leaves the game.`,
  passed: ({ seat }, name) => `${name(seat)} ends the turn.`,
  scored({ seat, customers: all, stars: taken, points: score }, name) {
    const won = [...each(all), ...(taken > 0 ? [stars(taken)] : [])];
    return `${name(seat)} has ${points(score)}${won.length > 0 ? ` with ${list(won)}` : ', having won nobody'}.`;
  },
  won: ({ seats }, name) =>
    seats.length === 1 ? `${name(seats[0])} wins!` : `${list(seats.map(name))} share the victory!`,
};
