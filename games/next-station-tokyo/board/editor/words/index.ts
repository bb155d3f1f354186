import { byLanguage } from '@yamanote/games/by-language';
import type { EditorWords } from './en.ts';

export type { EditorWords } from './en.ts';

export const editorWords = byLanguage<EditorWords>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  ja: async () => (await import('./ja.ts')).ja,
});
