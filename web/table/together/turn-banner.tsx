import { SeatMark } from '@yamanote/kit/seat-mark.tsx';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../../words/index.ts';
import styles from './turn-banner.module.css';

const LASTING = 2200;

/** For eyes, where the device goes on by itself: who listens is told with the question. */
export function TurnBanner({ seat, name }: { seat: number; name: string }) {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setGone(true), LASTING);
    return () => clearTimeout(timer);
  }, []);
  if (gone) return null;
  return (
    <div class={styles.place} aria-hidden="true">
      <p class={styles.banner}>
        <SeatMark seat={seat} size={24} />
        <span>{words.value.table.overTo({ name })}</span>
      </p>
    </div>
  );
}
