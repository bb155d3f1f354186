/** A button that is a target: the same choice as on the map, where it can be read and hit more easily. */
import { targetProps } from '@yamanote/web/kit';
import type { ComponentChildren } from 'preact';
import type { Props } from '../shown.ts';
import styles from './choice.module.css';
import palette from './palette.module.css';

interface ChoiceProps {
  board: Pick<Props, 'target' | 'tap'>;
  id: string;
  /** All of it in words. */
  label: string;
  children: ComponentChildren;
}

export function Choice({ board, id, label, children }: ChoiceProps) {
  const off = board.target(id) === 'none';
  // The label is text inside the button: names that leave out what is seen confuse who speaks them.
  const { 'aria-label': _, ...look } = { 'aria-label': '', ...(off ? {} : targetProps(board, id, label)) };
  return (
    <button type="button" class={styles.choice} disabled={off} {...look}>
      <span class={palette.hidden}>{label}</span>
      <span class={styles.content} aria-hidden="true">
        {children}
      </span>
    </button>
  );
}

export function Choices({ children }: { children: ComponentChildren }) {
  return <div class={styles.choices}>{children}</div>;
}
