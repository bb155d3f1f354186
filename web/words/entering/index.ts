/** What is said at the door of a closed hall; fetched when its word is asked for. */
import { byLanguage } from '@yamanote/games/by-language';
import { shownLanguage } from '../index.ts';
import { useSpoken } from '../use-spoken.ts';
import type { EnteringWords } from './en.ts';

const enteringWords = byLanguage<EnteringWords>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  ja: async () => (await import('./ja.ts')).ja,
});

/** `null` until they are there. */
export function useEnteringWords(): EnteringWords | null {
  const spoken = useSpoken('entering', async () => ({ opened: enteringWords, load: enteringWords.load }));
  return spoken === null ? null : spoken[shownLanguage.value];
}
