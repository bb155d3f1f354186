import { capital, cards, list, station, ward } from './grammar.en.ts';
import type { Words } from './words.ts';

export const kinds: Words['kinds'] = {
  open: 'Open',
  track: 'Track',
  move: 'Move',
  upgrade: 'Upgrade',
  income: 'Income',
};

export const wardText: Words['wardText'] = ({ cards: copies, stations, neighbours, bay }) => {
  const stops = stations.map(
    (stop) => `${station(stop.station)}${stop.marked ? ' (square)' : ''} with lines to ${list(stop.ways.map(station))}`,
  );
  const borders = `It borders ${list(neighbours.map(ward))}${bay ? ', and Tokyo Bay, from where the Kaiju comes' : ''}.`;
  return `The deck has ${cards(copies)} of this ward. ${capital(stations.length === 1 ? 'its station is' : 'its stations are')} ${stops.join('; ')}. ${borders}`;
};

export const supplies: Words['supplies'] = {
  queue: {
    name: 'The queue',
    text: 'The queue shows where customers come next: four ward cards with customers on them. At the start of your turn the customers of card 1 go to its ward, and you take that card. The others move up, a new card comes, and new customers from the bag go to the card that has their good, else to the first empty one.',
  },
  arrivals: {
    name: 'Arrivals in the prototype',
    text: 'In the prototype a card is turned over at the start of each turn, and 1 customer out of the bag comes to that ward; 2 as soon as three department stores are on the map.',
  },
  stars: {
    name: 'Stars',
    text: 'At the end a star stands for one customer of any good, and more stars win a tie. The star track shows what the next upgrade brings: the first six of the match bring 3, 2, 2, 2, 1 and 1 stars. The number on it says how many customers wait in the queue.',
  },
  ending: {
    name: 'The end',
    text: 'Somebody brings the last customers to the map, finishes that turn, and the following players take theirs up to the one who started. If it was the one who started, the match ends with that very turn, unless the table plays with equal turns. Prototype: once the bag is empty, everybody draws cards after that turn and has one last turn. Without cards for a whole round the match ends as well.',
  },
};
