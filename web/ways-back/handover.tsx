import button from '@yamanote/kit/button.module.css';
import { useState } from 'preact/hooks';
import { server } from '../connection/halls.ts';
import { ContinueCode } from '../settings/continue-code.tsx';
import styles from './devices.module.css';
import { whyNoWay } from './why-not.ts';
import type { WaysBackWords } from './words/index.ts';

/** A one-time address that makes another device this guest. */
export function Handover({ texts }: { texts: WaysBackWords }) {
  const [code, setCode] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  if (code !== null) return <ContinueCode code={code} hint={texts.otherDeviceHint} />;
  return (
    <div>
      <button
        type="button"
        class={button.plain}
        onClick={() =>
          server.request({ do: 'handover' }).then(
            (done) => setCode(done.code ?? null),
            (reason) => setFault(whyNoWay(reason, texts)),
          )
        }
      >
        {texts.otherDevice}
      </button>
      <p class={styles.outcome} role="status">
        {fault}
      </p>
    </div>
  );
}
