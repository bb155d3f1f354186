import { byLanguage } from '@yamanote/games/by-language';
import type { LobbyWords } from './en.ts';

export type { LobbyWords };

export const lobbyWords = byLanguage<LobbyWords>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  ja: async () => (await import('./ja.ts')).ja,
});
