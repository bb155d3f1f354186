/** All cards to be read in full, in a dialog that opens at one of them. No hover, no long press. */
import { type CardId, ESTABLISHMENTS, LANDMARKS } from '@yamanote/games/machi-koro/rules';
import type { Language } from '@yamanote/games/room';
import { Coin, Dialog } from '@yamanote/kit';
import { useEffect, useRef } from 'preact/hooks';
import { HousePicture } from '../art/house.tsx';
import { CategoryIcon, ColourShape } from '../art/icons.tsx';
import { boardWords, nameOf, textOf } from '../words/index.ts';
import styles from './cards-dialog.module.css';
import { numbersOf } from './labels.ts';
import palette from './palette.module.css';

/** The card at which the dialog is open, or all of them from the top; null while it is closed. */
export type Reading = CardId | 'all' | null;

export function CardsDialog({
  reading,
  read,
  language,
}: {
  reading: Reading;
  read(card: Reading): void;
  language: Language;
}) {
  if (reading === null) return null;
  return (
    <Dialog title={boardWords[language].readCards} close={() => read(null)}>
      <CardList reading={reading} language={language} />
    </Dialog>
  );
}

function CardList({ reading, language }: { reading: Reading; language: Language }) {
  const words = boardWords[language];
  const list = useRef<HTMLUListElement>(null);
  // The dialog opens in an effect of its own, after this one: only then can it be scrolled.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const card = list.current?.querySelector(`[data-card="${reading}"]`);
      if (card) bringToMiddle(card, list.current?.parentElement);
    });
    return () => cancelAnimationFrame(frame);
  }, [reading]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <ul ref={list} class={`${palette.palette} ${styles.list}`} tabIndex={0} aria-label={words.readCards}>
      {ESTABLISHMENTS.map(({ id, colour, numbers, icon, cost }) => (
        <li key={id} class={`${styles.card} ${palette[colour]}`} data-card={id} data-open={id === reading || undefined}>
          <p class={styles.band}>
            <ColourShape colour={colour} size={11} />
            <b>{numbersOf(numbers)}</b>
            <span class={styles.kind}>{words.kinds[colour]}</span>
            <CategoryIcon icon={icon} size={16} />
          </p>
          <HousePicture card={id} class={styles.house} />
          <CardText card={id} cost={cost} language={language} />
        </li>
      ))}
      {LANDMARKS.map(({ id, icon, cost }) => (
        <li key={id} class={`${styles.card} ${styles.landmark}`} data-card={id} data-open={id === reading || undefined}>
          <p class={styles.band}>
            <span class={styles.kind}>{words.landmarkKind}</span>
            <CategoryIcon icon={icon} size={16} />
          </p>
          <HousePicture card={id} class={styles.house} />
          <CardText card={id} cost={cost} language={language} />
        </li>
      ))}
    </ul>
  );
}

/** Only what scrolls by itself is moved: the browser's own way would push the dialog's title out of sight. */
function bringToMiddle(card: Element, scroller: Element | null | undefined): void {
  if (!scroller) return;
  const [of, within] = [card.getBoundingClientRect(), scroller.getBoundingClientRect()];
  scroller.scrollTop += of.top - within.top - (within.height - of.height) / 2;
}

function CardText({ card, cost, language }: { card: CardId; cost: number; language: Language }) {
  return (
    <div class={styles.words}>
      <h3>
        {nameOf(card, language)}
        <span class={styles.cost}>
          <Coin size={15} />
          <span class="unseen">{boardWords[language].cost} </span>
          {cost}
        </span>
      </h3>
      <p>{textOf(card, language)}</p>
    </div>
  );
}
