import { Sign } from '../art/icons.tsx';
import styles from './price-tag.module.css';

/** Yellow if I can pay it, grey if not. */
export function PriceTag({ price, payable }: { price: number; payable: boolean }) {
  return (
    <span class={styles.tag} data-payable={payable || undefined} aria-hidden="true">
      {price}
      <Sign name="energy" size={13} />
    </span>
  );
}
