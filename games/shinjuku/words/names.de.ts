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

export const supplies: Words['supplies'] = {
  queue: {
    name: 'Die Warteschlange',
    text: 'Die Warteschlange zeigt, wohin als Nächstes Kunden kommen: vier Bezirkskarten mit Kunden darauf. Zu Beginn deines Zuges gehen die Kunden von Karte 1 in deren Bezirk, und du nimmst diese Karte. Die anderen rücken auf, eine neue kommt dazu, und neue Kunden aus dem Beutel stellen sich zu der Karte, die ihre Ware schon hat, sonst zur ersten leeren.',
  },
  arrivals: {
    name: 'Ankunft im Prototyp',
    text: 'Im Prototyp wird zu Beginn jedes Zuges eine Karte aufgedeckt, und 1 Kunde aus dem Beutel kommt in diesen Bezirk; 2, sobald drei Kaufhäuser auf dem Plan stehen.',
  },
  stars: {
    name: 'Sterne',
    text: 'Am Ende steht jeder Stern für einen Kunden einer beliebigen Ware, und bei Gleichstand gewinnt, wer mehr Sterne hat. Die Sternleiste zeigt, was das nächste Aufwerten bringt: Die ersten sechs der Partie bringen 3, 2, 2, 2, 1 und 1 Sterne. Die Zahl darauf sagt, wie viele Kunden in der Warteschlange stehen.',
  },
  ending: {
    name: 'Das Ende',
    text: 'Wer die letzten Kunden auf den Plan bringt, spielt seinen Zug zu Ende; dann geht es weiter, bis wieder dran wäre, wer begonnen hat. War er es selbst, endet die Partie schon mit diesem Zug, außer der Tisch spielt mit gleich vielen Zügen. Prototyp: Ist der Beutel leer, ziehen nach diesem Zug alle Karten und haben einen letzten Zug. Gibt es eine ganze Runde lang keine Karten, endet die Partie ebenfalls.',
  },
};
