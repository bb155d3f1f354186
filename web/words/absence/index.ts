/** What is said about whoever is missing; fetched when somebody is, or when it is agreed on. */
import { byLanguage } from '@yamanote/games/by-language';
import { shownLanguage } from '../index.ts';
import { useSpoken } from '../use-spoken.ts';
import type { AbsenceWords } from './en.ts';

export type { AbsenceWords };

const absenceWords = byLanguage<AbsenceWords>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  ja: async () => (await import('./ja.ts')).ja,
});

/** `null` until they are there. */
export function useAbsenceWords(): AbsenceWords | null {
  const spoken = useSpoken('absence', async () => ({ opened: absenceWords, load: absenceWords.load }));
  return spoken === null ? null : spoken[shownLanguage.value];
}
