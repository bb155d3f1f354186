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
      `${station(stop.station)}${stop.marked ? ' (mit Kaufhaus-Markierung)' : ''}, mit Strecken nach ${list(stop.ways.map(station))}`,
  );
  const borders = `Er grenzt an ${list(neighbours.map(ward))}${bay ? ' und an Tokyo Bay, woher der Kaiju kommt' : ''}.`;
  return `Von diesem Bezirk ${copies === 1 ? 'ist' : 'sind'} ${cards(copies)} im Stapel. ${stations.length === 1 ? 'Sein Bahnhof ist' : 'Seine Bahnhöfe sind'} ${stops.join('; ')}. ${borders}`;
};

export const supplies: Words['supplies'] = {
  queue: {
    name: 'Die Warteschlange',
    text: 'Die Warteschlange zeigt, wohin als Nächstes Kunden kommen: vier Bezirkskarten mit Kunden darauf. Zu Beginn deines Zuges gehen die Kunden von Karte 1 in deren Bezirk, und du nimmst diese Karte. Die anderen rücken auf, und eine neue kommt dazu. Neue Kunden aus dem Beutel stellen sich zu der Karte mit ihrer Ware, sonst zur ersten leeren.',
  },
  arrivals: {
    name: 'Ankunft im Prototyp',
    text: 'Im Prototyp wird zu Beginn jedes Zuges eine Karte aufgedeckt, und 1 Kunde aus dem Beutel kommt in diesen Bezirk. Sobald drei Kaufhäuser auf dem Plan stehen, sind es 2.',
  },
  stars: {
    name: 'Sterne',
    text: 'Am Ende zählt jeder Stern als ein Kunde deiner Wahl. Bei Gleichstand gewinnt, wer mehr Sterne hat. Die Sternleiste zeigt, wie viele Sterne das nächste Aufwerten bringt: 3, 2, 2, 2, 1 und 1 für die ersten sechs der Partie, danach keine. Die Zahl darauf sagt, wie viele Kunden in der Warteschlange stehen.',
  },
  ending: {
    name: 'Das Ende',
    text: 'Das Ende kommt, wenn die letzten Kunden auf den Plan kommen. Dieser Zug wird beendet, danach spielen alle reihum weiter, bis die Person mit der Startkarte wieder dran wäre. War es ihr eigener Zug, endet die Partie schon mit ihm, außer der Tisch spielt mit gleich vielen Zügen. Prototyp: Ist der Beutel leer, erhalten nach diesem Zug alle Einkommen und haben einen letzten Zug. Auch wenn eine ganze Runde lang keine Karte da ist, endet die Partie.',
  },
};
