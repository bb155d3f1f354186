import { byLanguage } from '@yamanote/games/by-language';
import type { RulesPageWords } from './en.ts';

export type { RulesPageWords };

export const rulesPageWords = byLanguage<RulesPageWords>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  ja: async () => (await import('./ja.ts')).ja,
});
