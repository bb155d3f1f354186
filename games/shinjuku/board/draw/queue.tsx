/** Who waits to come to the map: four cards, the rightmost leaves next. In the prototype they come straight from the bag. */
import { DEPARTMENT, QUEUE_SLOTS, type Slot, WARD_IDS } from '@yamanote/games/shinjuku/rules';
import { WARD_NAMES } from '@yamanote/games/shinjuku/words';
import { Customer } from '../art/customer.tsx';
import { Glyph } from '../art/glyphs.tsx';
import type { Props } from '../shown.ts';
import { boardWords, crowdOf, wardName } from '../words/index.ts';
import palette from './palette.module.css';
import styles from './queue.module.css';
import { WardIcon } from './ward-icon.tsx';

/** Four small cards in a row, for a phone. */
export function QueueStrip(props: Props) {
  const { queue, options } = props.view;
  if (options.edition === 'r12') return <Arrivals {...props} />;
  return (
    <ol class={styles.strip} aria-label={boardWords[props.language].queue}>
      {slotsOf(queue).map(({ slot, card }) => (
        <SlotCard key={slot} {...props} slot={slot} card={card} small />
      ))}
    </ol>
  );
}

/** The queue with its heading, for a column. */
export function Queue(props: Props) {
  const { view, language } = props;
  const words = boardWords[language];
  if (view.options.edition === 'r12') return <Arrivals {...props} />;
  const waiting = view.queue.reduce((sum, { customers }) => sum + customers.reduce((all, n) => all + n, 0), 0);
  return (
    <section aria-label={words.queue}>
      <header class={styles.head}>
        <h2>{words.queue}</h2>
        <small>
          {words.waiting(waiting)} · {bagText(props)}
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

function slotsOf(queue: readonly Slot[]): { slot: number; card: Slot | null }[] {
  return Array.from({ length: QUEUE_SLOTS }, (_, i) => ({
    slot: QUEUE_SLOTS - i,
    card: queue[QUEUE_SLOTS - 1 - i] ?? null,
  }));
}

function SlotCard({ view, language, slot, card, small }: Props & { slot: number; card: Slot | null; small?: boolean }) {
  const words = boardWords[language];
  if (card === null) return <li class={styles.missing}>{words.noQueueCard}</li>;
  const ward = WARD_IDS[card.ward];
  const customers = card.customers.flatMap((count, customer) => Array<number>(count).fill(customer));
  return (
    <li class={styles.slot} data-next={slot === 1 ? '' : undefined}>
      <span class={palette.hidden}>
        {words.slot({
          slot,
          ward: wardName(ward, language),
          crowd: crowdOf(card.customers, view.options, language),
        })}
      </span>
      <span class={styles.customers} aria-hidden="true">
        {customers.map((customer, i) => (
          <Customer key={i} customer={customer} size={small ? 24 : 30} />
        ))}
      </span>
      <span class={styles.card} aria-hidden="true">
        {!small && <b lang="ja">{WARD_NAMES[ward].japanese}</b>}
        <span class={styles.name}>{small ? wardName(ward, language) : WARD_NAMES[ward].latin}</span>
        {!small && <WardIcon ward={ward} size={38} />}
      </span>
      {!small && (
        <small class={styles.number} aria-hidden="true">
          {slot === 1 ? `1 · ${words.leavesNext}` : slot}
        </small>
      )}
    </li>
  );
}

function bagText({ view, language }: Props): string {
  const words = boardWords[language];
  return view.bagCount === null ? words.bag(view.bagLevel) : words.bagExact(view.bagCount);
}

/** From three department stores on, two customers come each turn. */
const BUSY = 3;

function Arrivals(props: Props) {
  const words = boardWords[props.language];
  const stores = props.view.buildings.filter((building) => building?.shop === DEPARTMENT).length;
  return (
    <p class={styles.arrivals}>
      <Glyph name="bag" size={18} />
      <span>
        {words.arrivals(stores < BUSY ? 1 : 2)} · {bagText(props)}
      </span>
    </p>
  );
}
