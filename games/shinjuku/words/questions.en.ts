import { building, customers, list, station, ward, wardOrBay } from './grammar.en.ts';
import { kinds } from './names.en.ts';
import type { Words } from './words.ts';

export const questions: Words['questions'] = {
  rampage: ({ name, from }) => `${name}, where do you send the Kaiju from ${wardOrBay(from)}?`,
  flee: ({ name, from, customers: fleeing }) => `${name}, where do ${customers(fleeing)} flee to from ${ward(from)}?`,
  push: ({ name, from, owner }) =>
    `${name}, where does ${owner === null ? 'your' : `${owner}'s`} CEO go, out of the Kaiju's way in ${ward(from)}?`,
  ceo: ({ name, at }) =>
    at === null
      ? `${name}, in which ward does your CEO begin?`
      : `${name}, does your CEO stay in ${ward(at)} or drive to a ward next to it?`,
  action: ({ name, done }) =>
    done === null
      ? `${name}, what is your first action?`
      : `${name}, what is your second action, after ${kinds[done]}?`,
  spend: ({ name, kind }) => `${name}, which three cards do you pay for ${kinds[kind]}?`,
  shop: ({ name, station: at }) => `${name}, what do you open at ${station(at)}?`,
  extend: ({ name, from, to }) =>
    `${name}, do you pay for a second piece of track that meets ${station(from)} – ${station(to)}?`,
  start: ({ name, ward: of, customers: group }) =>
    `${name}, at which station of ${ward(of)} do you put ${customers(group)} on the train?`,
  alight: ({ name, station: at, building: there }) => `${name}, who gets off at ${station(at)} for ${building(there)}?`,
  ride: ({ name, station: at, customers: group }) =>
    `${name}, your train is at ${station(at)} with ${customers(group)}: where to?`,
  screens: ({ name }) => `${name}, all is played: lift the screens.`,
};

export const waiting: Words['waiting'] = {
  'start-ward': () => 'Cards are turned over for the first four wards.',
  'start-customers': ({ ward: of }) => `The first customers come to ${ward(of)}.`,
  first: () => 'Lots are drawn for who goes first.',
  'queue-card': () => 'A card is turned over for the queue.',
  'queue-customer': () => 'A customer is drawn for the queue.',
  'arrival-card': () => 'A card is turned over for the ward where customers arrive.',
  'arrival-customers': ({ ward: of }) => `A customer is drawn for ${ward(of)}.`,
  deal: ({ name }) => `${name} draws cards.`,
  over: ({ winners }) => `The match is over: ${list(winners)} ${winners.length === 1 ? 'has' : 'have'} won.`,
};

export const explanations: Words['explanations'] = {
  rampage:
    'The Kaiju has to go to a ward next to it: everybody there flees, and no train may stop at or pass its stations.',
  flee: 'All customers of the ward flee together, to any ward next to it.',
  push: 'No CEO can stay with the Kaiju, and whoever moved it decides where each of them goes.',
  ceo: 'Cards of the ward where your CEO is are jokers for you: before your actions it may drive one ward further.',
  action:
    'You may take two different actions: open a store, lay track, move the customers of a ward, upgrade a store, or draw cards with Income, which ends your turn.',
  spend: 'Any three cards together count as one card of the ward that you need.',
  shop: 'Put a store from your supply here, or move one of yours, in the retail edition as printed also a department store; then cards of this ward are jokers for you.',
  extend:
    'One piece of track is free; a second one that meets it costs a card of a ward that they touch, in the prototype of a ward at an end of the first one.',
  start:
    'All customers of the ward ride together; if a building at the first station suits one of them, one gets off right there.',
  alight:
    'At every building that suits somebody on the train exactly one customer gets off, whoever owns it; you choose who.',
  ride: "Ride on over anybody's track, never to the same station twice; who is still on the train when you stop stays in that ward, and other players whose track you used draw cards.",
  screens: 'Now everybody shows what they have won, and the points are counted.',
};
