/** Says once that a card is sold out: it is simply no longer among the choices. */
import { announce } from '@yamanote/kit';
import { useEffect, useRef } from 'preact/hooks';
import { soldOut } from '../market.ts';
import type { Props } from '../shown.ts';
import { boardWords, nameOf } from '../words/index.ts';

export function SoldOut({ view, language }: Props): null {
  const gone = soldOut(view);
  const known = useRef(gone);
  useEffect(() => {
    const names = gone.filter((card) => !known.current.includes(card)).map((card) => nameOf(card, language));
    known.current = gone;
    if (names.length > 0) announce(boardWords[language].soldOut(names));
  }, [gone.join()]);
  return null;
}
