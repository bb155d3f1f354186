import button from '@yamanote/kit/button.module.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import styles from './devices.module.css';
import { signOutOthers } from './hall.ts';
import { whyNoWay } from './why-not.ts';
import type { WaysBackWords } from './words/index.ts';

/** It asks first: somebody else may be playing there just now. */
export function SignOut({ texts }: { texts: WaysBackWords }) {
  const [isAsked, setAsked] = useState(false);
  const [outcome, setOutcome] = useState<string | null>(null);
  const open = useRef<HTMLButtonElement>(null);
  const question = useRef<HTMLDivElement>(null);
  const wasAsked = useRef(false);
  // The focus goes where the reader's button went, and back.
  useEffect(() => {
    if (isAsked) question.current?.focus();
    else if (wasAsked.current) open.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  const signOut = () => {
    setAsked(false);
    signOutOthers().then(
      () => setOutcome(texts.signedOut),
      (reason) => setOutcome(whyNoWay(reason, texts)),
    );
  };
  return (
    <section>
      <h3>{texts.others}</h3>
      <p class={styles.why}>{texts.othersHint}</p>
      {isAsked ? (
        <div ref={question} tabIndex={-1} class={styles.question}>
          <p>{texts.reallySignOut}</p>
          <div class={styles.deeds}>
            <button type="button" class={button.main} onClick={signOut}>
              {texts.yes}
            </button>
            <button type="button" class={button.plain} onClick={() => setAsked(false)}>
              {texts.no}
            </button>
          </div>
        </div>
      ) : (
        <button ref={open} type="button" class={button.plain} onClick={() => setAsked(true)}>
          {texts.signOut}
        </button>
      )}
      <p class={styles.outcome} role="status">
        {outcome}
      </p>
    </section>
  );
}
