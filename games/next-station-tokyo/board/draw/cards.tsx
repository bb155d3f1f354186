/** The cards of this line: the open one large, those before it in their order, and how many underground ones there were. */
import { CARDS, type CardId, LAST_UNDERGROUND, PHASES } from '@yamanote/games/next-station-tokyo/rules';
import { Icon } from '@yamanote/kit';
import { useState } from 'preact/hooks';
import { hasToPass } from '../passed.ts';
import { openCards, type Props, pencilNow, shownSeat, undergroundIn } from '../shown.ts';
import { type BoardWords, boardWords } from '../words/index.ts';
import styles from './cards.module.css';
import { EffectNote } from './effect-note.tsx';
import { OddsDialog } from './odds-dialog.tsx';
import { cardName, OpenCard } from './open-card.tsx';
import { Pencils } from './pencils.tsx';
import { StationCard } from './station-card.tsx';

export function Cards(props: Props) {
  const { view, language } = props;
  const words = boardWords[language];
  const [asking, setAsking] = useState(false);
  const seat = shownSeat(props);
  const open = openCards(view, seat);
  const underground = undergroundIn(open);
  // Between two lines, and while pencils are chosen.
  if (pencilNow(view, seat) === null || open.length === 0) return <Pencils {...props} />;
  return (
    <section class={styles.cards} data-effect={view.options.effects || undefined} aria-label={words.cards}>
      <OpenCard open={open} passed={hasToPass(view, seat)} words={words} />
      <button type="button" class={styles.revealed} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        <span class={styles.title}>
          <b>{words.lineOf({ number: view.phases[seat] + 1, of: PHASES })}</b>
          <span class={styles.ask}>{words.odds}</span>
        </span>
        <span class="unseen">{inWords(open, words)}</span>
        <span class={styles.row} aria-hidden="true">
          {open.slice(0, -1).map((one) => (
            <span key={one} class={styles.small}>
              <StationCard card={one} />
            </span>
          ))}
        </span>
        <span class={styles.count}>
          <span class={styles.bars} aria-hidden="true">
            {Array.from({ length: LAST_UNDERGROUND }, (_, i) => (
              <i key={i} data-filled={i < underground || undefined} />
            ))}
          </span>
          <span class={styles.number}>{words.undergroundCount({ count: underground, of: LAST_UNDERGROUND })}</span>
          <span class={styles.help}>
            <Icon name="help" size={16} />
          </span>
          <span class={styles.ends}>{words.fifthEnds}</span>
        </span>
      </button>
      <EffectNote {...props} />
      <Pencils {...props} />
      {asking && <OddsDialog {...props} close={() => setAsking(false)} />}
    </section>
  );
}

function inWords(cards: readonly CardId[], words: BoardWords): string {
  const told = cards.map((card) => words.card({ name: cardName(card, words), underground: CARDS[card].underground }));
  return words.revealed({ cards: told });
}
