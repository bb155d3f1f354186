/** Queue, star track and bag, large, with what they are for. */
import type { Props } from '../shown.ts';
import { boardWords } from '../words/index.ts';
import palette from './palette.module.css';
import { Queue } from './queue.tsx';
import { StarTrack } from './star-track.tsx';
import styles from './supplies.module.css';

export function Supplies(props: Props) {
  const { supplies } = boardWords[props.language];
  if (props.view.options.edition === 'r12') {
    return (
      <div class={`${palette.palette} ${styles.supplies}`}>
        <Queue {...props} />
        <p>{supplies.arrivals.text}</p>
      </div>
    );
  }
  return (
    <div class={`${palette.palette} ${styles.supplies}`}>
      <Queue {...props} />
      <p>{supplies.queue.text}</p>
      <StarTrack {...props} />
      <p>{supplies.stars.text}</p>
      <p>{supplies.ending.text}</p>
    </div>
  );
}
