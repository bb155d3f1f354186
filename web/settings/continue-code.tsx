import { QrCode } from '@yamanote/kit/qr-code.tsx';
import { useEffect, useRef } from 'preact/hooks';
import { server } from '../connection/halls.ts';
import { addressFrom } from '../connection/reach.ts';
import { Unreachable } from '../pages/unreachable.tsx';
import styles from './settings-dialog.module.css';

/** A one-time address for another device: to be scanned, or typed there. */
export function ContinueCode({ code, hint }: { code: string; hint: string }) {
  const path = `/continue/${code}`;
  const address = addressFrom(location.origin, server.addresses.value, path);
  // It stands where the button was that made it, and takes the focus from there.
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} class={styles.handover} tabIndex={-1}>
      {address === null ? (
        <Unreachable />
      ) : (
        <>
          <QrCode text={address} label={hint} />
          <p>{hint}</p>
        </>
      )}
      {/* Another browser of this computer can open it in any case. */}
      <p class={styles.address}>{address ?? new URL(path, location.href).href}</p>
    </div>
  );
}
