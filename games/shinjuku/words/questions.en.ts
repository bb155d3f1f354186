import { building, does, list, station, ward, wardOrBay, whom } from './grammar.en.ts';
import { headsOf, type Party } from './grammar.ts';
import { kinds } from './names.en.ts';
import type { Words } from './words.ts';

/** Whoever is not the reader is called by name. */
const ask = (name: string | null, question: string) =>
  name === null ? question : `${name}, ${question[0].toLowerCase()}${question.slice(1)}`;

const group = (customers: readonly Party[]) =>
  headsOf(customers) === 1 ? 'the customer' : `the ${headsOf(customers)} customers`;
const auxiliary = (customers: readonly Party[]) => (headsOf(customers) === 1 ? 'does' : 'do');

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
        ? 'In which ward does your CEO begin?'
        : `Does your CEO stay in ${ward(at)} or drive to a ward next to it?`,
    ),
  action: ({ name, done }) =>
    ask(name, done === null ? 'What is your first action?' : `What is your second action, after ${kinds[done]}?`),
  spend: ({ name, kind }) => ask(name, `Which three cards do you pay for ${kinds[kind]}?`),
  shop: ({ name, station: at }) => ask(name, `What do you open at ${station(at)}?`),
  extend: ({ name, from, to }) =>
    ask(name, `Do you pay for a second piece of track that joins ${station(from)} – ${station(to)}?`),
  start: ({ name, ward: of, customers }) =>
    ask(name, `At which station of ${ward(of)} ${auxiliary(customers)} ${group(customers)} set off?`),
  alight: ({ name, station: at, building: there }) =>
    ask(name, `Who gets off at ${station(at)} for ${building(there)}?`),
  ride: ({ name, station: at, customers }) =>
    ask(name, `Your train is at ${station(at)} with ${inTrain(customers)}: where to?`),
  screens: ({ name }) => ask(name, 'The match is over: lift the screens and see who has won.'),
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
  rampage:
    'You must move the Kaiju to a ward next to it. Everybody there flees, and no train may stop in or pass that ward.',
  flee: 'All customers of the ward flee together, to any ward next to it.',
  push: 'No CEO can stay with the Kaiju: you decide where this one goes.',
  ceo: 'Actions cost ward cards. Cards of the ward where your CEO is are jokers for you: they pay for any ward.',
  action:
    'Take two different actions: open a store, lay track, move customers, upgrade a store, or draw cards, which ends your turn.',
  spend: 'Any three cards together pay for any ward: give those that you need least.',
  shop: 'A store wins one customer of its good from every train that calls, whoever runs it. Cards of its ward become jokers for you.',
  extend:
    'One piece of track is free, a second one that joins it costs a card. When others ride on your track, you draw cards.',
  start:
    'All customers of the ward ride together. At each store on the way one who wants its good gets off, also where they set off.',
  alight:
    'At each store one customer who wants its good gets off and is won by its owner. If several fit, you choose who.',
  ride: 'Ride on along any track, to no station twice. Who is left when you stop stays in that ward; whose track you used draws cards.',
  screens: 'Now everybody shows whom they have won, and the points are counted.',
};
