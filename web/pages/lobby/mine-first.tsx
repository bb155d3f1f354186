import { lobby, onDevice } from '../../connection/lobby.ts';
import { words } from '../../words/index.ts';
import { MatchLine, urgency } from '../home/your-matches.tsx';
import styles from './lobby-page.module.css';
import type { LobbyWords } from './words/index.ts';

/** So many stand above what others play. */
const MOST = 3;

/** What waits for me stands above what I could begin. */
export function MineFirst({ texts }: { texts: LobbyWords }) {
  const lines = [...(lobby.value?.yours ?? []), ...onDevice.value]
    .filter(({ stage }) => stage !== 'over')
    .sort((a, b) => urgency(b) - urgency(a));
  if (lines.length === 0) return null;
  return (
    <section class={`${styles.panel} ${styles.mine}`} aria-labelledby="mine">
      <header>
        <h2 id="mine">{words.value.home.yourMatches}</h2>
        <a href="/matches">{texts.allMatches}</a>
      </header>
      <ul>
        {lines.slice(0, MOST).map((line) => (
          <li key={line.table}>
            <MatchLine line={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}
