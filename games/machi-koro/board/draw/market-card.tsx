/** One establishment of the market, as a small card. */
import { Coin, SeatBadge, SeatMark, TargetButton, useMark } from '@yamanote/kit';
import { HousePicture } from '../art/house.tsx';
import { CategoryIcon, ColourShape } from '../art/icons.tsx';
import type { Offer } from '../market.ts';
import { takerOf } from '../news.ts';
import { type Props, shownSeat } from '../shown.ts';
import { target } from '../targets.ts';
import { labelOf } from '../words/index.ts';
import { numbersOf, offerLabel } from './labels.ts';
import styles from './market-card.module.css';
import palette from './palette.module.css';

/** A tap selects what may be chosen; any other card is opened to be read. */
export function MarketCard(props: Props & { offer: Offer; read(): void }) {
  const { offer, language, read } = props;
  const { card, stock, mine, state } = offer;
  const seat = shownSeat(props);
  const wide = numbersOf(card.numbers).length > 3;
  const mark = useMark(seat);
  const taker = takerOf(card.id, props.happening.events);
  return (
    <TargetButton
      board={props}
      id={target.card(card.id)}
      label={offerLabel(offer, language)}
      class={`${styles.card} ${palette[card.colour]}`}
      data-offer={state}
      data-pointed={props.pointed.includes(target.card(card.id)) ? '' : undefined}
      data-taken={taker === null ? undefined : ''}
      read={read}
    >
      <span class={styles.band} aria-hidden="true" data-wide={wide || undefined}>
        <ColourShape colour={card.colour} size={9} />
        <b class={styles.numbers}>{numbersOf(card.numbers)}</b>
        <CategoryIcon icon={card.icon} size={14} />
      </span>
      {state !== 'hidden' && <HousePicture card={card.id} class={styles.house} />}
      {mine > 0 && (
        <span class={styles.mine} aria-hidden="true" style={{ '--seat': `var(--seat${mark})` }}>
          <SeatMark seat={seat} size={8} />
          {mine}
        </span>
      )}
      <CheckMark />
      {taker !== null && (
        <span class={styles.taker} aria-hidden="true">
          <SeatBadge seat={taker} size={18} />
        </span>
      )}
      <span class={styles.name} aria-hidden="true">
        <span>{labelOf(card.id, language)}</span>
      </span>
      <span class={styles.foot} aria-hidden="true">
        <span class={styles.price}>
          <Coin size={12} />
          {card.cost}
        </span>
        {state !== 'hidden' && <span class={styles.stock}>×{stock}</span>}
      </span>
    </TargetButton>
  );
}

/** Seen on what is selected. */
export function CheckMark() {
  return (
    <svg class={styles.check} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <circle cx="8" cy="8" r="8" fill="var(--strong)" />
      <path d="m4.5 8.2 2.5 2.5 4.7-5" fill="none" stroke="var(--on-strong)" stroke-width="1.9" />
    </svg>
  );
}
