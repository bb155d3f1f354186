/** What is said of another table that waits for the reader. */
import { byLanguage } from '@yamanote/games/by-language';
import { shownLanguage } from '../../../words/index.ts';
import { useSpoken } from '../../../words/use-spoken.ts';
import type { NextTableWords } from './en.ts';

export type { NextTableWords };

export const nextTableWords = byLanguage<NextTableWords>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  ja: async () => (await import('./ja.ts')).ja,
});

/** `null` until they are there. */
export function useNextTableWords(): NextTableWords | null {
  const spoken = useSpoken('next', async () => ({ opened: nextTableWords, load: nextTableWords.load }));
  return spoken === null ? null : spoken[shownLanguage.value];
}
