/** A monster in a circle of its colour. */
import { useMark } from '@yamanote/kit';
import { MonsterPicture } from '../art/monster.tsx';
import type { OfSeat } from '../shown.ts';
import styles from './portrait.module.css';

export function Portrait({ view, seat }: OfSeat) {
  const { monster, place } = view.monsters[seat];
  const mark = useMark(seat);
  return (
    <div
      class={styles.portrait}
      data-out={place === 'out' || undefined}
      style={{ '--mark': `var(--seat${mark})` }}
      aria-hidden="true"
    >
      {monster === null ? (
        <span class={styles.egg}>?</span>
      ) : (
        <MonsterPicture monster={monster} class={styles.monster} />
      )}
    </div>
  );
}
