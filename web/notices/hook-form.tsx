import button from '@yamanote/kit/button.module.css';
import { copyText } from '@yamanote/kit/copy-text.ts';
import type { Channels } from '@yamanote/protocol';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { addHook } from './channels.ts';
import styles from './notices-dialog.module.css';
import { whyNoNotice } from './why-not.ts';
import type { NoticeWords } from './words/en.ts';

/** Adds a webhook of one's own, or of a table; what signs its notices is shown once. */
export function HookForm({
  table,
  texts,
  change,
  children,
}: {
  table: string | null;
  texts: NoticeWords;
  change(channels: Channels): void;
  children: ComponentChildren;
}) {
  const [address, setAddress] = useState('');
  const [secret, setSecret] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<string | null>(null);
  const isTable = table !== null;
  return (
    <section>
      <h3>{isTable ? texts.tableHooks : texts.hooks}</h3>
      <p class={styles.why}>{isTable ? texts.tableHooksHint : texts.hooksHint}</p>
      {children}
      <form
        class={styles.add}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          addHook(address.trim(), table).then(
            (channels) => {
              setAddress('');
              setOutcome(null);
              setSecret(channels.secret);
              change(channels);
            },
            (reason) => setOutcome(whyNoNotice(reason, texts)),
          );
        }}
      >
        <label>
          <span>{texts.address}</span>
          <input
            type="url"
            value={address}
            placeholder="https://"
            autocomplete="off"
            onInput={(event) => {
              setAddress(event.currentTarget.value);
              setOutcome(null);
            }}
          />
        </label>
        {/* Never disabled: whoever pressed it keeps the focus. */}
        <button type="submit" class={button.plain}>
          {texts.add}
        </button>
      </form>
      <p class={styles.outcome} role="status">
        {outcome ?? (secret === null ? null : texts.secret)}
      </p>
      {secret !== null && (
        <p class={styles.secret}>
          <code>{secret}</code>
          <button
            type="button"
            class={button.plain}
            onClick={() => void copyText(secret).then((copied) => copied && setOutcome(texts.copied))}
          >
            {texts.copy}
          </button>
        </p>
      )}
    </section>
  );
}
