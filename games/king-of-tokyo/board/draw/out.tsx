import type { Props } from '../shown.ts';
import { boardWords } from '../words/index.ts';
import styles from './out.module.css';

/** Whoever has fallen is told so, for as long as the others play. */
export function Out({ language }: Props) {
  return (
    <p class={styles.out} role="status">
      {boardWords[language].out}
    </p>
  );
}
