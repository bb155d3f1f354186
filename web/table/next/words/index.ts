/** What is said of another table that waits for the reader. */
import { byLanguage } from '@yamanote/games/by-language';
import type { NextTableWords } from './en.ts';

export type { NextTableWords };

export const nextTableWords = byLanguage<NextTableWords>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  ja: async () => (await import('./ja.ts')).ja,
});
