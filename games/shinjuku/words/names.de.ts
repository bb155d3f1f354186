import { cards, list, station, ward } from './grammar.de.ts';
import type { Words } from './words.ts';

export const kinds: Words['kinds'] = {
  open: 'Eröffnen',
  track: 'Bauen',
  move: 'Bewegen',
  upgrade: 'Aufwerten',
  income: 'Einkommen',
};

export const wardText: Words['wardText'] = ({ cards: copies, stations, neighbours, bay }) => {
  const stops = stations.map(
    (stop) =>
      `${station(stop.station)}${stop.marked ? ' (eckig)' : ''} mit Strecken nach ${list(stop.ways.map(station))}`,
  );
  const borders = `Er grenzt an ${list(neighbours.map(ward))}${bay ? ' und an die Bucht von Tokio, aus der der Kaiju kommt' : ''}.`;
  return `Von diesem Bezirk ${copies === 1 ? 'ist' : 'sind'} ${cards(copies)} im Stapel. ${stations.length === 1 ? 'Sein Bahnhof ist' : 'Seine Bahnhöfe sind'} ${stops.join('; ')}. ${borders}`;
};
