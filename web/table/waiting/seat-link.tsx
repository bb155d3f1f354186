import { notice } from '@yamanote/kit/notice.tsx';
import { QrCode } from '@yamanote/kit/qr-code.tsx';
import { useEffect, useState } from 'preact/hooks';
import type { Refused } from '../../connection/line.ts';
import { addressFrom } from '../../connection/reach.ts';
import type { WatchedTable } from '../../connection/table.ts';
import { Unreachable } from '../../pages/unreachable.tsx';
import { words } from '../../words/index.ts';
import { kindWord } from '../../words/refusals.ts';
import { HandOn } from './hand-on.tsx';
import styles from './waiting-room.module.css';

/** The link of one seat, made anew each time it is shown: the hall keeps none that it could show again. */
export function SeatLink({ table, seat }: { table: WatchedTable; seat: number }) {
  const { waiting } = words.value.table;
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    table.request({ do: 'seat-code', seat }).then(
      (done) => setCode(done.code ?? null),
      (refused: Refused) => notice(kindWord(refused.code)),
    );
  }, [table, seat]);
  if (code === null) return <p>{words.value.loading}</p>;
  const address = addressFrom(location.origin, table.line.addresses.value, `/seat/${code}`);
  if (address === null) return <Unreachable />;
  return (
    <div class={styles.invite}>
      <QrCode text={address} label={waiting.linkHint} size={132} />
      <div>
        <p class={styles.address}>{address}</p>
        <p>{waiting.linkHint}</p>
        <HandOn address={address} />
      </div>
    </div>
  );
}
