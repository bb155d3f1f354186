/** One line about what is selected: what it costs, who gets whom, who draws a card. */
import type { Event, WardId } from '@yamanote/games/shinjuku/rules';
import { SeatMark } from '@yamanote/kit';
import { Customer } from '../art/customer.tsx';
import { Glyph } from '../art/glyphs.tsx';
import { planNow } from '../desk.ts';
import { hintOf } from '../hints.ts';
import { inVain } from '../outcome-label.ts';
import { incomeOf } from '../plan/income.ts';
import type { Plan } from '../plan/plans.ts';
import { cardsText, priceText } from '../price.ts';
import type { Props } from '../shown.ts';
import { kindOf } from '../targets.ts';
import { boardWords, crowdText, wardName } from '../words/index.ts';
import styles from './hint.module.css';
import palette from './palette.module.css';
import { Said } from './said.tsx';

/** Before it is paid for: of a planned way that nobody gets off on it, of an open one that none wins the reader anybody. */
function winsNobody(board: Props, ward: WardId, plan: Plan | null): string | null {
  if (plan === null) return inVain(board, ward);
  return plan.journey.gains.some((won) => won.length > 0) ? null : boardWords[board.language].nobodyGetsOff;
}

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

export function Hint(props: Props) {
  const { preview, language, names, viewer } = props;
  const words = boardWords[language];
  const paid = preview.find((event): event is Of<'paid'> => event.type === 'paid');
  const collected = preview.filter((event): event is Of<'collected'> => event.type === 'collected');
  const upgraded = preview.find((event): event is Of<'upgraded'> => event.type === 'upgraded');
  const plan = planNow(props);
  const wardsOf = (cards: readonly WardId[]) => cards.map((ward) => wardName(ward, language));
  const draws = plan?.journey.incomes ?? [];
  const vain = props.selected?.do === 'move' ? winsNobody(props, props.selected.ward, plan) : null;
  const said = collected.length > 0 || upgraded !== undefined || draws.length > 0;
  const kind = props.selected === null ? null : kindOf(props.selected);
  // Which three cards go is asked afterwards; that three go is known now.
  const price = props.selected === null ? null : priceText(props, props.selected);
  if (!said && paid === undefined && price === null && kind === null) return null;
  return (
    <p class={`${palette.palette} ${styles.hint}`}>
      {price !== null && (
        <span class={styles.part}>
          <Glyph name={paid?.as === 'joker' ? 'joker' : 'card'} size={15} />
          {price}
        </span>
      )}
      {price === null && paid !== undefined && (
        <span class={styles.part}>
          <Glyph name="card" size={15} />
          <Said label={words.titled(words.payWith, [cardsText(language, paid.as, paid.cards)])}>
            {words.listed(wardsOf(paid.cards))}
          </Said>
        </span>
      )}
      {vain !== null && <span class="unseen">{vain}</span>}
      {kind === 'income' && viewer !== 'public' && (
        // The question has said it.
        <span aria-hidden="true">{words.incomeDraws(incomeOf(props.view, viewer))}</span>
      )}
      {!said && paid === undefined && price === null && kind !== null && kind !== 'income' && (
        <span>{hintOf(props, kind)}</span>
      )}
      {collected.map(({ seat, customers }) => (
        <span key={seat} class={styles.part}>
          <SeatMark seat={seat} size={12} /> {seat === viewer ? words.you : names[seat]}
          {customers.map((customer, i) => (
            <Customer key={i} customer={customer} size={22} />
          ))}
          <span class="unseen"> {crowdText(customers, props.view.options, language)}</span>
        </span>
      ))}
      {draws.map((seat) => (
        <span key={seat} class={styles.part}>
          <SeatMark seat={seat} size={12} />{' '}
          {words.drawsForTrack({ name: names[seat], cards: incomeOf(props.view, seat) })}
        </span>
      ))}
      {upgraded !== undefined && upgraded.stars > 0 && (
        <span class={`${styles.part} ${styles.stars}`}>
          <Glyph name="star" size={15} /> <span aria-hidden="true">+{upgraded.stars}</span>
          <span class="unseen">{words.stars(upgraded.stars)}</span>
        </span>
      )}
    </p>
  );
}
