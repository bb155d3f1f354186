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
import { STATION_NAMES, WARD_NAMES } from '@yamanote/games/shinjuku/words';
import { de } from './de.ts';
import { type BoardWords, en, type Heavy } from './en.ts';
import { ja } from './ja.ts';

export type { BoardWords } from './en.ts';

export const boardWords: Readonly<Record<Language, BoardWords>> = { en, de, ja };

export function stationName(station: StationId, language: Language): string {
  return language === 'ja' ? STATION_NAMES[station].japanese : STATION_NAMES[station].latin;
}

export function wardName(ward: WardId, language: Language): string {
  return language === 'ja' ? WARD_NAMES[ward].japanese : WARD_NAMES[ward].latin;
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
