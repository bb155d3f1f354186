import type { Picture } from '@yamanote/games/how-to';
import styles from './blocks.module.css';

/** A picture; its caption is read in its place. */
export function Drawn({ picture: { draws, caption } }: { picture: Picture }) {
  if (caption === '')
    return (
      <div class={styles.drawn} aria-hidden="true">
        {draws}
      </div>
    );
  return (
    <div class={styles.drawn} role="img" aria-label={caption}>
      <div aria-hidden="true">{draws}</div>
    </div>
  );
}
