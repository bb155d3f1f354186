import button from '@yamanote/kit/button.module.css';
import { notice } from '@yamanote/kit/notice.tsx';
import { type Guest, RECOVERY_SIGNS, readRecoveryCode } from '@yamanote/protocol';
import { useId, useRef, useState } from 'preact/hooks';
import { server } from '../connection/halls.ts';
import styles from './devices.module.css';
import { recover, signIn } from './hall.ts';
import { whyNoPasskeys, whyNoWay } from './why-not.ts';
import type { WaysBackWords } from './words/index.ts';

/** For who has played here on another device: they become here who they are there. */
export function ComeBack({ texts, close }: { texts: WaysBackWords; close(): void }) {
  const now = server.guest.value;
  const field = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  const said = useId();
  const settle = (coming: Promise<Guest>) =>
    coming.then(
      ({ name }) => {
        close();
        notice(texts.welcomeBack({ name }));
      },
      (reason) => setFault(whyNoWay(reason, texts)),
    );
  return (
    <section>
      <h3>{texts.comeBack}</h3>
      <p class={styles.why}>{texts.comeBackHint}</p>
      {now !== null && <p class={styles.why}>{texts.nowHere({ name: now.name })}</p>}
      <form
        class={styles.bring}
        onSubmit={(event) => {
          event.preventDefault();
          const read = readRecoveryCode(field.current?.value ?? '');
          if (read.is === 'code') return void settle(recover(read.code));
          setFault(
            read.is === 'length'
              ? texts.length({ letters: read.letters, all: RECOVERY_SIGNS.all })
              : texts.refused.mistyped,
          );
          field.current?.focus();
        }}
      >
        <label>
          <span>{texts.codeField}</span>
          <input
            ref={field}
            type="text"
            class={styles.typed}
            placeholder="XXXX-XXXX-XXXX-XXXX-XXXX"
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            enterkeyhint="go"
            aria-invalid={fault !== null}
            aria-describedby={said}
            onInput={() => setFault(null)}
          />
        </label>
        <p id={said} class={styles.outcome} role="alert">
          {fault}
        </p>
        <div class={styles.deeds}>
          <button type="submit" class={button.plain}>
            {texts.bring}
          </button>
          {whyNoPasskeys() === null && (
            <button type="button" class={button.plain} onClick={() => void settle(signIn())}>
              {texts.signIn}
            </button>
          )}
        </div>
      </form>
    </section>
  );
}
