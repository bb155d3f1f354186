import type { Journey } from '@yamanote/games/shinjuku/rules';
import type { Seat } from '@yamanote/kernel';
import { TrackSample } from '../art/company.tsx';
import { Customer } from '../art/customer.tsx';
import styles from './riders.module.css';

/** Each customer with the line of the company that gets it, mine first. */
export function Riders({ journey, mine }: { journey: Journey; mine: Seat }) {
  const won = journey.gains
    .flatMap((customers, owner) => customers.map((customer) => ({ customer, owner })))
    .sort((a, b) => Number(b.owner === mine) - Number(a.owner === mine));
  return (
    <span class={styles.riders}>
      {won.map(({ customer, owner }, i) => (
        <span key={i}>
          <Customer customer={customer} size={26} />
          <TrackSample seat={owner} width={17} />
        </span>
      ))}
    </span>
  );
}
