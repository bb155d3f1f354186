/** A card with its whole text; what was ruled about it is one tap away. */
import { type CardId, factsOf } from '@yamanote/games/king-of-tokyo/rules';
import type { Language } from '@yamanote/games/room';
import type { ComponentChildren } from 'preact';
import { CardPicture } from '../art/card-picture.tsx';
import { boardWords, cardName, cardText, kindName, rulingsOf } from '../words/index.ts';
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
  const rulings = rulingsOf(card, language);
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
        {rulings.length > 0 && (
          <details class={styles.rulings}>
            <summary>{words.rulings(rulings.length)}</summary>
            <ul>
              {rulings.map((ruling) => (
                <li key={ruling}>{ruling}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </article>
  );
}
