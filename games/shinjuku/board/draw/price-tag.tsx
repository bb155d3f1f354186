/** What it costs, in short and coloured by how dear it is: the place's own card, a joker, or three cards. */
import type { Action } from '@yamanote/games/shinjuku/rules';
import { Glyph } from '../art/glyphs.tsx';
import { priceOf } from '../price.ts';
import type { Props } from '../shown.ts';
import { boardWords } from '../words/index.ts';
import styles from './price-tag.module.css';

export function PriceTag({ board, action }: { board: Props; action: Action }) {
  const price = priceOf(board.view, action);
  if (price === null) return null;
  return (
    <em class={styles.tag} data-paid={price.as}>
      <Glyph name={price.as === 'joker' ? 'joker' : 'card'} size={12} />
      {boardWords[board.language].paidAs[price.as]}
    </em>
  );
}
