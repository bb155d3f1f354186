/** What is said to those who watch, of a screen for all and of a phone as a hand; fetched when it is shown. */
import { byLanguage } from '@yamanote/games/by-language';
import { shownLanguage } from '../index.ts';
import { useSpoken } from '../use-spoken.ts';
import type { WatchingWords } from './en.ts';

export type { WatchingWords };

const watchingWords = byLanguage<WatchingWords>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  ja: async () => (await import('./ja.ts')).ja,
});

/** `null` until they are there. */
export function useWatchingWords(): WatchingWords | null {
  const spoken = useSpoken('watching', async () => ({ opened: watchingWords, load: watchingWords.load }));
  return spoken === null ? null : spoken[shownLanguage.value];
}
