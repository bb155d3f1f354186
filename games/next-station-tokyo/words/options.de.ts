import type { Words } from './words.ts';

export const options: Words['options'] = {
  edition: { name: 'Ausgabe', hint: 'Welche Ausgabe ihr spielt.', values: { base: 'Grundspiel' } },
  map: {
    name: 'Plan',
    hint: 'Beide Pläne haben wir selbst gezeichnet, keiner ist der des Verlags. Der erste ist quadratisch und dicht, der zweite hoch mit großem Zentralbezirk.',
    values: { 'tokyo-original-1': 'Der quadratische Plan', 'tokyo-original-2': 'Der hohe Plan' },
  },
  effects: {
    name: 'Stationseffekte',
    hint: 'Jeder Durchgang hat ein Symbol, das einen Effekt auslöst: abzweigen, zu jedem Symbol zeichnen, weiterzeichnen oder eine Station doppelt zählen.',
    values: { true: 'Mit Effekten', false: 'Ohne Effekte' },
  },
  goals: {
    name: 'Ziele',
    hint: '2 Ziele für alle, am Ende je 10 Punkte wert.',
    values: { true: 'Mit Zielen', false: 'Ohne Ziele' },
  },
  pencils: {
    name: 'Erste Stifte',
    hint: 'Wie die ersten Stifte verteilt werden; im Solospiel immer per Los.',
    values: { dealt: 'Per Los', chosen: 'Reihum gewählt' },
  },
  pace: {
    name: 'Tempo',
    hint: 'Gemeinsam: Die nächste Karte kommt, wenn alle gezeichnet haben. Im eigenen Tempo: Niemand wartet, alle bekommen dieselben Karten, und am Ende vergleicht ihr die Pläne.',
    values: { together: 'Gemeinsam', own: 'Im eigenen Tempo' },
  },
};

export const orders: Words['orders'] = {
  pass: {
    name: 'Immer aussetzen',
    hint: 'Wenn du gehen musst: Die Partie läuft weiter, und du zeichnest nichts mehr. Du kannst es jederzeit ausschalten.',
    settings: {
      always: {
        name: 'In jeder Runde',
        hint: 'Auch in den Durchgängen, die noch kommen.',
        values: { true: 'Ungefragt aussetzen', false: 'Mich fragen' },
      },
    },
  },
};
