/** What is wrong with a map file, said to whoever has to mend it: names of fields and ids are those of the file. */
import { byLanguage, wordsFrom } from '@yamanote/games/by-language';
import type { MapFault } from '@yamanote/games/room';
import type { MapFaultWords } from './en.ts';

export const faultWords = byLanguage<MapFaultWords>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  ja: async () => (await import('./ja.ts')).ja,
});

/** In a sentence, without where it is wrong; `null` for what is wrong with the form of the file. */
export const mapFaults = wordsFrom(faultWords, (words) => ({ wants, found }: MapFault): string | null => {
  if (wants === undefined) return null;
  return (words[wants.is as keyof MapFaultWords] as (need: unknown, found: string) => string)(wants, found);
});
