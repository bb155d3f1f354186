/** What is to be decided, and my hand; where there is a column for them, also the star track and the queue. */
import { useDesk } from '../desk.ts';
import type { Props } from '../shown.ts';
import { Hand } from './hand.tsx';
import palette from './palette.module.css';
import { Panel } from './panel.tsx';
import { Queue } from './queue.tsx';
import styles from './shelf.module.css';
import { StarTrack } from './star-track.tsx';

export function Shelf(props: Props) {
  const desk = useDesk(props);
  const { shape } = props.window;
  // Every ward that one might move stands in a list that needs the room.
  const planning = desk.mode === 'move';
  return (
    <div class={`${palette.palette} ${styles.shelf}`}>
      {shape === 'wide' && <Queue {...props} />}
      {shape === 'wide' && !planning && <StarTrack {...props} />}
      <div class={styles.panel}>
        <Panel desk={desk} />
      </div>
      {shape === 'columns' && !planning && (
        <div class={styles.stars}>
          <StarTrack {...props} />
        </div>
      )}
      <Hand {...props} />
    </div>
  );
}
