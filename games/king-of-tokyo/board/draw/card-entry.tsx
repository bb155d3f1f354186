/** A card with its whole text; what was ruled about it is one tap away. */
import { type CardId, factsOf } from '@yamanote/games/king-of-tokyo/rules';
import { rulings } from '@yamanote/games/king-of-tokyo/words';
import type { Language } from '@yamanote/games/room';
import { useFetched } from '@yamanote/kit';
import type { ComponentChildren } from 'preact';
import { CardPicture } from '../art/card-picture.tsx';
import { boardWords, cardName, cardText, kindName } from '../words/index.ts';
import styles from './card-entry.module.css';
import { PriceTag } from './price-tag.tsx';

interface Props {
  card: CardId;
  language: Language;
  /** Where its name stands among the headings. */
  level: 3 | 4;
  /** What it costs the reader, which may be less than it says; without this, it is not for sale. */
  offer?: { readonly price: number; readonly energy: number; readonly by: CardId | null };
  /** What lies on it, what it copies. */
  children?: ComponentChildren;
}

export function CardEntry({ card, language, level, offer, children }: Props) {
  const Heading = `h${level}` as const;
  const words = boardWords[language];
  const { kind, cost } = factsOf(card);
  return (
    <article class={styles.entry}>
      <CardPicture card={card} class={styles.picture} />
      <div class={styles.text}>
        <Heading class={styles.name}>
          {cardName(card, language)}{' '}
          <PriceTag price={offer?.price ?? cost} payable={offer !== undefined && offer.energy >= offer.price} />
        </Heading>
        {offer?.by != null && (
          <p class={styles.price}>{words.cheaper({ cost, price: offer.price, card: cardName(offer.by, language) })}</p>
        )}
        {offer !== undefined && offer.energy < offer.price && <p class={styles.price}>{words.lacking(offer)}</p>}
        {children}
        <p>
          <b>{kindName(kind, language)}</b> {cardText(card, language)}
        </p>
        <Rulings card={card} language={language} />
      </div>
    </article>
  );
}

/** Each card has some. */
function Rulings({ card, language }: Pick<Props, 'card' | 'language'>) {
  const texts = useFetched(() => rulings.load(language), [language])?.[card];
  if (texts === undefined) return null;
  return (
    <details class={styles.rulings}>
      <summary>{boardWords[language].rulings(texts.length)}</summary>
      <ul>
        {texts.map((ruling) => (
          <li key={ruling}>{ruling}</li>
        ))}
      </ul>
    </details>
  );
}
