import type { Words } from './words.ts';

export const options: Words['options'] = {
  edition: {
    name: 'Ausgabe',
    hint: 'Die Verlagsausgabe mit Warteschlange, Sternen und Sets oder der Prototyp r12, bei dem deine häufigste Ware nicht zählt.',
    values: { retail: 'Verlagsausgabe', r12: 'Prototyp r12' },
  },
  ceo: {
    name: 'CEOs',
    hint: 'Gut für die erste Partie: Alle haben einen CEO. Karten des Bezirks, in dem er steht, sind Joker: Sie gelten für jeden Bezirk.',
    values: { true: 'Mit CEOs', false: 'Ohne CEOs' },
  },
  kaiju: {
    name: 'Kaiju',
    hint: 'Nichts für die erste Partie: Irgendwann taucht in Tokyo Bay ein Monster auf, und Kunden fliehen vor ihm.',
    values: { true: 'Mit dem Kaiju', false: 'Ohne den Kaiju' },
  },
  kaijuStep: {
    name: 'Kaiju oder CEO zuerst',
    hint: 'Wer sich in einem Zug zuerst bewegt, wenn beide im Spiel sind.',
    values: { 'before-ceo': 'Kaiju, dann CEO', 'after-ceo': 'CEO, dann Kaiju' },
  },
  endRule: {
    name: 'Letzte Züge',
    hint: 'Wenn die letzten Kunden im Zug der Person mit der Startkarte kommen. Wie gedruckt ist dieser Zug der letzte.',
    values: { printed: 'Dieser Zug ist der letzte', 'equal-turns': 'Gleich viele Züge für alle' },
  },
  deptRelocation: {
    name: 'Kaufhäuser verlegen',
    hint: 'Wohin du ein Kaufhaus verlegen darfst. Wie gedruckt: an jeden freien Bahnhof; im Prototyp nie. Die Markierung ist die für Kaufhäuser.',
    values: {
      printed: 'Wie gedruckt',
      any: 'An jeden freien Bahnhof',
      'marked-only': 'Nur mit Markierung',
      never: 'Nie',
    },
  },
  openCollections: {
    name: 'Gewonnene Kunden offen',
    hint: 'Gewonnene Kunden liegen offen, damit sich niemand etwas merken muss. Sonst bleiben sie bis zum Ende verdeckt.',
    values: { true: 'Offen', false: 'Hinter Sichtschirmen' },
  },
  bagCount: {
    name: 'Der Beutel',
    hint: 'Ob du nur ungefähr siehst, wie voll der Beutel ist, oder die genaue Zahl der Kunden.',
    values: { level: 'Ungefähr', exact: 'Genaue Zahl' },
  },
  first: {
    name: 'Wer beginnt',
    hint: 'Wer den ersten Zug macht; danach geht es im Uhrzeigersinn weiter.',
    values: { random: 'Per Los', 0: 'Platz 1', 1: 'Platz 2', 2: 'Platz 3', 3: 'Platz 4' },
  },
};
