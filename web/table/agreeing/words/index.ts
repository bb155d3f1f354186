/** What is said about what all players agree on. */
import { byLanguage } from '@yamanote/games/by-language';
import type { AgreeingWords } from './en.ts';

export const agreeingWords = byLanguage<AgreeingWords>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  ja: async () => (await import('./ja.ts')).ja,
});
