import type { Ending } from './ending.ts';
import { building, capital, does, heads, list, station, ward, wardOrBay, whom } from './grammar.en.ts';
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
    ask(name, `Where ${auxiliary(customers)} ${group(customers)} in ${ward(from)} flee?`),
  push: ({ name, from, owner }) =>
    ask(name, `The Kaiju is in ${ward(from)}: where does ${owner === null ? 'your' : `${owner}’s`} CEO flee?`),
  ceo: ({ name, at }) =>
    ask(
      name,
      at === null
        ? 'In which ward does your CEO start? Its cards will be your wildcards.'
        : `Does your CEO stay in ${ward(at)} or drive to a neighbouring ward?`,
    ),
  action({ name, done, ending }) {
    const question = done === null ? 'what is your first action?' : `what is your second action, after ${kinds[done]}?`;
    return ask(name, capital(ending === null ? question : `${ENDINGS[ending]}: ${question}`));
  },
  spend: ({ name, kind }) =>
    ask(name, `Which three cards do you spend on ${kind === 'track' ? 'the second piece' : kinds[kind]}?`),
  shop: ({ name, station: at }) => ask(name, `What do you open at ${station(at)}?`),
  extend: ({ name, from, to, payable }) =>
    ask(
      name,
      payable
        ? `Do you spend a card to add a second piece that joins ${station(from)} – ${station(to)}?`
        : `None of your cards fits a second piece that joins ${station(from)} – ${station(to)}.`,
    ),
  start: ({ name, ward: of, customers }) =>
    ask(name, `At which station of ${ward(of)} ${auxiliary(customers)} ${group(customers)} set off?`),
  alight: ({ name, station: at, building: there }) =>
    ask(name, `Who gets off at ${station(at)} for ${building(there)}?`),
  ride: ({ name, station: at, customers }) =>
    ask(name, `Your train is at ${station(at)} with ${heads(headsOf(customers))}: where to?`),
  screens: ({ name, open }) =>
    ask(name, `The match is over: ${open ? 'count the points' : 'reveal your customers'} and see who wins.`),
};

export const waiting: Words['waiting'] = {
  'start-ward': () => 'Cards are turned over for the first four wards.',
  'start-customers': ({ ward: of }) => `The first customers come to ${ward(of)}.`,
  first: () => 'Choosing the first player at random.',
  'queue-card': () => 'A card is turned over for the queue.',
  'queue-customer': () => 'A customer is drawn for the queue.',
  'arrival-card': () => 'A card is turned over for the ward where customers arrive.',
  'arrival-customers': ({ ward: of }) => `A customer is drawn for ${ward(of)}.`,
  deal: ({ who }) => `${does(who, 'draws', 'draw')} cards.`,
  over: ({ winners }) =>
    `The match is over: ${list(winners.map(whom))} ${winners.length === 1 && !winners[0].you ? 'has' : 'have'} won.`,
};

export const explanations: Words['explanations'] = {
  rampage: 'Everybody flees from its ward, and no train may stop or pass there.',
  flee: 'The Kaiju is there: all flee together, to one neighbouring ward.',
  push: 'The CEO has to flee from the Kaiju: choose the neighbouring ward.',
  ceo: 'Cards of your CEO’s ward are wildcards: they count as any ward.',
  action: 'Two different actions: Open, Track, Move or Upgrade. Income ends your turn.',
  spend: 'Three cards together count as one of any ward: give what you need least.',
  shop: 'When a train brings customers who want its good, this store wins one of them.',
  extend: 'When others ride on your track, you draw cards. A second piece costs a card.',
  start: 'They all ride together. At each store that suits somebody, one gets off.',
  alight: 'The owner of the store wins whoever gets off: one customer at each stop.',
  ride: 'Whoever is left stays where you stop. Using track of others brings them cards.',
  screens: 'Everybody shows whom they have won, and the points are counted.',
};
