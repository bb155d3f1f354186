/** What everything is called, in three languages; docs/glossary.md is made of it. */
import type { Language } from '@yamanote/games/room';
import type { Entry } from './entry.ts';
import { house } from './house.ts';
import { kingOfTokyo } from './king-of-tokyo.ts';
import { machiKoro } from './machi-koro.ts';
import { nextStation } from './next-station-tokyo.ts';
import { phrases } from './phrases.ts';
import { shinjuku } from './shinjuku.ts';

export type { Entry };

/** By who uses the words: everybody, or a game with its board and its maps. */
export const glossary: Readonly<Record<string, readonly Entry[]>> = {
  house,
  'machi-koro': machiKoro,
  'king-of-tokyo': kingOfTokyo,
  shinjuku,
  'next-station-tokyo': nextStation,
};

export interface Held {
  readonly not: RegExp;
  readonly better: string;
  readonly except: readonly RegExp[];
}

/** What a room (`web`, `cli`, or a game's id) may not say in a language. */
export function heldIn(room: string, language: Language): readonly Held[] {
  const entries = [...house, ...(room === 'house' ? [] : (glossary[room] ?? []))];
  const terms = entries.flatMap(({ not, rooms, except = [], ...better }) => {
    const wrong = not?.[language];
    if (wrong === undefined || !(rooms?.includes(room) ?? true)) return [];
    return [{ not: wrong, better: better[language], except: except.map(({ where }) => where) }];
  });
  const sayings = phrases.filter((phrase) => phrase.language === language);
  return [...terms, ...sayings.map(({ not, better }) => ({ not, better, except: [] }))];
}
