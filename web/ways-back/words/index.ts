/** What is said about ways back; fetched when somebody asks for them. */
import { byLanguage } from '@yamanote/games/by-language';
import type { WaysBackWords } from './en.ts';

export type { WaysBackWords };

export const waysBackWords = byLanguage<WaysBackWords>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  ja: async () => (await import('./ja.ts')).ja,
});
