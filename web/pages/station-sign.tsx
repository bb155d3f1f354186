import { neighbours, type Station } from '../stations.ts';
import { words } from '../words/index.ts';
import styles from './station-sign.module.css';

/** The sign that heads a game's page: its name in three scripts, the band of the line, the stations before and after. */
export function StationSign({ station }: { station: Station }) {
  const { home } = words.value;
  const { before, after } = neighbours(station);
  return (
    <header class={styles.sign}>
      <i class={styles.ring} aria-hidden="true" lang="ja">
        {station.numeral}
      </i>
      <div class={styles.names}>
        <p lang="ja" class={styles.japanese} data-long={station.japanese.length > 8 ? '' : undefined}>
          {station.japanese}
        </p>
        <h1>{station.latin}</h1>
      </div>
      <i class={styles.band} aria-hidden="true" />
      <nav class={styles.neighbours}>
        <a href={`/game/${before.id}`}>
          <span class="unseen">{home.before}: </span>‹ {before.latin}
        </a>
        <a href={`/game/${after.id}`}>
          <span class="unseen">{home.after}: </span>
          {after.latin} ›
        </a>
      </nav>
    </header>
  );
}
