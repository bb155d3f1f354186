/** English, and what every language has to bring about another table that waits for the reader. */

export const en = {
  go: ({ waiting }: { waiting: number }) => (waiting === 1 ? 'Next table' : `Next table (${waiting} are waiting)`),
  key: 'Go to the next table that is waiting for you',
  which: ({ game, table }: { game: string; table: string }) => `${game} · ${table}`,
};

export type NextTableWords = typeof en;
