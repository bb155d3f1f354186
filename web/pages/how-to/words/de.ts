import type { HowToPageWords } from './en.ts';

export const de: HowToPageWords = {
  title: 'So wird gespielt',
  minutes: '1½ Minuten',
  stops: 'Auf dieser Seite',
  edition: 'Ausgabe',
  rule: ({ number }) => `Regel ${number}`,
  allRules: 'Alle Regeln',
  byNumber: 'nach Nummern, mit Suche',
  play: 'Spielen',
  backToTable: 'Zurück zum Tisch',
  print: 'Drucken',
};
