/** How Shinjuku is played, in both editions. */
import { byLanguage, wordsOfBoth } from '@yamanote/games/by-language';
import type { HowTo } from '@yamanote/games/how-to';
import { type Words, words } from '@yamanote/games/shinjuku/words';
import { Cover } from './city.tsx';
import { stops } from './stops.tsx';
import type { EditionId, HowToWords } from './words/en.ts';

const howToWords = byLanguage<HowToWords>({
  en: async () => (await import('./words/en.ts')).en,
  de: async () => (await import('./words/de.ts')).de,
  ja: async () => (await import('./words/ja.ts')).ja,
});

export const howTo: HowTo<readonly [HowToWords, Words], EditionId> = {
  words: wordsOfBoth(howToWords, words),
  editions: [
    { id: 'retail', options: {} },
    { id: 'r12', options: { edition: 'r12' } },
  ],
  editionName: ([{ editions }], edition) => editions[edition],
  columns: [10.4, 11, 11.6],
  cover: ([{ cover }], edition) => ({ draws: Cover({ edition }), caption: cover[edition] }),
  stops,
};
