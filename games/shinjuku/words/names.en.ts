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
    (stop) =>
      `${station(stop.station)}${stop.marked ? ' (with the department store icon)' : ''}, with lines to ${list(stop.ways.map(station))}`,
  );
  const borders = `It borders ${list(neighbours.map(ward))}${bay ? ', and Tokyo Bay, from where the Kaiju comes' : ''}.`;
  return `The deck has ${cards(copies)} of this ward. ${capital(stations.length === 1 ? 'its station is' : 'its stations are')} ${stops.join('; ')}. ${borders}`;
};

export const supplies: Words['supplies'] = {
  queue: {
    name: 'The queue',
    text: 'The queue shows where customers come next: four ward cards with customers on them. At the start of your turn the customers of card 1 go to its ward, and you take that card. The others move up, and a new card comes. New customers from the bag join the card that has their good, otherwise the first empty one.',
  },
  arrivals: {
    name: 'Arrivals in the prototype',
    text: 'In the prototype a card is turned over at the start of each turn, and 1 customer from the bag comes to that ward. Once three department stores are on the map, it is 2.',
  },
  stars: {
    name: 'Stars',
    text: 'At the end each star counts as one customer of any good. With equal points, more stars win. The star track shows how many stars the next upgrade brings: 3, 2, 2, 2, 1 and 1 for the first six of the match, then none. The number on it says how many customers wait in the queue.',
  },
  ending: {
    name: 'The end',
    text: 'The end comes when the last customers are put on the map. That turn is finished, and the others play on until it would be the turn of the player with the start card. If the player with the start card brought them, the match ends with that turn, unless the table plays with equal turns. Prototype: once the bag is empty, everybody takes Income after that turn and has one last turn. The match also ends if no card is left for a whole round.',
  },
};
