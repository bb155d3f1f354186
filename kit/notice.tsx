/** A short word at the foot of the page that goes away by itself: a link was copied, an answer came too late. */
import { signal } from '@preact/signals';
import styles from './notice.module.css';

const current = signal<{ text: string; number: number } | null>(null);
const LASTING = 5000;
let number = 0;

export function notice(text: string): void {
  const mine = ++number;
  current.value = { text, number: mine };
  setTimeout(() => {
    if (current.peek()?.number === mine) current.value = null;
  }, LASTING);
}

export function NoticePlace() {
  return (
    <div role="status" class={styles.place}>
      {current.value && (
        <p key={current.value.number} class={styles.notice}>
          {current.value.text}
        </p>
      )}
    </div>
  );
}
