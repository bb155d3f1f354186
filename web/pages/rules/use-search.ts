import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { passagesIn, type ShownPassage, showOnly } from './passages.ts';
import { type Found, searchIn } from './search.ts';

export interface Search {
  query: string;
  /** How many passages were found; `null` while nothing is sought. */
  count: number | null;
  seek(query: string): void;
  /** Ends the search, for who goes on to another place of the text. */
  leave(): void;
}

/** Searching the rules that an element shows; they never change there. Who ends the search is back where they read before. */
export function useSearch(article: RefObject<HTMLElement | null>): Search {
  const [query, setQuery] = useState('');
  const [count, setCount] = useState<number | null>(null);
  const text = useRef<{ passages: readonly ShownPassage[]; find(query: string): Found | null } | null>(null);
  const readAt = useRef<number | null>(null);

  function show(sought: string): void {
    const element = article.current;
    if (element === null) return;
    if (text.current === null) {
      const passages = passagesIn(element);
      text.current = { passages, find: searchIn(passages) };
    }
    const found = text.current.find(sought);
    setQuery(sought);
    setCount(found?.size ?? null);
    if (found === null && readAt.current === null) return;
    if (found !== null) readAt.current ??= scrollY;
    showOnly(element, text.current.passages, found);
    if (found !== null && element.getBoundingClientRect().top < 0) element.scrollIntoView();
  }

  function seek(sought: string): void {
    show(sought);
    if (sought.trim() !== '' || readAt.current === null) return;
    scrollTo(0, readAt.current);
    readAt.current = null;
  }

  function leave(): void {
    show('');
    readAt.current = null;
  }

  // Whoever goes back to a rule that the search has hidden is to see it.
  const latest = useRef(leave);
  latest.current = leave;
  useEffect(() => {
    const follow = () => {
      if (readAt.current === null) return;
      latest.current();
      document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return { query, count, seek, leave };
}
