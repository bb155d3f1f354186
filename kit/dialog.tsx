import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import styles from './dialog.module.css';
import { ownKeys } from './dialog-keys.ts';
import { Icon } from './icon.tsx';
import { kitWords } from './words.ts';

/**
 * A native modal dialog: a sheet from below on a phone, a card in the middle elsewhere. Only there while it is open, and
 * then the keyboard is its own (dialog-keys.ts).
 */
export function Dialog({
  title,
  close,
  children,
  wide = false,
}: {
  title: string;
  close(): void;
  children: ComponentChildren;
  wide?: boolean;
}) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const closing = useRef(close);
  closing.current = close;
  // At once, not after the next picture: whoever closes it and types on is where they were.
  useLayoutEffect(() => {
    const dialog = element.current as HTMLDialogElement;
    const opener = document.activeElement as HTMLElement | null;
    dialog.showModal();
    const release = ownKeys(dialog, () => closing.current());
    return () => {
      release();
      dialog.close();
      if (opener?.isConnected) opener.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, and the browser's own
    <dialog
      ref={element}
      class={wide ? styles.wide : styles.dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => event.target === element.current && close()}
    >
      <div class={styles.sheet}>
        <header class={styles.head}>
          <h2 id={heading} tabIndex={-1} data-heading="">
            {title}
          </h2>
          <button type="button" class={styles.close} aria-label={kitWords.value.close} onClick={close}>
            <Icon name="cross" />
          </button>
        </header>
        <div class={styles.body}>{children}</div>
      </div>
    </dialog>
  );
}
