/** What is said about notices; fetched when somebody asks for them. */
import { byLanguage } from '@yamanote/games/by-language';
import type { NoticeWords } from './en.ts';

export const noticeWords = byLanguage<NoticeWords>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  ja: async () => (await import('./ja.ts')).ja,
});
