import { byLanguage } from '@yamanote/games/by-language';
import { shownLanguage } from '../index.ts';
import { useSpoken } from '../use-spoken.ts';
import type { TimeWords } from './en.ts';

export type { TimeWords };

const timeWords = byLanguage<TimeWords>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  ja: async () => (await import('./ja.ts')).ja,
});

/** `null` until they are there. */
export function useTimeWords(): TimeWords | null {
  const spoken = useSpoken('time', async () => ({ opened: timeWords, load: timeWords.load }));
  return spoken === null ? null : spoken[shownLanguage.value];
}
