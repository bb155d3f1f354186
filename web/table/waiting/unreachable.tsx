import { words } from '../../words/index.ts';
import styles from './waiting-room.module.css';

/** Said in place of a link that would only work on this computer. */
export function Unreachable() {
  const { waiting } = words.value.table;
  return (
    <div class={styles.unreachable}>
      <b>{waiting.unreachable}</b>
      <p>{waiting.unreachableHint}</p>
      <code>npm start -- --share</code>
    </div>
  );
}
