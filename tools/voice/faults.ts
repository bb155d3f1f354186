/** What is wrong with the words of a text. */
import type { Language } from '@yamanote/games/room';
import { heldIn } from './glossary/index.ts';
import { wrongMarks } from './marks.ts';
import type { Text } from './texts.ts';

export interface Fault extends Text {
  /** What to write instead. */
  readonly better: string;
}

/** Where a long word may break, which is nothing that is read. */
const BREAKS = /[\u00ad\u200b]/g;

/** Lines and columns of a text that is set for a terminal. */
const COLUMNS = /\n| {2,}/;

/** `laidOut`: the keys of texts whose lines and columns are looked at one by one. */
/** Where a word leads to its rule, `[energy](KOT-5.5)`: only the word is read. */
const LINKS = /\[([^\]]+)\]\([A-Z]{2,4}-[\w.]+\)/g;

export function faultsIn(
  texts: readonly Text[],
  room: string,
  language: Language,
  laidOut: RegExp | null = null,
): Fault[] {
  const held = heldIn(room, language);
  const pieces = texts.flatMap(({ key, text }) =>
    laidOut?.test(key) ? text.split(COLUMNS).map((piece) => ({ key, text: piece })) : [{ key, text }],
  );
  return pieces.flatMap(({ key, text }) => {
    const plain = text.replaceAll(BREAKS, '').replaceAll(LINKS, '$1');
    const terms = held.flatMap(({ not, better, except }) =>
      not.test(plain) && !except.some((where) => where.test(`${room} ${key}`) || where.test(plain)) ? [better] : [],
    );
    return [...terms, ...wrongMarks(plain, key, language)].map((better) => ({ key, text, better }));
  });
}
