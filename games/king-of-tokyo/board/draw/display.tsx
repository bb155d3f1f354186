/** The three cards that can be bought, and the deck for who may look at its top card. */
import { type CardId, factsOf, priceFor } from '@yamanote/games/king-of-tokyo/rules';
import { Icon, TargetButton } from '@yamanote/kit';
import { CardPicture } from '../art/card-picture.tsx';
import { Sign } from '../art/icons.tsx';
import { anchor } from '../flights.ts';
import { recall } from '../memory.ts';
import type { Props } from '../shown.ts';
import { target } from '../targets.ts';
import { boardWords, cardLabel, cardName, cardShort, cardText, kindName } from '../words/index.ts';
import { useCardSheet } from './card-sheet.tsx';
import styles from './display.module.css';
import { PriceTag } from './price-tag.tsx';

interface DisplayProps extends Props {
  /** `strip`: prices and names only, one below or beside the other. */
  form: 'cards' | 'strip';
}

export function Display({ form, ...props }: DisplayProps) {
  const { viewer, language } = props;
  const words = boardWords[language];
  const { view } = recall(props);
  const read = useCardSheet(language);
  const mine = viewer === 'public' ? null : view.monsters[viewer];
  const cards = view.display.filter((card): card is CardId => card !== null);
  const top = view.top?.card ?? null;
  return (
    <section class={styles.display} data-form={form} aria-label={words.display}>
      <header class={styles.head}>
        <h2>{words.display}</h2>
        <p data-anchor={anchor.bank}>
          {mine !== null && (
            <>
              {words.youHave} <Sign name="energy" size={14} /> <b>{mine.energy}</b>
            </>
          )}
        </p>
        <button
          type="button"
          class={styles.read}
          aria-label={words.readCards}
          data-opens=""
          onClick={() => read(cards)}
        >
          <Icon name="book" size={18} />
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
              read={read}
            />
          ),
        )}
        {top !== null && <DisplayCard {...props} view={view} card={top} id={target.top} place={null} read={read} />}
        {props.target(target.deck) !== 'none' && (
          <TargetButton board={props} id={target.deck} label={words.lookForFree} class={styles.deck}>
            <b aria-hidden="true">{words.top}</b>
            <span aria-hidden="true">{words.look}</span>
          </TargetButton>
        )}
      </div>
    </section>
  );
}

interface CardProps extends Props {
  card: CardId;
  id: string;
  place: number | null;
  read(cards: readonly CardId[]): void;
}

function DisplayCard(props: CardProps) {
  const { view, viewer, language, card, id, place, read, pointed } = props;
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
      data-pointed={pointed.includes(id) ? '' : undefined}
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
          <b>{words.printedKinds[kind]}</b> <span>{words.inShort(cardShort(card, language))}</span>
        </span>
      </span>
    </TargetButton>
  );
}
