/** The three cards that can be bought, and the top of the deck for who may look at it. */
import { type CardId, factsOf, priceFor } from '@yamanote/games/king-of-tokyo/rules';
import { Icon, TargetButton } from '@yamanote/web/kit';
import { CardPicture } from '../art/card-picture.tsx';
import { Sign } from '../art/icons.tsx';
import { anchor } from '../flights.ts';
import { recall } from '../memory.ts';
import type { Props } from '../shown.ts';
import { target } from '../targets.ts';
import { boardWords, cardLabel, cardName, cardShort, cardText, kindName } from '../words/index.ts';
import styles from './display.module.css';
import { PriceTag } from './price-tag.tsx';

interface DisplayProps extends Props {
  read(cards: readonly CardId[]): void;
}

export function Display(props: DisplayProps) {
  const { viewer, language, read } = props;
  const words = boardWords[language];
  const { view } = recall(props);
  const mine = viewer === 'public' ? null : view.monsters[viewer];
  const cards = view.display.filter((card): card is CardId => card !== null);
  const top = view.top?.card ?? null;
  return (
    <section class={styles.display} aria-label={words.display}>
      <header class={styles.head}>
        <h2>{words.display}</h2>
        <p data-anchor={anchor.bank}>
          {mine !== null && (
            <>
              {words.youHave} <Sign name="energy" size={14} /> <b>{mine.energy}</b>
            </>
          )}
        </p>
        <button type="button" class={styles.read} aria-haspopup="dialog" onClick={() => read(cards)}>
          <Icon name="book" size={18} /> <span>{words.readCards}</span>
        </button>
      </header>
      <div class={styles.cards}>
        {view.display.map((card, place) =>
          card === null ? (
            <span key={place} class={styles.gap} data-anchor={anchor.place(place)}>
              {words.gap}
            </span>
          ) : (
            <DisplayCard
              key={`${place} ${card}`}
              {...props}
              view={view}
              card={card}
              id={target.card(card)}
              place={place}
            />
          ),
        )}
        {top !== null && <DisplayCard {...props} view={view} card={top} id={target.top} place={null} />}
      </div>
    </section>
  );
}

function DisplayCard(props: DisplayProps & { card: CardId; id: string; place: number | null }) {
  const { view, viewer, language, card, id, place, read } = props;
  const words = boardWords[language];
  const mine = viewer === 'public' ? null : view.monsters[viewer];
  const price = mine === null ? factsOf(card).cost : priceFor(mine, card);
  const payable = mine !== null && mine.energy >= price;
  const { kind } = factsOf(card);
  const label = words.card({
    name: cardName(card, language),
    kind: kindName(kind, language),
    price,
    payable,
    top: place === null,
    text: cardText(card, language),
  });
  return (
    <TargetButton
      board={props}
      id={id}
      label={label}
      class={styles.card}
      data-anchor={place === null ? undefined : anchor.place(place)}
      read={() => read([card])}
    >
      <span class={styles.art}>
        <CardPicture card={card} class={styles.picture} />
        <span class={styles.price}>
          <PriceTag price={price} payable={payable} />
        </span>
        {place === null && <em class={styles.top}>{words.top}</em>}
      </span>
      <span class={styles.text} aria-hidden="true">
        <b class={styles.name}>{cardLabel(card, language)}</b>
        <span class={styles.short}>
          <b>{kindName(kind, language)}</b> <span class={styles.gist}>{cardShort(card, language)}</span>
        </span>
      </span>
    </TargetButton>
  );
}
