/** The card that counts in this round, and what it means; after a switch, that too. */
import { CARDS, type CardId, LAST_UNDERGROUND } from '@yamanote/games/next-station-tokyo/rules';
import { undergroundIn } from '../shown.ts';
import type { BoardWords } from '../words/index.ts';
import styles from './open-card.module.css';
import { StationCard } from './station-card.tsx';

interface Props {
  open: readonly CardId[];
  /** Whether there is nothing to draw with it, so that the pass is given already. */
  passed: boolean;
  words: BoardWords;
}

export function OpenCard({ open, passed, words }: Props) {
  const card = open.at(-1);
  if (card === undefined) return null;
  const { underground } = CARDS[card];
  const before = open.at(-2);
  const left = LAST_UNDERGROUND - undergroundIn(open);
  const last = left === 0;
  return (
    <div class={styles.open} data-last={last || undefined} data-passed={passed || undefined}>
      <span key={card} class={styles.card}>
        <StationCard card={card} />
      </span>
      <p>
        <b>{cardName(card, words)}</b>
        {before !== undefined && CARDS[before].branch && <span>{words.withSwitch}</span>}
        <span class={styles.layer}>{underground ? words.underground : words.overground}</span>
        <span class={styles.means}>
          {passed
            ? words.nothingToDraw
            : last
              ? words.lastRound
              : underground
                ? words.undergroundMeans({ left })
                : words.overgroundMeans}
        </span>
      </p>
    </div>
  );
}

export function cardName(card: CardId, words: BoardWords): string {
  const { symbol, branch } = CARDS[card];
  return symbol !== null ? words.symbols[symbol] : words.effects[branch ? 'switch' : 'joker'].name;
}
