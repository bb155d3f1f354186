/** The question, and what is still open about an answer that is half chosen: from which end. */
import type { ComponentChildren } from 'preact';
import { openOrigins } from '../choosing.ts';
import type { Props } from '../shown.ts';
import { boardWords } from '../words/index.ts';
import styles from './prompt.module.css';

export function Prompt({ children, ...props }: Props & { children: ComponentChildren }) {
  return (
    <>
      {children}
      {openOrigins(props).length > 0 && <p class={styles.open}>{boardWords[props.language].fromWhere}</p>}
    </>
  );
}
