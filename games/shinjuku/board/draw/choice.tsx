/** A button that is a target: the same choice as on the map, where it can be read and hit more easily. */
import { targetProps } from '@yamanote/kit';
import type { ComponentChildren } from 'preact';
import type { Props } from '../shown.ts';
import styles from './choice.module.css';
import { Said, unlabelled } from './said.tsx';

interface ChoiceProps {
  board: Pick<Props, 'target' | 'tap'>;
  id: string;
  /** All of it in words. */
  label: string;
  children: ComponentChildren;
}

export function Choice({ board, id, label, children }: ChoiceProps) {
  const off = board.target(id) === 'none';
  return (
    <button type="button" class={styles.choice} disabled={off} {...unlabelled(targetProps(board, id, label))}>
      <Said label={label} class={styles.content}>
        {children}
      </Said>
    </button>
  );
}

/** `pairs`: two by two, where they do not stand in a single row. */
export function Choices({ pairs = false, children }: { pairs?: boolean; children: ComponentChildren }) {
  return <div class={`${styles.choices} ${pairs ? styles.pairs : ''}`}>{children}</div>;
}
