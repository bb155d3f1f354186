/** What a seat has won, laid out as on a table: retail in sets of different goods, the prototype good by good. */
import {
  CUSTOMERS,
  GOODS,
  goodOf,
  isHeavy,
  layOut,
  type Member,
  SET_POINTS,
  WEIGHT,
} from '@yamanote/games/shinjuku/rules';
import { Customer } from '../art/customer.tsx';
import { Glyph } from '../art/glyphs.tsx';
import type { OfSeat } from '../shown.ts';
import { boardWords } from '../words/index.ts';
import styles from './sets.module.css';

/** `brief`: the sets alone, for a row beside a question. */
export function Sets({ brief = false, ...props }: OfSeat & { brief?: boolean }) {
  const { view, seat } = props;
  const collection = view.collections[seat];
  if (collection === null) return null;
  return view.options.edition === 'r12' ? (
    <Goods {...props} collection={collection} brief={brief} />
  ) : (
    <BestSets {...props} collection={collection} brief={brief} />
  );
}

/** In a small place they scroll, so there they can be reached by keyboard. */
type Laid = OfSeat & { collection: readonly number[]; brief: boolean };

function BestSets({ view, seat, language, collection, brief }: Laid) {
  const words = boardWords[language];
  const sets = layOut(collection, view.stars[seat] ?? 0);
  const again = secondPlaces(sets);
  return (
    <>
      <ol class={styles.sets} aria-label={words.sets} tabIndex={brief ? 0 : undefined}>
        {sets.map((set, i) => (
          <li key={i} class={styles.set} data-full={set.length === GOODS.length ? '' : undefined}>
            <span class="unseen">{words.set({ size: set.length, points: SET_POINTS[set.length] })}</span>
            {GOODS.map((good) => (
              <span key={good} class={styles.cell} aria-hidden="true">
                <Piece member={set.find((member) => goodOfMember(member) === good)} again={again} />
              </span>
            ))}
            <b aria-hidden="true">{SET_POINTS[set.length]}</b>
          </li>
        ))}
      </ol>
      {again.size > 0 && !brief && <p class={styles.twice}>{words.premiumTwice}</p>}
    </>
  );
}

/** Whoever counts as two stands in two sets, and there the second time. */
function secondPlaces(sets: readonly (readonly Member[])[]): ReadonlySet<Member> {
  const heavy = sets.flat().filter((member) => 'customer' in member && isHeavy(CUSTOMERS.indexOf(member.customer)));
  const kinds = new Map<string, Member[]>();
  for (const member of heavy) {
    const kind = goodOfMember(member);
    kinds.set(kind, [...(kinds.get(kind) ?? []), member]);
  }
  return new Set([...kinds.values()].flatMap((members) => members.slice(members.length / 2)));
}

function goodOfMember(member: Member): (typeof GOODS)[number] {
  return 'star' in member ? member.star : GOODS[goodOf(CUSTOMERS.indexOf(member.customer))];
}

function Piece({ member, again }: { member: Member | undefined; again: ReadonlySet<Member> }) {
  if (member === undefined) return null;
  if ('customer' in member) {
    return (
      <span class={again.has(member) ? styles.again : undefined}>
        <Customer customer={member.customer} size={30} />
      </span>
    );
  }
  return (
    <span class={styles.star}>
      <Glyph name="star" size={18} />
    </span>
  );
}

/** The most numerous good is dropped; of several as numerous ones, the one worth least. */
function Goods({ language, collection, brief }: Laid) {
  const words = boardWords[language];
  const rows = GOODS.map((good, g) => {
    const customers = collection.filter((customer) => goodOf(customer) === g);
    return { good, customers, points: customers.reduce((sum, customer) => sum + WEIGHT[customer], 0) };
  });
  const dropped = rows.toSorted((a, b) => b.customers.length - a.customers.length || a.points - b.points)[0];
  return (
    <ul class={styles.goods} tabIndex={brief ? 0 : undefined}>
      {rows.map(({ good, customers, points }) => (
        <li key={good} data-dropped={good === dropped.good ? '' : undefined}>
          <Glyph name={good} size={18} />
          <span class="unseen">
            {words.goods[good]}: {customers.length}. {good === dropped.good && words.dropped(words.goods[good])}
          </span>
          <span class={styles.row} aria-hidden="true">
            {customers.map((customer, i) => (
              <Customer key={i} customer={customer} size={30} />
            ))}
          </span>
          <b aria-hidden="true">{good === dropped.good ? '–' : points}</b>
        </li>
      ))}
    </ul>
  );
}
