import { QrCode } from '@yamanote/kit/qr-code.tsx';
import { addressFrom } from '../connection/reach.ts';
import type { WatchedTable } from '../connection/table.ts';
import { words } from '../words/index.ts';
import type { WatchingWords } from '../words/watching/index.ts';
import { HAND } from './address.ts';
import styles from './screen.module.css';

/** How a phone comes in: by a code that is scanned across the room, or an address that is typed in. */
export function WayIn({ table, texts }: { table: WatchedTable; texts: WatchingWords }) {
  const address = addressFrom(location.origin, table.line.addresses.value, `/table/${table.id}${HAND}`);
  if (address === null) return <p class={styles.alone}>{words.value.table.unreachable}</p>;
  return (
    <section class={styles.way} aria-label={texts.scan}>
      <QrCode text={address} label={texts.scan} size={213} />
      <div>
        <p>{new URL(address).host}</p>
        <strong>{table.id}</strong>
        <p class={styles.aside}>{texts.phoneIsHand}</p>
      </div>
    </section>
  );
}
