import { grammar } from '@yamanote/games/next-station-tokyo/words/de';
import type { EditorWords } from './en.ts';

const { count } = grammar;

export const de: EditorWords = {
  newTitle: 'Mein Plan',
  newProvenance: 'von einem gedruckten Plan übertragen, für den eigenen Gebrauch',
  tools: {
    stations: {
      name: 'Stationen',
      hint: 'Wähle ein Symbol und drücke auf ein Feld. Noch einmal drücken entfernt sie.',
    },
    districts: { name: 'Bezirke', hint: 'Wähle einen Bezirk und drücke auf die Felder, die dazugehören.' },
    tracks: {
      name: 'Strecken',
      hint: 'Drücke nacheinander auf 2 Stationen. Noch einmal dieselben entfernt die Strecke.',
    },
    ring: {
      name: 'Yamanote-Linie',
      hint: 'Drücke nacheinander auf ihre 8 Stationen. Noch einmal drücken entfernt eine.',
    },
    starts: {
      name: 'Startstationen',
      hint: 'Wähle einen Stift und drücke auf die Station, an der seine Linie beginnt.',
    },
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
    'Sonst zählen nur Bezirke mit Station. Nötig, wenn Strecken deines Plans einen dritten Bezirk berühren (Prüfung V10).',
  connectAll: 'Alle Nachbarn verbinden',
  connectAllHint: 'Zeichnet jede gerade Strecke zur nächsten Station. Entferne danach, was nicht gedruckt ist.',
  sections: 'Abschnitte der Yamanote-Linie',
  bend: ({ from, to }) => `${from}–${to} anders führen`,
  noRing: 'Die Yamanote-Linie hat noch keine Station.',
  undo: 'Zurücknehmen',
  redo: 'Wiederholen',
  startOver: 'Leerer Plan',
  startFrom: 'Vorlage',
  open: 'Datei öffnen',
  save: 'Als Datei sichern',
  notAMap: ({ field }) =>
    `Diese Datei ist kein Plan${field === '' ? '' : `: Die Angabe „${field}“ fehlt oder stimmt nicht`}.`,
  notJson: 'Diese Datei ist kein Plan: Sie lässt sich nicht lesen.',
  play: 'Auf diesem Plan spielen',
  playHint: 'Die Partie bleibt auf diesem Gerät.',
  bots: 'Bots',
  grid: 'Felder des Plans',
  square: ({ square, district, symbol, start, tracks, ring, picked }) =>
    [
      square,
      symbol === null ? 'leer' : `Station ${symbol}`,
      start === null ? null : `Startstation von ${start}`,
      ring === null ? null : `Yamanote-Station ${ring}`,
      symbol === null ? null : count(tracks, 'Strecke', 'Strecken'),
      district ?? 'kein Bezirk',
      picked ? 'gewählt' : null,
    ]
      .filter((part) => part !== null)
      .join(', '),
  checks: 'Prüfungen',
  allWell: 'Alles in Ordnung: Auf diesem Plan kannst du spielen.',
  faultCount: (amount) => `${count(amount, 'Prüfung', 'Prüfungen')} nicht bestanden`,
  faults: {
    form: 'Angaben zum Plan fehlen oder stimmen nicht:',
    V1: 'Zwei Dinge haben denselben Namen oder Ort.',
    V2: 'Jedes Feld braucht einen Bezirk. Ein Randbezirk hat genau 1 Station, jeder andere mehrere.',
    V3: 'Jeder Stift braucht genau 1 Startstation.',
    V4: 'Die Yamanote-Linie braucht genau 8 Stationen.',
    V5: 'Stationen des Zentralbezirks liegen innerhalb der Yamanote-Linie, alle anderen auf ihr oder außerhalb.',
    V6: 'Eine Strecke führt gerade in eine von 8 Richtungen, an keiner Station vorbei und nur einmal zwischen zwei Stationen.',
    V7: 'Eine Strecke darf die Yamanote-Linie nur an einer Station treffen.',
    V8: 'Die Liste der Kreuzungen stimmt nicht.',
    V9: 'Die Yamanote-Linie führt über eine Station, die nicht zu ihr gehört.',
    V10: 'Eine Strecke oder ein Abschnitt berührt einen Bezirk, in dem keine der beiden Stationen liegt.',
    V11: 'Jede Station braucht mindestens 3 Strecken, im Randbezirk 2, und einen Weg zu allen anderen.',
    V12: 'Von jedem Symbol muss es gleich viele Stationen geben (Unterschied höchstens 1).',
  },
  at: ({ places, more }) =>
    `${places.join(', ')}${more > 0 ? ` und ${count(more, 'weitere Stelle', 'weitere Stellen')}` : ''}`,
  track: ({ from, to }) => `${from}–${to}`,
  privateUse: 'Was du einträgst, bleibt auf diesem Gerät und in den Dateien, die du sicherst.',
};
