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
