import { count } from '../grammar.de.ts';
import { symbols } from '../names.de.ts';
import type { MapFaultWords } from './en.ts';

/** Names in German marks, a list without its brackets. */
const shown = (found: string) =>
  found === '[]'
    ? 'keine'
    : found
        .replaceAll(/"([^"]*)"/g, '„$1“')
        .replaceAll(/^\[(?=„)|(?<=“)\]$/g, '')
        .replaceAll('“,„', '“, „');
const tallied = (found: string) =>
  found
    .replaceAll(/"(\w+)":(\d+)|[{}]/g, (_, id: keyof typeof symbols | undefined, n: string) =>
      id === undefined ? '' : `${symbols[id]} ${n}`,
    )
    .replaceAll(',', ', ');
const KINDS = { district: 'Einen Bezirk', station: 'Eine Station', segment: 'Eine Strecke' } as const;

export const de: MapFaultWords = {
  'unique-id': (_, found) => `Schon etwas anderes heißt ${shown(found)}.`,
  'unique-place': (_, found) => `An der Stelle ${shown(found)} liegt schon eine andere Station.`,
  'another-station': (_, found) => `Anfang und Ende sind dieselbe Station, ${shown(found)}.`,
  'id-of': ({ kind }, found) => `${KINDS[kind]} namens ${shown(found)} gibt es nicht.`,
  districts: ({ kind, count: wanted }, found) =>
    `Von der Art „${kind}“ muss es ${count(wanted, 'Bezirk', 'Bezirke')} geben, nicht ${found}.`,
  'one-station': (_, found) => `Ein Randbezirk hat genau 1 Station, nicht ${shown(found)}.`,
  'several-stations': (_, found) => `Ein Bezirk hat mehr als 1 Station, nicht ${shown(found)}.`,
  'on-the-grid': (_, found) => `Die Stelle ${shown(found)} liegt außerhalb des Plans.`,
  cells: () => 'Die Felder fehlen, andere Bezirke haben ihre.',
  'cell-of-the-grid': (_, found) => `Das Feld ${shown(found)} liegt außerhalb des Plans.`,
  'station-count': ({ count: stations }, found) =>
    `Hier steht ${shown(found)}, der Bezirk hat aber ${count(stations, 'Station', 'Stationen')}.`,
  'place-in': ({ district }, found) => `Die Stelle ${shown(found)} liegt nicht im Bezirk „${district}“.`,
  'cell-not-of': ({ district }, found) => `Das Feld ${shown(found)} gehört schon zu „${district}“.`,
  'district-for-cell': ({ x, y }) => `Das Feld [${x},${y}] gehört zu keinem Bezirk.`,
  start: ({ pencil }, found) => `Der Stift „${pencil}“ braucht genau 1 Startstation. Jetzt: ${shown(found)}.`,
  ring: ({ count }) => `Die Yamanote-Linie mit ihren ${count} Stationen fehlt.`,
  'ring-stations': ({ count }, found) =>
    `Die Yamanote-Linie braucht ${count} verschiedene Stationen. Jetzt: ${shown(found)}.`,
  'ring-sections': ({ count }, found) => `Die Yamanote-Linie braucht ${count} Abschnitte. Jetzt: ${shown(found)}.`,
  'ring-flag': () => 'Die Station gehört zur Yamanote-Linie, hier muss also true stehen.',
  'no-ring-flag': () => 'Die Station gehört nicht zur Yamanote-Linie, hier darf also nicht true stehen.',
  'named-section': (_, found) => `Der Abschnitt ${shown(found)} gehört nicht zur Yamanote-Linie.`,
  'section-between': ({ from, to }, found) =>
    `Hier muss ein Abschnitt von „${from}“ nach „${to}“ stehen, nicht ${shown(found)}.`,
  'way-between': ({ from, to }, found) => `Der Weg muss von „${from}“ nach „${to}“ führen, nicht so: ${shown(found)}.`,
  direction: ({ direction }, found) => `Die Richtung ist ${shown(JSON.stringify(direction))}, nicht ${shown(found)}.`,
  'not-central': (_, found) => `Eine Yamanote-Station darf nicht im Zentralbezirk liegen, wie hier in ${shown(found)}.`,
  'inside-the-ring': ({ district }, found) =>
    `Eine Station von „${district}“ liegt innerhalb der Yamanote-Linie, nicht bei ${shown(found)}.`,
  'outside-the-ring': ({ district }, found) =>
    `Eine Station von „${district}“ liegt außerhalb der Yamanote-Linie, nicht bei ${shown(found)}.`,
  'not-joined-by': ({ segment }, found) => `${shown(found)} sind schon durch „${segment}“ verbunden.`,
  straight: (_, found) => `Eine Strecke führt gerade in eine von 8 Richtungen, nicht wie ${shown(found)}.`,
  'straight-path': (_, found) => `Eine Strecke führt gerade von Station zu Station, nicht so: ${shown(found)}.`,
  'no-station-on-the-way': (_, found) => `Die Station ${shown(found)} liegt im Weg.`,
  'meets-ring-in-stations': (_, found) =>
    `Hier wird die Yamanote-Linie außerhalb einer Station getroffen: ${shown(found)}.`,
  'not-touching-itself': (_, found) => `Der Weg berührt sich selbst: ${shown(found)}.`,
  'pair-once': (_, found) => `Das Paar ${shown(found)} steht schon in der Liste.`,
  'tracks-that-cross': (_, found) => `${shown(found)} kreuzen sich nicht.`,
  crossing: ({ pair: [a, b] }) => `Die Strecken „${a}“ und „${b}“ kreuzen sich, das Paar fehlt aber.`,
  'only-districts': ({ districts }, found) =>
    `Der Weg darf nur durch ${districts.map((id) => `„${id}“`).join(' und ')} führen, nicht durch ${shown(found)}.`,
  'nothing-passed': (_, found) =>
    `Auf diesem Plan zählen nur Bezirke mit Station, hier darf also nicht ${shown(found)} stehen.`,
  passed: ({ districts }, found) =>
    `Bezirke auf dem Weg: ${shown(JSON.stringify(districts))}. In der Datei: ${shown(found)}.`,
  'way-from': ({ station }, found) => `Von „${station}“ führt kein Weg zu ${shown(found)}.`,
  tracks: ({ fewest }, found) =>
    `Die Station hat ${count(Number(found), 'Strecke', 'Strecken')}, braucht aber mindestens ${fewest}.`,
  'even-symbols': (_, found) =>
    `Von jedem Symbol muss es gleich viele Stationen geben (Unterschied höchstens 1). Jetzt sind es: ${tallied(found)}.`,
};
