import {
  briefly,
  building,
  capital,
  cards,
  customer,
  kindOf,
  list,
  pay,
  shops,
  station,
  track,
  ward,
} from './grammar.de.ts';
import type { Words } from './words.ts';

export const actions: Words['actions'] = {
  open: ({ station: at, pay: paid }) => `In ${station(at)} eröffnen (${pay(paid)})`,
  track: ({ from, to }) => `Schiene ${station(from)} – ${station(to)} bauen`,
  move: ({ ward: of, customers, pay: paid }) => `Aus ${ward(of)} bewegen: ${briefly(customers)} (${pay(paid)})`,
  upgrade: ({ station: at, customer: given, pay: paid }) =>
    `${shops[given.good]} in ${station(at)} aufwerten (1 ${kindOf(given)}, ${pay(paid)})`,
  income: ({ cards: drawn }) => `Einkommen: ${cards(drawn)} ziehen, Zug zu Ende`,
  pass: ({ done }) => (done ? 'Zug beenden' : 'Zug ohne Aktion beenden'),
  spend: ({ cards: spent }) => list(spent.map(ward)),
  place: ({ good, left }) => `${shops[good]} (noch ${left})`,
  relocate: ({ shop, station: from }) => `${shops[shop]} von ${station(from)} hierher verlegen`,
  extend: ({ from, to, pay: paid }) => `Dazu ${station(from)} – ${station(to)} (${pay(paid)})`,
  single: () => 'Einfache Strecke',
  start: ({ station: at, building: there }) => `${station(at)}${there === null ? '' : `: ${building(there)}`}`,
  alight: ({ customer: id }) => capital(customer(id)),
  ride: ({ station: to, track: laid, building: there }) =>
    `Weiter nach ${station(to)} auf ${track(laid)}${there === null ? '' : `: ${building(there)}`}`,
  stop({ ward: of, left, inVain }) {
    if (left === 0) return 'Hier halten';
    return `Hier halten: ${inVain ? 'Nichts ändert sich, ' : ''}${left} ${left === 1 ? 'bleibt' : 'bleiben'} in ${ward(of)}`;
  },
  rampage: ({ ward: to }) => ward(to),
  flee: ({ ward: to }) => ward(to),
  push: ({ ward: to }) => ward(to),
  drive: ({ ward: to }) => `Nach ${ward(to)}`,
  stay: ({ ward: at }) => `In ${ward(at)} bleiben`,
  lift: ({ open }) => (open ? 'Punkte zählen' : 'Sichtschirme wegnehmen'),
};

export const steps: Words['steps'] = {
  kinds: { open: 'Laden eröffnen', track: 'Schiene bauen', move: 'Kunden bewegen', upgrade: 'Laden aufwerten' },
  open: ({ station: at, marked }) => `${station(at)}${marked ? '□' : ''}`,
  track: ({ from, to }) => `${station(from)} – ${station(to)}`,
  move: ({ ward: of, customers, stations }) =>
    `${ward(of)}: ${briefly(customers)} (${stations.map(station).join(', ')})`,
  upgrade: ({ station: at, customer: given }) => `${station(at)} (1 ${kindOf(given)})`,
  pay: (paid) => `${pay(paid)} ablegen`,
};
