/** How Machi Koro is played. */
import { wordsOfBoth } from '@yamanote/games/by-language';
import type { HowTo } from '@yamanote/games/how-to';
import { allWords } from '@yamanote/games/machi-koro/board/pieces';
import { Cover } from './pictures.tsx';
import { stops, type Texts } from './stops.tsx';
import { type EditionId, howToWords } from './words/index.ts';

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
