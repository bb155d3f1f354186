import type { Words } from './words.ts';

export const options: Words['options'] = {
  edition: { name: 'Ausgabe', hint: 'Welche Ausgabe gespielt wird.', values: { base: 'Grundspiel' } },
  map: {
    name: 'Plan',
    hint: 'Beide Pläne haben wir selbst gezeichnet, keiner ist der des Verlags: der erste quadratisch und dicht, der zweite hoch mit großem Zentrum.',
    values: { 'tokyo-original-1': 'Der quadratische Plan', 'tokyo-original-2': 'Der hohe Plan' },
  },
  effects: {
    name: 'Stationseffekte',
    hint: 'Jeder Durchgang hat ein Symbol, das einen Effekt auslöst: abzweigen, überallhin zeichnen, weiter zeichnen oder eine Station doppelt zählen.',
    values: { true: 'Mit Effekten', false: 'Ohne Effekte' },
  },
  goals: {
    name: 'Ziele',
    hint: 'Zwei Ziele für alle, am Ende je 10 Punkte wert.',
    values: { true: 'Mit Zielen', false: 'Ohne Ziele' },
  },
  pencils: {
    name: 'Erste Stifte',
    hint: 'Mit welchem Stift alle beginnen; allein werden sie immer ausgelost.',
    values: { dealt: 'Ausgelost', chosen: 'Reihum gewählt' },
  },
  pace: {
    name: 'Tempo',
    hint: 'Gemeinsam wartet die nächste Karte, bis alle gezeichnet haben; im eigenen Tempo wartet niemand, alle bekommen dieselben Karten, und am Ende werden die Pläne verglichen.',
    values: { together: 'Gemeinsam', own: 'Im eigenen Tempo' },
  },
};

export const orders: Words['orders'] = {
  pass: {
    name: 'Dauerhaft passen',
    hint: 'Wenn du gehen musst: Die Partie läuft weiter, und du zeichnest nichts mehr. Du kannst es jederzeit zurücknehmen.',
    settings: {
      always: {
        name: 'In jeder Runde',
        hint: 'Auch in den Durchgängen, die noch kommen.',
        values: { true: 'Ungefragt passen', false: 'Mich fragen' },
      },
    },
  },
};
