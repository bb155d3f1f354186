import { useWatchingWords } from '../../words/watching/index.ts';
import { showHand } from './hand.ts';
import styles from './hand-bar.module.css';
import { Sign } from './signs.tsx';

/** Says where the board is, and brings it here. */
export function HandBar() {
  const texts = useWatchingWords();
  return (
    <section class={styles.bar} aria-label={texts?.screen.elsewhere}>
      <Sign name="screen" />
      <p>{texts?.screen.elsewhere}</p>
      {texts !== null && (
        <button type="button" onClick={() => showHand(false)}>
          {texts.screen.here}
        </button>
      )}
    </section>
  );
}
