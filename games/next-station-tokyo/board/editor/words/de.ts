import { grammar } from '@yamanote/games/next-station-tokyo/words/de';
import type { EditorWords } from './en.ts';

const { count } = grammar;

export const de: EditorWords = {
  newTitle: 'Mein Plan',
  newProvenance: 'von einem gedruckten Plan übertragen, für den eigenen Gebrauch',
  tools: {
    stations: {
      name: 'Stationen',
      hint: 'Wähle ein Symbol und drücke auf ein Feld. Noch einmal nimmt die Station weg.',
    },
    districts: { name: 'Bezirke', hint: 'Wähle einen Bezirk und drücke auf die Felder, die dazugehören.' },
    tracks: {
      name: 'Strecken',
      hint: 'Drücke nacheinander auf zwei Stationen. Dasselbe noch einmal nimmt die Strecke weg.',
    },
    ring: {
      name: 'Ring',
      hint: 'Drücke die acht Ringstationen in ihrer Reihenfolge. Noch einmal nimmt eine heraus.',
    },
    starts: { name: 'Starts', hint: 'Wähle einen Stift und drücke auf die Station, an der seine Linie beginnt.' },
  },
  chooseTool: 'Werkzeug',
  symbol: 'Symbol',
  pencil: 'Stift',
  district: 'Bezirk',
  sheet: 'Der Plan',
  nameOfMap: 'Name des Plans',
  provenance: 'Woher er stammt',
  provenanceHint: 'Steht in der Datei und bei jeder Partie auf diesem Plan.',
  columns: 'Spalten',
  rows: 'Zeilen',
  passesThrough: 'Bezirke zählen, durch die eine Strecke nur hindurchführt',
  passesThroughHint:
    'Gezählt werden sonst nur Bezirke mit Station. Nötig, wenn Strecken deines Plans einen dritten Bezirk berühren (Prüfung V10).',
  connectAll: 'Alle Nachbarn verbinden',
  connectAllHint: 'Zieht jede gerade Strecke zur nächsten Station. Nimm danach heraus, was nicht gedruckt ist.',
  sections: 'Abschnitte des Rings',
  bend: ({ from, to }) => `${from}–${to} anders führen`,
  noRing: 'Der Ring hat noch keine Station.',
  undo: 'Zurücknehmen',
  redo: 'Wiederholen',
  startOver: 'Leerer Plan',
  startFrom: 'Ausgehen von',
  open: 'Datei öffnen',
  save: 'Als Datei sichern',
  notAMap: ({ field, expected }) =>
    `Diese Datei ist kein Plan: ${field === '' ? 'Erwartet war' : `Bei ${field} war erwartet:`} ${expected}.`,
  notJson: 'Diese Datei ist kein Plan: Sie enthält kein JSON.',
  play: 'Auf diesem Plan spielen',
  playHint: 'Die Partie bleibt auf diesem Gerät.',
  bots: 'Bots',
  grid: 'Felder des Plans',
  square: ({ square, district, symbol, start, tracks, ring, picked }) =>
    [
      square,
      symbol === null ? 'leer' : `Station ${symbol}`,
      start === null ? null : `Start von ${start}`,
      ring === null ? null : `Ringstation ${ring}`,
      symbol === null ? null : count(tracks, 'Strecke', 'Strecken'),
      district ?? 'kein Bezirk',
      picked ? 'gewählt' : null,
    ]
      .filter((part) => part !== null)
      .join(', '),
  checks: 'Prüfungen',
  allWell: 'Alles in Ordnung: Auf diesem Plan kann gespielt werden.',
  faultCount: (amount) => `${count(amount, 'Prüfung', 'Prüfungen')} nicht bestanden`,
  faults: {
    form: 'Am Plan selbst fehlt eine Angabe.',
    V1: 'Zwei Dinge haben denselben Namen oder Ort.',
    V2: 'Jedes Feld braucht einen Bezirk; jede Ecke hat genau eine Station, jeder andere Bezirk mehrere.',
    V3: 'Jeder Stift braucht genau eine Startstation.',
    V4: 'Der Ring braucht genau acht Stationen.',
    V5: 'Stationen des Zentrums liegen im Ring, alle anderen außerhalb; Ringstationen gehören nicht zum Zentrum.',
    V6: 'Eine Strecke führt gerade in eine von acht Richtungen, an keiner Station vorbei und nur einmal zwischen zwei Stationen.',
    V7: 'Eine Strecke trifft den Ring nur in einer Station.',
    V8: 'Die Liste der Kreuzungen stimmt nicht.',
    V9: 'Der Ring führt über eine Station, die nicht zu ihm gehört.',
    V10: 'Eine Strecke oder ein Ringabschnitt berührt einen Bezirk, in dem keine der beiden Stationen liegt.',
    V11: 'Jede Station braucht mindestens drei Strecken, eine Ecke zwei, und einen Weg zu allen anderen.',
    V12: 'Von jedem Symbol muss es gleich viele Stationen geben, bis auf eine.',
  },
  at: ({ places, more }) => `${places.join(', ')}${more > 0 ? ` und ${more} weitere` : ''}`,
  track: ({ from, to }) => `${from}–${to}`,
  privateUse: 'Was du einträgst, bleibt auf diesem Gerät und in den Dateien, die du sicherst.',
};
