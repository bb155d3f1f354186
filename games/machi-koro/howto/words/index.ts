import { byLanguage } from '@yamanote/games/by-language';
import type { HowToWords } from './en.ts';

export type { EditionId, HowToWords } from './en.ts';

export const howToWords = byLanguage<HowToWords>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  ja: async () => (await import('./ja.ts')).ja,
});
