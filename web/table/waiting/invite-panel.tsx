import { QrCode } from '@yamanote/kit/qr-code.tsx';
import { addressFrom } from '../../connection/reach.ts';
import type { WatchedTable } from '../../connection/table.ts';
import { Unreachable } from '../../pages/unreachable.tsx';
import { words } from '../../words/index.ts';
import { HandOn } from './hand-on.tsx';
import styles from './waiting-room.module.css';

/** The way in for others: to be scanned, opened or typed. Where nobody else can come in, how to change that. */
export function InvitePanel({ table }: { table: WatchedTable }) {
  const { table: texts } = words.value;
  const address = addressFrom(location.origin, table.line.addresses.value, `/table/${table.id}`);
  if (address === null) {
    return (
      <section class={`${styles.panel} ${styles.way}`} aria-label={texts.invite}>
        <h2 class="unseen">{texts.invite}</h2>
        <Unreachable />
      </section>
    );
  }
  return (
    <section class={`${styles.panel} ${styles.way} ${styles.invite}`} aria-label={texts.invite}>
      <h2 class="unseen">{texts.invite}</h2>
      <QrCode text={address} label={texts.code} size={100} />
      <div>
        <p>{new URL(address).host}</p>
        <strong class={styles.code}>{table.id}</strong>
        <p>{texts.waiting.scan}</p>
        <HandOn address={address} />
      </div>
    </section>
  );
}
