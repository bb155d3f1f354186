import { byLanguage } from '@yamanote/games/by-language';
import type { HowToPageWords } from './en.ts';

export type { HowToPageWords };

export const howToPageWords = byLanguage<HowToPageWords>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  ja: async () => (await import('./ja.ts')).ja,
});
