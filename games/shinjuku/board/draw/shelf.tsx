/** Queue, what is to be decided, and my hand. On a phone the queue stands above the map. */
import { useDesk } from '../desk.ts';
import type { Props } from '../shown.ts';
import { Hand } from './hand.tsx';
import palette from './palette.module.css';
import { Panel } from './panel.tsx';
import { Queue } from './queue.tsx';
import styles from './shelf.module.css';
import { StarTrack } from './star-track.tsx';
import { useWide } from './use-wide.ts';

export function Shelf(props: Props) {
  const wide = useWide();
  const desk = useDesk(props);
  return (
    <div class={`${palette.palette} ${styles.shelf}`}>
      {wide && (
        <>
          <Queue {...props} />
          <StarTrack {...props} />
        </>
      )}
      <div class={styles.panel}>
        <Panel desk={desk} />
      </div>
      <Hand {...props} />
    </div>
  );
}
