/** One die of the game. */
import { CLAW, ENERGY, type Face, HEART } from '@yamanote/games/king-of-tokyo/rules';
import styles from './die.module.css';

/** What is on the faces; numbers are drawn too, so that a die has no text that differs from its name. */
const SYMBOLS: Readonly<Record<Face, { fill: string; d: string }>> = {
  1: { fill: '#fff', d: 'M21.5 21.5l7-6h5.5V41h-6V22.5l-6.5 3.5z' },
  2: {
    fill: '#fff',
    d: 'M19.4 22.3c0-5.3 3.9-8.5 8.9-8.5 5.3 0 8.8 3 8.8 7.6 0 5.3-6.8 9.7-9.7 13.9h9.9V41H19v-4.5c4.6-6.6 12-10.6 12-14.8 0-1.9-1.1-3-2.9-3-2 0-3.1 1.3-3.2 3.6z',
  },
  3: {
    fill: '#fff',
    d: 'M20.2 14.3h15.7v4.4l-5 5.3c3.7.9 6.1 3.5 6.1 7.4 0 6-4 9.9-9.7 9.9-5.1 0-8.5-2.7-8.8-7.4h5.7c.2 1.7 1.3 2.7 3 2.7 2.3 0 3.8-1.6 3.8-4.1 0-2.4-1.7-3.7-4.6-3.7h-1.8v-3.6l4.3-5.6h-8.7z',
  },
  [HEART]: {
    fill: '#ff8d9a',
    d: 'M28 40C17.6 32.2 15.6 27 15.6 23.8c0-4 3-6.5 6.4-6.5 2.6 0 4.7 1.4 6 3.9 1.3-2.5 3.4-3.9 6-3.9 3.4 0 6.4 2.6 6.4 6.5 0 3.2-2 8.4-12.4 16.2z',
  },
  [CLAW]: {
    fill: '#fff',
    d: 'M17.7 15.4c5.2 6.5 6.5 14.3 3.9 24-3.2-7.1-5.2-14.9-3.9-24zM26.2 14.1c5.8 7.8 6.5 16.9 3.2 26.6-3.2-7.8-4.5-17.5-3.2-26.6zM35.3 15.4c5.2 6.5 5.2 14.3 2.6 22.7-3.3-6.5-4.2-14.3-2.6-22.7z',
  },
  [ENERGY]: { fill: '#ffd45e', d: 'M30.7 13.5 17.7 29h8.5l-2.6 11.7 14.9-16.9h-9.1z' },
};

/** `extra`: one of the two green dice. */
export function Die({ face, extra = false }: { face: Face | null; extra?: boolean }) {
  const symbol = face === null ? null : SYMBOLS[face];
  return (
    <svg class={styles.die} viewBox="0 0 56 58" data-extra={extra || undefined} aria-hidden="true">
      <rect class={styles.side} x="3" y="7" width="50" height="49" rx="12" />
      <rect class={styles.top} x="3" y="3" width="50" height="49" rx="12" />
      <path class={styles.shine} d="M15 3h26a12 12 0 0 1 12 12v3C40 8 16 8 3 18v-3A12 12 0 0 1 15 3z" />
      {symbol && <path d={symbol.d} fill={symbol.fill} />}
    </svg>
  );
}
