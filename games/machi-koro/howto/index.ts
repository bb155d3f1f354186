/** How Machi Koro is played. */
import { byLanguage, wordsOfBoth } from '@yamanote/games/by-language';
import type { HowTo } from '@yamanote/games/how-to';
import { allWords } from '@yamanote/games/machi-koro/board/pieces';
import { Cover } from './pictures.tsx';
import { stops, type Texts } from './stops.tsx';
import type { EditionId, HowToWords } from './words/en.ts';

const howToWords = byLanguage<HowToWords>({
  en: async () => (await import('./words/en.ts')).en,
  de: async () => (await import('./words/de.ts')).de,
  ja: async () => (await import('./words/ja.ts')).ja,
});

export const howTo: HowTo<Texts, EditionId> = {
  words: wordsOfBoth(howToWords, allWords),
  editions: [
    { id: 'full', options: {} },
    { id: 'changing', options: { display: 'changing' } },
  ],
  editionName: ([{ editions }], edition) => editions[edition],
  columns: [10.5, 13, 10.5],
  cover: ([{ cover }]) => ({ draws: Cover(), caption: cover }),
  stops,
};
