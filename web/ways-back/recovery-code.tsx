import button from '@yamanote/kit/button.module.css';
import { copyText } from '@yamanote/kit/copy-text.ts';
import type { WaysBack } from '@yamanote/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import styles from './devices.module.css';
import { makeCode } from './hall.ts';
import { whyNoWay } from './why-not.ts';
import type { WaysBackWords } from './words/index.ts';

interface Props {
  ways: WaysBack;
  texts: WaysBackWords;
  change(ways: WaysBack): void;
}

export function RecoveryCode({ ways, texts, change }: Props) {
  const [code, setCode] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<string | null>(null);
  const make = () =>
    makeCode().then(
      ({ code, ...now }) => {
        setOutcome(null);
        setCode(code);
        change(now);
      },
      (reason) => setOutcome(whyNoWay(reason, texts)),
    );
  return (
    <section>
      <h3>{texts.code}</h3>
      <p class={styles.why}>{texts.codeHint}</p>
      {code === null ? (
        <>
          {ways.codeMadeAt !== null && <p class={styles.why}>{texts.codeMade({ at: ways.codeMadeAt })}</p>}
          <button type="button" class={button.plain} onClick={make}>
            {ways.codeMadeAt === null ? texts.makeCode : texts.makeNewCode}
          </button>
        </>
      ) : (
        <NewCode code={code} texts={texts} hide={() => setCode(null)} say={setOutcome} />
      )}
      <p class={styles.outcome} role="status">
        {outcome}
      </p>
    </section>
  );
}

/** It stands where the button was that made it, and takes the focus from there. */
function NewCode({
  code,
  texts,
  hide,
  say,
}: {
  code: string;
  texts: WaysBackWords;
  hide(): void;
  say(outcome: string): void;
}) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} class={styles.newCode} tabIndex={-1}>
      <p>{texts.newCode}</p>
      {/* Whoever hears it hears letters, in groups. */}
      <code>
        {code.split('-').map((group) => (
          <span key={group}>
            <span aria-hidden="true">{group}</span>
            <span class="unseen">{`${[...group].join(' ')}, `}</span>
          </span>
        ))}
      </code>
      <div class={styles.deeds}>
        <button type="button" class={button.main} onClick={hide}>
          {texts.written}
        </button>
        <button
          type="button"
          class={button.plain}
          onClick={() => void copyText(code).then((copied) => copied && say(texts.copied))}
        >
          {texts.copy}
        </button>
      </div>
    </div>
  );
}
