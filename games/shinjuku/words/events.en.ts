import type { Person } from '@yamanote/games/wording';
import {
  aShop,
  BAY,
  capital,
  cards,
  customer,
  customers,
  does,
  each,
  kindOf,
  list,
  points,
  shops,
  stars,
  station,
  ward,
  wardOrBay,
  whom,
  whose,
} from './grammar.en.ts';
import { endsOf, headsOf, type Party } from './grammar.ts';
import type { Words } from './words.ts';

/** At the beginning of a sentence; a name stays as it was chosen. */
const Whose = (person: Person) => (person.you ? 'Your' : whose(person));
const comes = (all: readonly Party[], one: string, many: string) => (headsOf(all) === 1 ? one : many);

export const events: Words['events'] = {
  'start-ward-revealed': ({ ward: of }) => `${ward(of)} is turned over again, which does not count.`,
  'first-drawn': ({ seat }, who) => `${does(who(seat), 'goes', 'go')} first, chosen at random.`,
  drew({ seat, count, cards: drawn, cause }, who) {
    if (count === 0) return `No cards are left: ${whom(who(seat))} ${who(seat).you ? 'draw' : 'draws'} no more.`;
    const [they, you] = {
      'set-up': ['is dealt', 'are dealt'],
      income: ['takes Income and draws', 'take Income and draw'],
      track: ['takes Income for track others used and draws', 'take Income for track others used and draw'],
      'last-round': ['takes Income for the last round and draws', 'take Income for the last round and draw'],
    }[cause];
    const which = drawn === null ? '' : `: ${list(drawn.map(ward))}`;
    return `${does(who(seat), they, you)} ${cards(count)}${which}.`;
  },
  reshuffled: ({ cards: shuffled }) => `The discard pile is shuffled into a new draw pile of ${cards(shuffled)}.`,
  'turn-began': ({ seat }, who) => `It’s ${whose(who(seat))} turn.`,
  placed: ({ ward: to, customers: all, from }) =>
    `${from === 'queue' ? 'From the queue, ' : ''}${customers(all)} ${comes(all, 'comes', 'come')} to ${ward(to)}.`,
  'card-taken': ({ seat, ward: of }, who) => `${does(who(seat), 'takes', 'take')} the ${ward(of)} card.`,
  'queue-card-revealed': ({ slot, ward: of }) => `${ward(of)} joins the queue as card ${slot}.`,
  queued: ({ slot, ward: of, customer: one, seat }, who) =>
    seat === null
      ? `${one.count > 1 ? `${customers([one])} queue` : `${capital(customer(one))} queues`} for ${ward(of)} (card ${slot}).`
      : `${Whose(who(seat))} ${kindOf(one)} goes back to the queue (${ward(of)}, card ${slot}).`,
  returned: ({ customer: one }) => `${capital(customer(one))} finds no card to wait on and goes back into the bag.`,
  'arrival-card-revealed': ({ ward: of }) => `Customers arrive in ${ward(of)}.`,
  stalled: ({ seat }, who) => `No card is left, so nobody arrives in ${whose(who(seat))} turn.`,
  'end-triggered': ({ seat }, who) =>
    `${does(who(seat), 'has', 'have')} brought the last customers to the map: the end is near.`,
  'last-round-began': () => 'The last round begins: everybody takes Income and has one more turn.',
  'kaiju-appeared': () => `The Kaiju rises from ${BAY}!`,
  'kaiju-moved': ({ seat, from, to }, who) =>
    `${does(who(seat), 'sends', 'send')} the Kaiju from ${wardOrBay(from)} to ${ward(to)}.`,
  fled: ({ seat, from, to, customers: all }, who) =>
    `${does(who(seat), 'lets', 'let')} ${customers(all)} flee from ${ward(from)} to ${ward(to)}.`,
  // Its owner may have moved it out of the way of the Kaiju, which is no driving.
  'ceo-moved'({ seat, by, from, to }, who) {
    if (from === null) return `${Whose(who(seat))} CEO begins in ${ward(to)}.`;
    return seat === by
      ? `${Whose(who(seat))} CEO goes from ${ward(from)} to ${ward(to)}.`
      : `${does(who(by), 'sends', 'send')} ${whose(who(seat))} CEO from ${ward(from)} to ${ward(to)}.`;
  },
  'ceo-stayed': ({ seat, ward: at }, who) => `${Whose(who(seat))} CEO stays in ${ward(at)}.`,
  paid({ seat, cards: spent, as }, who) {
    const all = list(spent.map(ward));
    const what = { itself: all, joker: `${all} as a wildcard`, three: `three cards: ${all}` }[as];
    return `${does(who(seat), 'spends', 'spend')} ${what}.`;
  },
  opened: ({ seat, station: at, shop }, who) => `${does(who(seat), 'opens', 'open')} ${aShop(shop)} at ${station(at)}.`,
  relocated: ({ seat, from, to, shop }, who) =>
    `${does(who(seat), 'relocates', 'relocate')} the ${shops[shop]} from ${station(from)} to ${station(to)}.`,
  'track-laid'({ seat, connection, second }, who) {
    const [from, to] = endsOf(connection).map(station);
    return second
      ? `${does(who(seat), 'adds', 'add')} a second piece of track that joins the first: ${from} – ${to}.`
      : `${does(who(seat), 'lays', 'lay')} track ${from} – ${to}.`;
  },
  departed: ({ seat, ward: of, station: at, customers: all }, who) =>
    `${does(who(seat), 'moves', 'move')} ${customers(all)} from ${ward(of)}, starting at ${station(at)}.`,
  rode({ seat, to, connection, owner }, who) {
    const own = who(seat).you ? 'your own' : 'their own';
    const over =
      connection === null || owner === null
        ? 'the direct connection'
        : `${owner === seat ? own : whose(who(owner))} track`;
    return `${does(who(seat), 'rides', 'ride')} on to ${station(to)} over ${over}.`;
  },
  alighted: ({ owner, station: at, customer: one }, who) =>
    `${capital(customer(one))} gets off at ${station(at)}, for ${whom(who(owner))}.`,
  arrived: ({ station: at, ward: of, customers: all }) =>
    all.length === 0
      ? `The train stops at ${station(at)}.`
      : `The train stops at ${station(at)}: ${customers(all)} ${comes(all, 'stays', 'stay')} in ${ward(of)}.`,
  collected: ({ seat, customers: all }, who) => `${does(who(seat), 'wins', 'win')} ${customers(all)}.`,
  upgraded: ({ seat, station: at, good, customer: one, stars: taken }, who) =>
    `${does(who(seat), 'gives', 'give')} up ${customer(one)}, and the ${shops[good]} at ${station(at)} becomes a department store${taken === 0 ? '' : ` (${stars(taken)})`}.`,
  'left-the-game': ({ customer: one, seat }, who) => `${Whose(who(seat))} ${kindOf(one)} leaves the game.`,
  passed: ({ seat }, who) => `${does(who(seat), 'ends', 'end')} the turn.`,
  scored({ seat, customers: all, stars: taken, points: score }, who) {
    const won = [...each(all), ...(taken > 0 ? [stars(taken)] : [])];
    const how = won.length > 0 ? ` with ${list(won)}` : ', with no customers';
    return `${does(who(seat), 'has', 'have')} ${points(score)}${how}.`;
  },
  won: ({ seats }, who) =>
    seats.length === 1
      ? `${does(who(seats[0]), 'wins', 'win')}!`
      : `${capital(list(seats.map((seat) => whom(who(seat)))))} share the victory!`,
};
