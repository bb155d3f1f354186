import type { Ending } from './ending.ts';
import { building, capital, does, list, station, ward, wardOrBay, whom } from './grammar.en.ts';
import { headsOf, type Party } from './grammar.ts';
import { kinds } from './names.en.ts';
import type { Words } from './words.ts';

/** Whoever is not the reader is called by name. */
const ask = (name: string | null, question: string) =>
  name === null ? question : `${name}, ${question[0].toLowerCase()}${question.slice(1)}`;

const group = (customers: readonly Party[]) =>
  headsOf(customers) === 1 ? 'the customer' : `the ${headsOf(customers)} customers`;
const auxiliary = (customers: readonly Party[]) => (headsOf(customers) === 1 ? 'does' : 'do');

const ENDINGS: Readonly<Record<Ending, string>> = {
  last: 'your last turn',
  perhaps: 'perhaps your last turn',
  soon: 'after this the last round',
};

export const questions: Words['questions'] = {
  rampage: ({ name, from }) => ask(name, `Where do you send the Kaiju from ${wardOrBay(from)}?`),
  flee: ({ name, from, customers }) =>
    ask(name, `Where ${auxiliary(customers)} ${group(customers)} of ${ward(from)} flee?`),
  push: ({ name, from, owner }) =>
    ask(name, `The Kaiju is in ${ward(from)}: where does ${owner === null ? 'your' : `${owner}'s`} CEO flee?`),
  ceo: ({ name, at }) =>
    ask(
      name,
      at === null
        ? 'In which ward does your CEO begin? Its cards will pay for any ward.'
        : `Does your CEO stay in ${ward(at)} or drive to a ward next to it?`,
    ),
  action({ name, done, ending }) {
    const question = done === null ? 'what is your first action?' : `what is your second action, after ${kinds[done]}?`;
    return ask(name, capital(ending === null ? question : `${ENDINGS[ending]}: ${question}`));
  },
  spend: ({ name, kind }) =>
    ask(name, `Which three cards do you pay for ${kind === 'track' ? 'the second piece' : kinds[kind]}?`),
  shop: ({ name, station: at }) => ask(name, `What do you open at ${station(at)}?`),
  extend: ({ name, from, to, payable }) =>
    ask(
      name,
      payable
        ? `Do you pay to add a piece to ${station(from)} – ${station(to)}?`
        : `None of your cards pays for another piece at ${station(from)} – ${station(to)}.`,
    ),
  start: ({ name, ward: of, customers }) =>
    ask(name, `At which station of ${ward(of)} ${auxiliary(customers)} ${group(customers)} set off?`),
  alight: ({ name, station: at, building: there }) =>
    ask(name, `Who gets off at ${station(at)} for ${building(there)}?`),
  ride: ({ name, station: at, customers }) =>
    ask(name, `Your train is at ${station(at)} with ${inTrain(customers)}: where to?`),
  screens: ({ name, open }) =>
    ask(name, `The match is over: ${open ? 'count the points' : 'lift the screens'} and see who has won.`),
};

const inTrain = (customers: readonly Party[]) =>
  headsOf(customers) === 1 ? '1 customer' : `${headsOf(customers)} customers`;

export const waiting: Words['waiting'] = {
  'start-ward': () => 'Cards are turned over for the first four wards.',
  'start-customers': ({ ward: of }) => `The first customers come to ${ward(of)}.`,
  first: () => 'Lots are drawn for who goes first.',
  'queue-card': () => 'A card is turned over for the queue.',
  'queue-customer': () => 'A customer is drawn for the queue.',
  'arrival-card': () => 'A card is turned over for the ward where customers arrive.',
  'arrival-customers': ({ ward: of }) => `A customer is drawn for ${ward(of)}.`,
  deal: ({ who }) => `${does(who, 'draws', 'draw')} cards.`,
  over: ({ winners }) =>
    `The match is over: ${list(winners.map(whom))} ${winners.length === 1 && !winners[0].you ? 'has' : 'have'} won.`,
};

export const explanations: Words['explanations'] = {
  rampage: 'Everybody in that ward flees, and no train may stop or pass there.',
  flee: 'All of them flee together, to any ward next to it.',
  push: 'No CEO can stay with the Kaiju: you choose where it goes.',
  ceo: "Cards of your CEO's ward are jokers: they pay for any ward.",
  action: 'Two different actions: Open, Track, Move or Upgrade. Income ends your turn.',
  spend: 'Any three cards pay for any ward: give what you need least.',
  shop: 'A store wins one customer of its good from every train that calls.',
  extend: 'A second piece costs a card. When others ride on it, you draw cards.',
  start: 'All of them ride together; at each fitting store one gets off.',
  alight: 'At each fitting store one gets off, and its owner wins them.',
  ride: 'Who is left stays where you stop; if you use their track, others draw cards.',
  screens: 'Everybody shows whom they have won, and the points are counted.',
};
