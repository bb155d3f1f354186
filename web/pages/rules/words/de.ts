import type { RulesPageWords } from './en.ts';

export const de: RulesPageWords = {
  howToPlay: 'So wird gespielt',
  minutes: 'in 1½ Minuten',
  contents: 'Inhalt',
  search: 'Regeln durchsuchen',
  field: 'Suchen',
  clear: 'Suche leeren',
  found: ({ count }) => `${count} Treffer`,
  nothing: ({ query }) =>
    `Nichts gefunden für „${query}“. Versuche es mit einem kürzeren Wort oder einer Nummer wie 5.4.`,
  copied: ({ rule }) => `Link zu ${rule} kopiert.`,
};
