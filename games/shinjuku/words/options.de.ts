import type { Words } from './words.ts';

export const options: Words['options'] = {
  edition: {
    name: 'Ausgabe',
    hint: 'Die Handelsausgabe mit Warteschlange, Sternen und Sets, oder der Prototyp r12, bei dem die häufigste Ware wegfällt.',
    values: { retail: 'Handelsausgabe', r12: 'Prototyp r12' },
  },
  ceo: {
    name: 'CEOs',
    hint: 'Gut für die erste Partie: Alle haben einen CEO. Karten des Bezirks, in dem er steht, bezahlen auch jeden anderen Bezirk.',
    values: { true: 'Mit CEOs', false: 'Ohne CEOs' },
  },
  kaiju: {
    name: 'Kaiju',
    hint: 'Nichts für die erste Partie: Irgendwann kommt ein Monster aus der Bucht, und Kunden fliehen vor ihm.',
    values: { true: 'Mit dem Kaiju', false: 'Ohne den Kaiju' },
  },
  kaijuStep: {
    name: 'Kaiju oder CEO zuerst',
    hint: 'Wer sich in einem Zug zuerst bewegt, wenn beide im Spiel sind.',
    values: { 'before-ceo': 'Kaiju, dann CEO', 'after-ceo': 'CEO, dann Kaiju' },
  },
  endRule: {
    name: 'Letzte Züge',
    hint: 'Was geschieht, wenn die letzten Kunden in einem Zug dessen kommen, der begonnen hat.',
    values: { printed: 'Wie gedruckt: Die Partie endet mit diesem Zug', 'equal-turns': 'Alle haben gleich viele Züge' },
  },
  deptRelocation: {
    name: 'Kaufhäuser versetzen',
    hint: 'Wohin ein Kaufhaus versetzt werden darf. Wie gedruckt: überallhin; im Prototyp nie.',
    values: {
      printed: 'Wie gedruckt',
      any: 'An jeden freien Bahnhof',
      'marked-only': 'Nur an eckige Bahnhöfe',
      never: 'Nie',
    },
  },
  openCollections: {
    name: 'Gewonnene Kunden offen',
    hint: 'Was alle gewonnen haben, liegt offen, für alle, die es sich nicht merken wollen; sonst bleibt es bis zum Ende verdeckt.',
    values: { true: 'Offen', false: 'Hinter Sichtschirmen' },
  },
  bagCount: {
    name: 'Der Beutel',
    hint: 'Ob man ungefähr sieht, wie voll der Beutel mit Kunden ist, oder die genaue Zahl.',
    values: { level: 'Ungefähr', exact: 'Genaue Zahl' },
  },
  first: {
    name: 'Wer beginnt',
    hint: 'Wer den ersten Zug macht; danach geht es im Uhrzeigersinn weiter.',
    values: { random: 'Das Los', 0: 'Platz 1', 1: 'Platz 2', 2: 'Platz 3', 3: 'Platz 4' },
  },
};
