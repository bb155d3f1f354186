/** Who has a turn before mine, and whether they can reach me in Tokyo. */
import { MonsterPicture } from '../art/monster.tsx';
import type { Props } from '../shown.ts';
import type { Rival } from '../stakes.ts';
import { boardWords } from '../words/index.ts';
import styles from './rivals.module.css';

export function Rivals({ view, names, language, rivals }: Props & { rivals: readonly Rival[] }) {
  const words = boardWords[language];
  return (
    <section class={styles.rivals}>
      <h3>{words.beforeYourTurn}</h3>
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
