import { byLanguage, wordsFrom, wordsOfBoth } from '@yamanote/games/by-language';
import type { Language } from '@yamanote/games/room';
import {
  CUSTOMERS,
  type CustomerId,
  GOODS,
  goodOf,
  type ShinjukuOptions,
  type StationId,
  type WardId,
} from '@yamanote/games/shinjuku/rules';
import { heavyOf, partiesOf, type Words, words } from '@yamanote/games/shinjuku/words';
import type { Crowd, CustomerKind, OwnWords } from './en.ts';

/** What the board says, together with the names that the game itself has words for. */
export type BoardWords = OwnWords & Pick<Words, 'goods' | 'shops' | 'kinds' | 'supplies'>;

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

export function customerKind(customer: number | CustomerId, options: ShinjukuOptions): CustomerKind {
  const index = typeof customer === 'number' ? customer : CUSTOMERS.indexOf(customer);
  return { good: GOODS[goodOf(index)], heavy: heavyOf(index, options) };
}

export function customerName(customer: number | CustomerId, options: ShinjukuOptions, language: Language): string {
  return boardWords[language].customer(customerKind(customer, options));
}

/** By customer, how many: in words; `null` for nobody. */
export function crowdOf(counts: readonly number[], options: ShinjukuOptions, language: Language): Crowd | null {
  const customers = counts.flatMap((count, customer) => Array<CustomerId>(count).fill(CUSTOMERS[customer]));
  if (customers.length === 0) return null;
  return { text: crowdText(customers, options, language), count: customers.length };
}

export function crowdText(customers: readonly CustomerId[], options: ShinjukuOptions, language: Language): string {
  return words[language].crowd(partiesOf(customers, options));
}
