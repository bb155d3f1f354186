import { byLanguage } from '@yamanote/games/by-language';
import type { Rulings } from '../words.ts';

export const rulings = byLanguage<Rulings>({
  en: async () => (await import('./en.ts')).rulings,
  de: async () => (await import('./de.ts')).rulings,
  ja: async () => (await import('./ja.ts')).rulings,
});
