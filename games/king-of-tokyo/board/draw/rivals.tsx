/** Who has a turn before mine, and whether they can reach me in Tokyo. */
import { MonsterPicture } from '../art/monster.tsx';
import type { Props } from '../shown.ts';
import type { Rival } from '../stakes.ts';
import { boardWords } from '../words/index.ts';
import styles from './rivals.module.css';

/** So many have a line each at or above the question; of more, one sentence names those who count. */
const MOST_LINES = 2;

export function Rivals({ view, names, language, window, rivals }: Props & { rivals: readonly Rival[] }) {
  const words = boardWords[language];
  if ((window.shape === 'upright' || window.shape === 'wide') && rivals.length > MOST_LINES) {
    const dangerous = rivals.filter(({ canHit }) => canHit);
    return <p class={styles.sentence}>{words.canHitBefore(dangerous.map(({ seat }) => names[seat]))}</p>;
  }
  return (
    <section class={styles.rivals}>
      <h2>{words.beforeYourTurn}</h2>
      {rivals.length === 0 ? (
        <p>{words.nobody}</p>
      ) : (
        <ul>
          {rivals.map(({ seat, canHit }) => {
            const { monster, place } = view.monsters[seat];
            return (
              <li key={seat}>
                {monster !== null && <MonsterPicture monster={monster} class={styles.picture} />}
                <span>
                  <b>{names[seat]}</b> {canHit ? words.canHit : words.cannotHit(place)}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
