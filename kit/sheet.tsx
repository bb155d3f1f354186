/**
 * A sheet: something to read or choose from that rests on the question without taking the page away, as a dialog would.
 * The frame shows one at a time; Escape, its cross or an answer closes it.
 */
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useId, useLayoutEffect, useRef } from 'preact/hooks';
import type { BoardProps } from './board.ts';
import { Icon } from './icon.tsx';
import { deedOf } from './keys.ts';
import styles from './sheet.module.css';
import { kitWords } from './words.ts';

/** What a board puts into a sheet; it is drawn anew with the board, so that it never shows what was. */
export interface SheetContent {
  title: string;
  // biome-ignore lint/suspicious/noExplicitAny: a board knows its own game, the frame does not
  Body(board: BoardProps<any>): ComponentChildren;
}

export interface Sheets {
  open(content: SheetContent): void;
  close(): void;
}

export const SheetsContext = createContext<Sheets>({ open: () => undefined, close: () => undefined });

/** How a board opens what it has folded away. */
export function useSheets(): Sheets {
  return useContext(SheetsContext);
}

const SHEET = 'sheet';

/** What a button says that opens a sheet: whether that is open, and then which part of the page it is. */
export function opensSheet(open: boolean): { 'aria-expanded': boolean; 'aria-controls': string | undefined } {
  return { 'aria-expanded': open, 'aria-controls': open ? SHEET : undefined };
}

interface Props {
  title: string;
  close(): void;
  /** Beside the cross. */
  tools?: ComponentChildren;
  children: ComponentChildren;
}

export function Sheet({ title, close, tools, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const closing = useRef(close);
  closing.current = close;
  // At once, as with a dialog.
  useLayoutEffect(() => {
    const opener = document.activeElement as HTMLElement | null;
    heading.current?.focus();
    // Before the keys of the frame, so that Escape closes the sheet and leaves what is selected alone.
    const onKey = (event: KeyboardEvent) => {
      if (deedOf('over', event) !== 'close' || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      event.stopPropagation();
      closing.current();
    };
    addEventListener('keydown', onKey, true);
    return () => {
      removeEventListener('keydown', onKey, true);
      if (opener?.isConnected) opener.focus();
    };
  }, []);
  return (
    <section id={SHEET} class={styles.sheet} aria-labelledby={id} data-sheet="">
      <header class={styles.head}>
        <h2 ref={heading} id={id} tabIndex={-1}>
          {title}
        </h2>
        <span style={{ display: 'flex' }}>
          {tools}
          <button type="button" class={styles.close} aria-label={kitWords.value.close} onClick={close}>
            <Icon name="cross" />
          </button>
        </span>
      </header>
      <div class={styles.body}>{children}</div>
    </section>
  );
}
