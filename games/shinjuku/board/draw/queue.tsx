/** Who waits to come to the map: four cards, the rightmost leaves next. In the prototype they come straight from the bag. */
import { type Slot, WARD_IDS } from '@yamanote/games/shinjuku/rules';
import { endingOf, WARD_NAMES } from '@yamanote/games/shinjuku/words';
import { Customer } from '../art/customer.tsx';
import { Glyph } from '../art/glyphs.tsx';
import { arrivalsOf, bagOf, slotsOf } from '../queue.ts';
import type { Props } from '../shown.ts';
import { boardWords, crowdOf, wardName } from '../words/index.ts';
import styles from './queue.module.css';
import { WardIcon } from './ward-icon.tsx';

/** The queue with its heading, for a column. */
export function Queue(props: Props) {
  const { view, language } = props;
  const words = boardWords[language];
  if (view.options.edition === 'r12') return <Arrivals {...props} />;
  const ending = endingOf(view);
  const waiting = view.queue.reduce((sum, { customers }) => sum + customers.reduce((all, n) => all + n, 0), 0);
  return (
    <section aria-label={words.queue}>
      <header class={styles.head}>
        <h2>{words.queue}</h2>
        <small>
          {ending !== null && <em class={styles.ending}>{words.endings[ending]}</em>} {words.waiting(waiting)} ·{' '}
          {bagOf(props)}
        </small>
      </header>
      <ol class={styles.queue}>
        {slotsOf(view.queue).map(({ slot, card }) => (
          <SlotCard key={slot} {...props} slot={slot} card={card} />
        ))}
      </ol>
    </section>
  );
}

function SlotCard({ view, language, slot, card }: Props & { slot: number; card: Slot | null }) {
  const words = boardWords[language];
  if (card === null) return <li class={styles.missing}>{words.noQueueCard}</li>;
  const ward = WARD_IDS[card.ward];
  const customers = card.customers.flatMap((count, customer) => Array<number>(count).fill(customer));
  return (
    <li class={styles.slot} data-next={slot === 1 ? '' : undefined}>
      <span class="unseen">
        {words.slot({
          slot,
          ward: wardName(ward, language),
          crowd: crowdOf(card.customers, view.options, language),
        })}
      </span>
      <span class={styles.customers} aria-hidden="true">
        {customers.map((customer, i) => (
          <Customer key={i} customer={customer} size={30} />
        ))}
      </span>
      <span class={styles.card} aria-hidden="true">
        <b lang="ja">{WARD_NAMES[ward].japanese}</b>
        <span class={styles.name}>{WARD_NAMES[ward].latin}</span>
        <WardIcon ward={ward} size={38} />
      </span>
      <small class={styles.number} aria-hidden="true">
        {slot === 1 ? `1 · ${words.leavesNext}` : slot}
      </small>
    </li>
  );
}

function Arrivals(props: Props) {
  const ending = endingOf(props.view);
  return (
    <p class={styles.arrivals}>
      <Glyph name="bag" size={18} />
      <span>
        {ending !== null && <em class={styles.ending}>{boardWords[props.language].endings[ending]}</em>}{' '}
        {arrivalsOf(props)} · {bagOf(props)}
      </span>
    </p>
  );
}
