import button from '@yamanote/kit/button.module.css';
import { LONGEST_NAME, type WaysBack } from '@yamanote/protocol';
import { useState } from 'preact/hooks';
import styles from './devices.module.css';
import { addPasskey, removePasskey } from './hall.ts';
import { whyNoPasskeys, whyNoWay } from './why-not.ts';
import type { WaysBackWords } from './words/index.ts';

/** What most people call a device like this one, as it is read on another. */
function kindOfDevice(): string | undefined {
  const [kind] = /iPhone|iPad|Android|Windows|Mac|CrOS|Linux/.exec(navigator.userAgent) ?? [];
  return kind === 'CrOS' ? 'Chromebook' : kind;
}

export function Passkeys({
  ways,
  texts,
  change,
}: {
  ways: WaysBack;
  texts: WaysBackWords;
  change(ways: WaysBack): void;
}) {
  const usual = kindOfDevice() ?? texts.thisDevice;
  const [name, setName] = useState(usual);
  const [outcome, setOutcome] = useState<string | null>(null);
  const why = whyNoPasskeys();
  const settle = (changing: Promise<WaysBack>, said: string) =>
    changing.then(
      (now) => {
        change(now);
        setOutcome(said);
      },
      (reason) => setOutcome(whyNoWay(reason, texts)),
    );
  return (
    <section>
      <h3>{texts.passkeys}</h3>
      <p class={styles.why}>{why === null ? texts.passkeysHint : texts.whyNoPasskeys[why]}</p>
      {ways.passkeys.length > 0 && (
        <ul class={styles.rows}>
          {ways.passkeys.map(({ id, name, host, isHere, madeAt, usedAt }) => (
            <li key={id}>
              <span>
                {name}
                <small>{usedAt === null ? texts.unused({ at: madeAt }) : texts.used({ at: usedAt })}</small>
                {!isHere && <small>{texts.elsewhere({ host })}</small>}
              </span>
              <button
                type="button"
                class={button.plain}
                aria-label={texts.remove({ name })}
                onClick={() => settle(removePasskey(id), texts.removed)}
              >
                {texts.removeShort}
              </button>
            </li>
          ))}
        </ul>
      )}
      {why === null && (
        <form
          class={styles.add}
          onSubmit={(event) => {
            event.preventDefault();
            void settle(addPasskey(name.trim() || usual), texts.added);
          }}
        >
          <label>
            <span>{texts.passkeyName}</span>
            <input
              type="text"
              value={name}
              maxLength={LONGEST_NAME}
              autocomplete="off"
              onInput={(event) => {
                setName(event.currentTarget.value);
                setOutcome(null);
              }}
            />
          </label>
          {/* Never disabled: whoever pressed it keeps the focus. */}
          <button type="submit" class={button.plain}>
            {texts.addPasskey}
          </button>
        </form>
      )}
      <p class={styles.outcome} role="status">
        {outcome}
      </p>
    </section>
  );
}
