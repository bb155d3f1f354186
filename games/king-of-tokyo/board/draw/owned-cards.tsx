/** Cards that lie in front of monsters and can be chosen now: bought from others, copied, or given back for energy. */
import { type KeepId, priceFor } from '@yamanote/games/king-of-tokyo/rules';
import type { Seat } from '@yamanote/kernel';
import { SeatMark, TargetButton } from '@yamanote/kit';
import { CardPicture } from '../art/card-picture.tsx';
import { ownedLabel } from '../owned.ts';
import { type Props, seatsFrom } from '../shown.ts';
import { target } from '../targets.ts';
import { boardWords, cardLabel, cardShort } from '../words/index.ts';
import styles from './owned-cards.module.css';
import { PriceTag } from './price-tag.tsx';

export function OwnedCards(props: Props) {
  const { view, viewer } = props;
  const groups = seatsFrom(viewer, view.monsters.length)
    .map((seat) => ({ seat, cards: choosable(props, seat) }))
    .filter(({ cards }) => cards.length > 0);
  if (groups.length === 0) return null;
  return (
    <div class={styles.groups}>
      {groups.map(({ seat, cards }) => (
        <Group key={seat} {...props} seat={seat} cards={cards} />
      ))}
    </div>
  );
}

interface Choice {
  readonly card: KeepId;
  readonly id: string;
  readonly price: number | null;
}

/** Equal cards of one owner are one choice. */
function choosable({ view, viewer, target: stateOf }: Props, seat: Seat): Choice[] {
  const kept = [...new Set(view.monsters[seat].cards.map(({ card }) => card))];
  return kept.flatMap((card): Choice[] => {
    const ids = [target.theirs(seat, card), target.copy(seat, card), ...(seat === viewer ? [target.own(card)] : [])];
    const id = ids.find((one) => stateOf(one) !== 'none');
    if (id === undefined) return [];
    const buying = id === target.theirs(seat, card);
    return [{ card, id, price: buying ? priceFor(view.monsters[viewer as Seat], card) : null }];
  });
}

function Group(props: Props & { seat: Seat; cards: readonly Choice[] }) {
  const { viewer, names, language, seat, cards } = props;
  const words = boardWords[language];
  return (
    <section class={styles.group}>
      <h2>
        <SeatMark seat={seat} size={13} /> {words.cardsOf(seat === viewer ? null : names[seat])}
      </h2>
      <div class={styles.cards}>
        {cards.map(({ card, id, price }) => (
          <TargetButton key={card} board={props} id={id} label={ownedLabel(props, card, id)} class={styles.card}>
            <CardPicture card={card} class={styles.picture} />
            {price !== null && (
              <span class={styles.price}>
                <PriceTag price={price} payable />
              </span>
            )}
            <span class={styles.text} aria-hidden="true">
              <b>{cardLabel(card, language)}</b>
              <small>{words.inShort(cardShort(card, language))}</small>
            </span>
          </TargetButton>
        ))}
      </div>
    </section>
  );
}
