import {
  aShop,
  briefly,
  building,
  capital,
  cards,
  customer,
  list,
  pay,
  shops,
  station,
  track,
  ward,
} from './grammar.en.ts';
import type { Words } from './words.ts';

export const actions: Words['actions'] = {
  open: ({ station: at, pay: paid }) => `Open at ${station(at)}, ${pay(paid)}`,
  track: ({ from, to }) => `Lay track ${station(from)} – ${station(to)}`,
  move: ({ ward: of, customers, pay: paid }) => `Move from ${ward(of)}: ${briefly(customers)}; ${pay(paid)}`,
  upgrade: ({ station: at, customer: given, pay: paid }) =>
    `Upgrade the ${shops[given.good]} at ${station(at)}, give up ${customer(given)}, ${pay(paid)}`,
  income: ({ cards: drawn }) => `Income: draw ${cards(drawn)} and end the turn`,
  pass: ({ done }) => (done ? 'End the turn' : 'End the turn without any action'),
  spend: ({ cards: spent }) => list(spent.map(ward)),
  place: ({ good, left }) => `${capital(aShop(good))} (${left} left)`,
  relocate: ({ shop, station: from }) => `Relocate the ${shops[shop]} from ${station(from)}`,
  extend: ({ from, to, pay: paid }) => `Also ${station(from)} – ${station(to)}, ${pay(paid)}`,
  single: () => 'One piece is enough',
  start: ({ station: at, building: there }) => `${station(at)}${there === null ? '' : `: ${building(there)}`}`,
  alight: ({ customer: id }) => capital(customer(id)),
  ride: ({ station: to, track: laid, building: there }) =>
    `On to ${station(to)} on ${track(laid)}${there === null ? '' : `: ${building(there)}`}`,
  stop({ ward: of, left, inVain }) {
    if (left === 0) return 'Stop here';
    return `Stop here: ${inVain ? 'nothing changes, ' : ''}${left} ${left === 1 ? 'stays' : 'stay'} in ${ward(of)}`;
  },
  rampage: ({ ward: to }) => ward(to),
  flee: ({ ward: to }) => ward(to),
  push: ({ ward: to }) => ward(to),
  drive: ({ ward: to }) => `To ${ward(to)}`,
  stay: ({ ward: at }) => `Stay in ${ward(at)}`,
  lift: ({ open }) => (open ? 'Count the points' : 'Reveal your customers'),
};

export const steps: Words['steps'] = {
  kinds: { open: 'Open a store', track: 'Lay track', move: 'Move customers', upgrade: 'Upgrade a store' },
  open: ({ station: at, marked }) => `${station(at)}${marked ? '□' : ''}`,
  track: ({ from, to }) => `${station(from)} – ${station(to)}`,
  move: ({ ward: of, customers, stations }) =>
    `${ward(of)}: ${briefly(customers)} (${stations.map(station).join(', ')})`,
  upgrade: ({ station: at, customer: given }) => `${station(at)}, give up ${customer(given)}`,
  pay: (paid) => capital(pay(paid)),
};
