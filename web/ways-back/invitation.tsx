import button from '@yamanote/kit/button.module.css';
import { useEffect, useState } from 'preact/hooks';
import { useFetchedDialog } from '../pages/use-fetched-dialog.ts';
import { stored } from '../settings/stored.ts';
import styles from './devices.module.css';
import { findWaysBack } from './hall.ts';
import type { WaysBackWords } from './words/index.ts';

/** Whether this browser's reader wants to be asked. */
const wanted = stored<'yes' | 'no'>('invite-to-keep', 'yes', ['yes', 'no']);

/** For who has matches that go on, and no way back to them from anywhere else. */
export function Invitation({ texts }: { texts: WaysBackWords }) {
  const [isKept, setKept] = useState(true);
  const devices = useFetchedDialog(() => import('./devices-dialog.tsx').then((part) => part.DevicesDialog));
  const isOpen = devices.Dialog !== null;
  // They may have made one just now.
  useEffect(() => {
    if (wanted.peek() === 'no' || isOpen) return;
    findWaysBack().then(
      ({ codeMadeAt, passkeys }) => setKept(codeMadeAt !== null || passkeys.length > 0),
      // It is no moment to invite anybody.
      () => undefined,
    );
  }, [isOpen]);
  return (
    <>
      {!isKept && wanted.value === 'yes' && (
        <aside class={styles.invitation}>
          <p>
            <b>{texts.invitation}</b> {texts.invitationHint}
          </p>
          <div class={styles.deeds}>
            <button type="button" class={button.outline} aria-haspopup="dialog" onClick={devices.open}>
              {texts.keep}
            </button>
            <button
              type="button"
              class={button.quiet}
              onClick={() => {
                wanted.value = 'no';
              }}
            >
              {texts.never}
            </button>
          </div>
        </aside>
      )}
      {devices.Dialog !== null && <devices.Dialog close={devices.close} />}
    </>
  );
}
