import { aShop, cards, customers, heads, list, shops, stars, station, ward } from './grammar.en.ts';
import { headsOf, type Party } from './grammar.ts';
import type { Words } from './words.ts';

/** Of several kinds only how many they are: the line is short. */
const few = (all: readonly Party[]) => (all.length === 1 ? customers(all) : heads(headsOf(all)));

export const turn: Words['turn'] = {
  together: ({ deeds }) => deeds.join(', '),
  kaiju: ({ you, ward: to }) => `${you ? 'send' : 'sends'} the Kaiju to ${ward(to)}`,
  opened: ({ you, shop, station: at }) => `${you ? 'open' : 'opens'} ${aShop(shop)} at ${station(at)}`,
  relocated: ({ you, shop, from, to }) =>
    `${you ? 'move' : 'moves'} the ${shops[shop]} from ${station(from)} to ${station(to)}`,
  laid: ({ you, from, to }) => `${you ? 'lay' : 'lays'} track ${station(from)} – ${station(to)}`,
  moved: ({ you, ward: of, station: to, how }) =>
    ({
      rode: `${you ? 'take' : 'takes'} the customers of ${ward(of)} to ${station(to)}`,
      off: `${you ? 'let' : 'lets'} customers of ${ward(of)} get off at ${station(to)}`,
      nothing: `${you ? 'leave' : 'leaves'} the customers of ${ward(of)} where they are`,
    })[how],
  won: ({ you, customers: all }) => `${you ? 'win' : 'wins'} ${customers(all)}`,
  gave: ({ name, count }) => `${count} for ${name}`,
  nobodyWon: () => 'nobody wins a customer',
  fled: ({ to, customers: all }) => `${few(all)} flee${headsOf(all) === 1 ? 's' : ''} to ${ward(to)}`,
  stayed: ({ ward: of, customers: all }) => `${customers(all)} stay${headsOf(all) === 1 ? 's' : ''} in ${ward(of)}`,
  lastTurns: () => 'no more customers come: last turns',
  lastRound: () => 'now the last round begins',
  upgraded: ({ you, station: at, stars: taken }) =>
    `${you ? 'upgrade' : 'upgrades'} the store at ${station(at)}${taken === 0 ? '' : ` (${stars(taken)})`}`,
  gaveUp: ({ you, customers: all }) => `${you ? 'give' : 'gives'} up ${customers(all)} for it`,
  drew: ({ you, cards: drawn }) => `${you ? 'take' : 'takes'} Income: ${cards(drawn)}`,
  nothing: ({ you }) => `${you ? 'do' : 'does'} nothing`,
  yours: ({ customers: all }) => `${customers(all)} for you`,
  yourCards: ({ cards: drawn, wards }) =>
    `you draw ${cards(drawn)}${wards.length === 0 ? '' : `: ${list(wards.map(ward))}`}`,
  yourCeo: ({ ward: to }) => `your CEO has to go to ${ward(to)}`,
};
