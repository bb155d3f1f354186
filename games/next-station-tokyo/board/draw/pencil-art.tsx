/** A pencil as it lies on the desk, its point to the right. */
import type { PencilId } from '@yamanote/games/next-station-tokyo/rules';
import styles from './pencil-art.module.css';
import { inkOf } from './stations.tsx';

export function PencilArt({ pencil }: { pencil: PencilId }) {
  const ink = inkOf(pencil);
  return (
    <svg class={styles.pencil} viewBox="0 0 190 30" aria-hidden="true">
      <path class={styles.shade} d="M6 10Q8 27 14 27H150L186 19L150 9Z" />
      <path d="M5 6Q2 6 2 9V19Q2 22 5 22H16V6Z" fill="#efdcc6" />
      <path d="M16 5.5H27V22.5H16Z" fill="#c9ced6" />
      <path d="M18.5 5.5V22.5M24 5.5V22.5" stroke="#9aa3b0" stroke-width="1.2" />
      <path d="M27 5.5H146V22.5H27Z" fill={ink} />
      <path d="M27 5.5H146V10.5H27Z" fill="#fff" opacity=".28" />
      <path d="M27 17.5H146V22.5H27Z" fill="#000" opacity=".2" />
      <path d="M146 5.5Q151 8 146 10.5Q151 14 146 17.5Q151 20 146 22.5L184 14Z" fill="#e9c492" />
      <path d="M172 11.3L184 14L172 16.7Q169.5 14 172 11.3Z" fill={ink} />
    </svg>
  );
}
