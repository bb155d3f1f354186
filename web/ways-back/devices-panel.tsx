import type { WaysBack } from '@yamanote/protocol';
import { useEffect, useState } from 'preact/hooks';
import { server } from '../connection/halls.ts';
import { ComeBack } from './come-back.tsx';
import styles from './devices.module.css';
import { findWaysBack } from './hall.ts';
import { Handover } from './handover.tsx';
import { Passkeys } from './passkeys.tsx';
import { RecoveryCode } from './recovery-code.tsx';
import { SignOut } from './sign-out.tsx';
import { whyNoWay } from './why-not.ts';
import type { WaysBackWords } from './words/index.ts';

/** Whoever is nobody here yet has nothing to keep, and may have come to fetch what they have kept. */
export function DevicesPanel({ texts, close }: { texts: WaysBackWords; close(): void }) {
  const isGuest = server.guest.value !== null;
  const [ways, setWays] = useState<WaysBack | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    if (isGuest) findWaysBack().then(setWays, (reason) => setFault(whyNoWay(reason, texts)));
  }, [isGuest]);
  return (
    <div class={styles.panel}>
      {isGuest && <Handover texts={texts} />}
      <p class={styles.outcome} role="status">
        {fault}
      </p>
      {isGuest && ways !== null && (
        <>
          <RecoveryCode ways={ways} texts={texts} change={setWays} />
          <Passkeys ways={ways} texts={texts} change={setWays} />
        </>
      )}
      {(!isGuest || ways !== null) && <ComeBack texts={texts} close={close} />}
      {isGuest && ways !== null && <SignOut texts={texts} />}
    </div>
  );
}
