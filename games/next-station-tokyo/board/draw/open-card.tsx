/** The card that counts in this round, and what it means; after a switch, that too. */
import { CARDS, type CardId, LAST_UNDERGROUND } from '@yamanote/games/next-station-tokyo/rules';
import { undergroundIn } from '../shown.ts';
import type { BoardWords } from '../words/index.ts';
import styles from './open-card.module.css';
import { StationCard } from './station-card.tsx';

export function OpenCard({ open, words }: { open: readonly CardId[]; words: BoardWords }) {
  const card = open.at(-1);
  if (card === undefined) return null;
  const { underground } = CARDS[card];
  const before = open.at(-2);
  const last = undergroundIn(open) === LAST_UNDERGROUND;
  return (
    <div class={styles.open} data-last={last || undefined}>
      <span key={card} class={styles.card}>
        <StationCard card={card} />
      </span>
      <p>
        <b>{cardName(card, words)}</b>
        {before !== undefined && CARDS[before].branch && <span>{words.withSwitch}</span>}
        <span class={styles.layer}>{underground ? words.underground : words.overground}</span>
        <span class={styles.means}>
          {last ? words.lastRound : underground ? words.undergroundMeans : words.overgroundMeans}
        </span>
      </p>
    </div>
  );
}

export function cardName(card: CardId, words: BoardWords): string {
  const { symbol, branch } = CARDS[card];
  return symbol !== null ? words.symbols[symbol] : branch ? words.switch : words.joker;
}
