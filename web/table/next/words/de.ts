import type { NextTableWords } from './en.ts';

export const de: NextTableWords = {
  go: ({ waiting }) => (waiting === 1 ? 'Nächster Tisch' : `Nächster Tisch (${waiting} warten)`),
  key: 'Zum nächsten Tisch, der auf dich wartet',
  which: ({ game, table }) => `${game} · ${table}`,
};
