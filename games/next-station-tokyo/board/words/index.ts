import { byLanguage, wordsFrom, wordsOfBoth } from '@yamanote/games/by-language';
import type { DistrictId } from '@yamanote/games/next-station-tokyo/rules';
import { districtName, type Words, words } from '@yamanote/games/next-station-tokyo/words';
import type { OwnWords } from './en.ts';

export type { WaysOn } from './en.ts';

/** The words of the board, with the names that the whole game goes by; symbols and pencils as they begin a line. */
export type BoardWords = OwnWords &
  Pick<Words, 'symbols' | 'pencils' | 'effects' | 'goals' | 'grades' | 'actions'> & {
    district(id: DistrictId): string;
  };

export const ownWords = byLanguage<OwnWords>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  ja: async () => (await import('./ja.ts')).ja,
});

export const boardWords = wordsFrom(wordsOfBoth(ownWords, words), together);

function together([own, all]: readonly [OwnWords, Words]): BoardWords {
  const { symbols, pencils, districts, effects, goals, grades, actions } = all;
  return {
    ...own,
    symbols: capitals(symbols),
    pencils: capitals(pencils),
    district: (id) => districtName(districts, id),
    effects,
    goals,
    grades,
    actions,
  };
}

function capitals<K extends string>(names: Readonly<Record<K, string>>): Record<K, string> {
  const entries = Object.entries<string>(names).map(([id, [first, ...rest]]) => [
    id,
    first.toUpperCase() + rest.join(''),
  ]);
  return Object.fromEntries(entries) as Record<K, string>;
}
