/** How Next Station: Tokyo is played. */
import { byLanguage } from '@yamanote/games/by-language';
import type { HowTo } from '@yamanote/games/how-to';
import { Cover } from './pictures.tsx';
import { stops } from './stops.tsx';
import type { EditionId, HowToWords } from './words/en.ts';

export const howTo: HowTo<HowToWords, EditionId> = {
  words: byLanguage<HowToWords>({
    en: async () => (await import('./words/en.ts')).en,
    de: async () => (await import('./words/de.ts')).de,
    ja: async () => (await import('./words/ja.ts')).ja,
  }),
  editions: [
    { id: 'base', options: {} },
    { id: 'effects', options: { effects: true } },
  ],
  editionName: ({ editions }, edition) => editions[edition],
  columns: [11, 11, 12],
  cover: ({ cover }) => ({ draws: Cover(), caption: cover }),
  stops,
};
