/** What is said about a match file that was checked. */
import { byLanguage } from '@yamanote/games/by-language';
import type { VerifyWords } from './en.ts';

export type { VerifyWords };

export const verifyWords = byLanguage<VerifyWords>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  ja: async () => (await import('./ja.ts')).ja,
});
