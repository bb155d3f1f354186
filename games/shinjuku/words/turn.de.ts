import { aShop, cards, stars, station, theShop, toCustomers, ward } from './grammar.de.ts';
import type { Words } from './words.ts';

export const turn: Words['turn'] = {
  together: ({ deeds }) => deeds.join(', '),
  kaiju: ({ you, ward: to }) => `${you ? 'schickst' : 'schickt'} den Kaiju nach ${ward(to)}`,
  opened: ({ you, shop, station: at }) => `${you ? 'eröffnest' : 'eröffnet'} ${aShop(shop)} in ${station(at)}`,
  relocated: ({ you, shop, station: to }) => `${you ? 'verlegst' : 'verlegt'} ${theShop(shop)} nach ${station(to)}`,
  laid: ({ you, from, to }) => `${you ? 'baust' : 'baut'} Schienen ${station(from)} – ${station(to)}`,
  moved: ({ you, ward: of, station: to }) =>
    `${you ? 'fährst' : 'fährt'} die Kunden aus ${ward(of)} bis ${station(to)}`,
  won: ({ you, customers: all }) => `${you ? 'gewinnst' : 'gewinnt'} ${toCustomers(all)}`,
  gave: ({ name, count }) => `${count} für ${name}`,
  upgraded: ({ you, station: at, stars: taken }) =>
    `${you ? 'wertest' : 'wertet'} den Laden in ${station(at)} auf${taken === 0 ? '' : ` (${stars(taken)})`}`,
  drew: ({ you, cards: drawn }) => `${you ? 'ziehst' : 'zieht'} ${cards(drawn)}`,
  nothing: ({ you }) => `${you ? 'machst' : 'macht'} nichts`,
  yours: ({ customers: all }) => `für dich ${toCustomers(all)}`,
  yourCards: ({ cards: drawn }) => `du ziehst ${cards(drawn)}`,
  yourCeo: ({ ward: to }) => `dein CEO muss nach ${ward(to)}`,
};
