import { aShop, cards, customers, heads, list, stars, station, theShop, toCustomers, ward } from './grammar.de.ts';
import { headsOf, type Party } from './grammar.ts';
import type { Words } from './words.ts';

/** Of several kinds only how many they are: the line is short. */
const few = (all: readonly Party[]) => (all.length === 1 ? customers(all) : heads(headsOf(all)));

export const turn: Words['turn'] = {
  together: ({ deeds }) => deeds.join(', '),
  kaiju: ({ you, ward: to }) => `${you ? 'schickst' : 'schickt'} den Kaiju nach ${ward(to)}`,
  opened: ({ you, shop, station: at }) => `${you ? 'eröffnest' : 'eröffnet'} ${aShop(shop)} in ${station(at)}`,
  relocated: ({ you, shop, from, to }) =>
    `${you ? 'verlegst' : 'verlegt'} ${theShop(shop)} von ${station(from)} nach ${station(to)}`,
  laid: ({ you, from, to }) => `${you ? 'baust' : 'baut'} die Schiene ${station(from)} – ${station(to)}`,
  moved: ({ you, ward: of, station: to, how }) =>
    ({
      rode: `${you ? 'bringst' : 'bringt'} die Kunden aus ${ward(of)} nach ${station(to)}`,
      off: `lässt Kunden aus ${ward(of)} in ${station(to)} aussteigen`,
      nothing: `lässt die Kunden in ${ward(of)} stehen`,
    })[how],
  won: ({ you, customers: all }) => `${you ? 'gewinnst' : 'gewinnt'} ${toCustomers(all)}`,
  gave: ({ name, count }) => `${count} für ${name}`,
  nobodyWon: () => 'niemand gewinnt einen Kunden',
  fled: ({ to, customers: all }) => `${few(all)} ${headsOf(all) === 1 ? 'flieht' : 'fliehen'} nach ${ward(to)}`,
  stayed: ({ ward: of, customers: all }) =>
    `${customers(all)} ${headsOf(all) === 1 ? 'bleibt' : 'bleiben'} in ${ward(of)}`,
  lastTurns: () => 'es kommen keine Kunden mehr: letzte Züge',
  lastRound: () => 'jetzt beginnt die letzte Runde',
  upgraded: ({ you, station: at, stars: taken }) =>
    `${you ? 'wertest' : 'wertet'} den Laden in ${station(at)} auf${taken === 0 ? '' : ` (${stars(taken)})`}`,
  gaveUp: ({ you, customers: all }) => `${you ? 'gibst' : 'gibt'} dafür ${toCustomers(all)} ab`,
  drew: ({ you, cards: drawn }) => `${you ? 'nimmst' : 'nimmt'} Einkommen: ${cards(drawn)}`,
  nothing: ({ you }) => `${you ? 'machst' : 'macht'} nichts`,
  yours: ({ customers: all }) => `${customers(all)} für dich`,
  yourCards: ({ cards: drawn, wards }) =>
    `du ziehst ${cards(drawn)}${wards.length === 0 ? '' : `: ${list(wards.map(ward))}`}`,
  yourCeo: ({ ward: to }) => `dein CEO muss nach ${ward(to)}`,
};
