import { byLanguage, wordsFrom, wordsOfBoth } from '@yamanote/games/by-language';
import type { Language } from '@yamanote/games/room';
import {
  CUSTOMERS,
  type CustomerId,
  GOODS,
  goodOf,
  isHeavy,
  type ShinjukuOptions,
  type StationId,
  type WardId,
} from '@yamanote/games/shinjuku/rules';
import { type Words, words } from '@yamanote/games/shinjuku/words';
import type { Heavy, OwnWords } from './en.ts';

/** What the board says, together with the names that the game itself has words for. */
export type BoardWords = OwnWords & Pick<Words, 'goods' | 'shops' | 'kinds'>;

const ownWords = byLanguage<OwnWords>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  ja: async () => (await import('./ja.ts')).ja,
});

export const boardWords = wordsFrom(wordsOfBoth(words, ownWords), ([words, own]): BoardWords => ({ ...words, ...own }));

export function stationName(station: StationId, language: Language): string {
  return words[language].station(station);
}

export function wardName(ward: WardId, language: Language): string {
  return words[language].ward(ward);
}

function heavyOf(customer: number, { edition }: ShinjukuOptions): Heavy | null {
  return !isHeavy(customer) ? null : edition === 'r12' ? 'double' : 'premium';
}

export function customerName(customer: number | CustomerId, options: ShinjukuOptions, language: Language): string {
  const index = typeof customer === 'number' ? customer : CUSTOMERS.indexOf(customer);
  return boardWords[language].customer({ good: GOODS[goodOf(index)], heavy: heavyOf(index, options) });
}

/** By customer, how many: as a list of words. */
export function crowdNames(crowd: readonly number[], options: ShinjukuOptions, language: Language): string[] {
  return crowd.flatMap((count, customer) =>
    count === 0
      ? []
      : [boardWords[language].customers({ good: GOODS[goodOf(customer)], heavy: heavyOf(customer, options), count })],
  );
}
