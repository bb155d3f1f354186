import button from '@yamanote/kit/button.module.css';
import { notice } from '@yamanote/kit/notice.tsx';
import { QrCode } from '@yamanote/kit/qr-code.tsx';
import { useEffect, useRef, useState } from 'preact/hooks';
import { server } from '../connection/halls.ts';
import type { Refused } from '../connection/line.ts';
import { addressFrom } from '../connection/reach.ts';
import { Unreachable } from '../pages/unreachable.tsx';
import { words } from '../words/index.ts';
import { kindWord } from '../words/refusals.ts';
import styles from './settings-dialog.module.css';

/** "Continue on another device": a one-time address that makes the other device this guest. */
export function HandoverPanel() {
  const [code, setCode] = useState<string | null>(null);
  const { settings } = words.value;
  if (code !== null) return <ContinueCode code={code} hint={settings.otherDeviceHint} />;
  return (
    <div>
      <button
        type="button"
        class={button.plain}
        onClick={() =>
          server.request({ do: 'handover' }).then(
            (done) => setCode(done.code ?? null),
            (refused: Refused) => notice(kindWord(refused.code)),
          )
        }
      >
        {settings.otherDevice}
      </button>
    </div>
  );
}

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
