/** What is said about a chat; fetched where other people are. */
import { byLanguage } from '@yamanote/games/by-language';
import type { ChatWords } from './en.ts';

export type { ChatWords };

export const chatWords = byLanguage<ChatWords>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  ja: async () => (await import('./ja.ts')).ja,
});
