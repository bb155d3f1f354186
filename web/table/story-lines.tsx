import { SeatMark } from '@yamanote/kit/seat-mark.tsx';
import type { Line } from './story.ts';
import styles from './story-lines.module.css';

export function StoryLines({ lines }: { lines: readonly Line[] }) {
  return (
    <ol class={styles.lines}>
      {lines.map(({ entry, place, seat, text }) => (
        <li key={`${entry}.${place}`}>
          <span class={styles.mark}>{seat !== null && <SeatMark seat={seat} size={11} />}</span>
          {text}
        </li>
      ))}
    </ol>
  );
}
