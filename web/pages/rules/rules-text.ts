/** The rules as text: in the reader's language where they are translated, else in English. */
import { rulesPages } from 'virtual:rules-pages';
import { useEffect, useState } from 'preact/hooks';
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

/** The text as HTML, fetched when it is wanted; `null` until it is there. */
export function useRulesHtml(key: string | null): string | null {
  const [html, setHtml] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    if (key !== null)
      rulesPages[key]().then((loaded) => {
        if (wanted) setHtml(loaded.default);
      });
    return () => {
      wanted = false;
    };
  }, [key]);
  return html;
}
