/** What is said to several people at one device; fetched when there are several. */
import { byLanguage } from '@yamanote/games/by-language';
import { shownLanguage } from '../index.ts';
import { useSpoken } from '../use-spoken.ts';
import type { TogetherWords } from './en.ts';

export type { TogetherWords };

const togetherWords = byLanguage<TogetherWords>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  ja: async () => (await import('./ja.ts')).ja,
});

/** `null` until they are there. */
export function useTogetherWords(): TogetherWords | null {
  const spoken = useSpoken('together', async () => ({ opened: togetherWords, load: togetherWords.load }));
  return spoken === null ? null : spoken[shownLanguage.value];
}
