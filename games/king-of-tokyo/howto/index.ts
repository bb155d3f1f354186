/** How King of Tokyo is played. */
import { byLanguage, wordsOfBoth } from '@yamanote/games/by-language';
import type { HowTo } from '@yamanote/games/how-to';
import { type Words, words } from '@yamanote/games/king-of-tokyo/words';
import { Cover } from './pictures.tsx';
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
    { id: 'full', options: {} },
    { id: 'short', options: { short: true } },
  ],
  editionName: ([{ editions }], edition) => editions[edition],
  columns: [10, 13, 10.5],
  cover: ([{ cover }]) => ({ draws: Cover(), caption: cover }),
  stops,
};
