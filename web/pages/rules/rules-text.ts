/** The rules as text: in the reader's language where they are translated, else in English. */
import { rulesPages, rulesPictures } from 'virtual:rules-pages';
import { useEffect, useState } from 'preact/hooks';
import type { Heading } from '../../build/sections.ts';
import { server } from '../../connection/halls.ts';
import { shownLanguage } from '../../words/index.ts';

export interface RulesText {
  key: string;
  language: string;
  translated: boolean;
}

/** `null` if the rules of this game are not written down here. */
export function rulesTextOf(game: string): RulesText | null {
  const language = [shownLanguage.value, 'en'].find((one) => `${game}.${one}` in rulesPages);
  if (language === undefined) return null;
  return { key: `${game}.${language}`, language, translated: language === shownLanguage.value };
}

export interface RulesPageText {
  html: string;
  contents: readonly Heading[];
}

export interface RulesPagePictures {
  byRule: Readonly<Record<string, string>>;
  /** What several of them refer to. */
  shared: string;
}

/** The pictures for it; without them a page is whole as well. */
export function useRulesPictures(key: string): RulesPagePictures | null {
  const [pictures, setPictures] = useState<RulesPagePictures | null>(null);
  useEffect(() => {
    let wanted = true;
    rulesPictures[key]().then(
      ({ default: byRule, shared }) => wanted && setPictures({ byRule, shared }),
      () => wanted && setPictures({ byRule: {}, shared: '' }),
    );
    return () => {
      wanted = false;
    };
  }, [key]);
  return pictures;
}

/** The text as HTML, fetched when it is wanted, and again when the hall is back; `null` until it is there. */
export function useRulesText(key: string | null): { page: RulesPageText | null; isMissing: boolean } {
  const [page, setPage] = useState<RulesPageText | null>(null);
  const [isMissing, setMissing] = useState(false);
  const calls = server.opened.value;
  useEffect(() => {
    let wanted = true;
    if (key !== null)
      rulesPages[key]().then(
        ({ default: html, contents }) => wanted && setPage({ html, contents }),
        () => wanted && setMissing(true),
      );
    return () => {
      wanted = false;
    };
  }, [key, calls]);
  return { page, isMissing: isMissing && page === null };
}
