import { words } from '../words/index.ts';
import styles from './unreachable.module.css';

/** Said in place of a link that would only work on this computer. */
export function Unreachable() {
  const { unreachable, unreachableHint } = words.value.table;
  return (
    <div class={styles.unreachable}>
      <b>{unreachable}</b>
      <p>{unreachableHint}</p>
      <code>npm start -- --share</code>
    </div>
  );
}
