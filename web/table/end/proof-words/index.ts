/** What is said about the proof of a match; fetched when somebody asks for it. */
import { byLanguage } from '@yamanote/games/by-language';
import type { ProofWords } from './en.ts';

export const proofWords = byLanguage<ProofWords>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  ja: async () => (await import('./ja.ts')).ja,
});
