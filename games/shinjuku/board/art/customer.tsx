/** A customer: a figure with the good it wants on its chest; the heavier kind is golden and wears a crown. */
import { CUSTOMERS, type CustomerId, GOODS, goodOf, isHeavy } from '@yamanote/games/shinjuku/rules';
import styles from './art.module.css';
import { GlyphShape } from './glyphs.tsx';

const BODY =
  'M-9.6 -1.5V-8.8C-9.6 -14.2 -5.4 -16.2 -3.6 -16.6A5.6 5.6 0 1 1 3.6 -16.6C5.4 -16.2 9.6 -14.2 9.6 -8.8V-1.5Q9.6 0 8.1 0H-8.1Q-9.6 0 -9.6 -1.5Z';
const CROWN = 'M-5.6 -26.2l2.9 1.9L0 -28.2l2.7 3.9 2.9 -1.9L4.7 -22.3H-4.7Z';

/** `customer` is an index, as in the state; the figure stands on the origin, 20 wide and 28 high. */
export function CustomerFigure({ customer }: { customer: number }) {
  const heavy = isHeavy(customer);
  return (
    <g class={heavy ? styles.heavy : undefined}>
      <ellipse class={styles.shade} cy="0.6" rx="9.5" ry="2.2" />
      <path class={styles.body} d={BODY} />
      {heavy && <path class={styles.body} d={CROWN} />}
      <g class={styles.wish} transform="translate(-6.3 -13.9) scale(0.525)">
        <GlyphShape name={GOODS[goodOf(customer)]} />
      </g>
    </g>
  );
}

/** On its own beside text; `size` is its height. */
export function Customer({ customer, size = 28 }: { customer: number | CustomerId; size?: number }) {
  const index = typeof customer === 'number' ? customer : CUSTOMERS.indexOf(customer);
  return (
    <svg viewBox="-11 -29 22 33" width={(size * 22) / 33} height={size} aria-hidden="true">
      <CustomerFigure customer={index} />
    </svg>
  );
}
