import { Icon } from '@yamanote/kit/icon.tsx';
import { neighbours, type Station } from '../stations.ts';
import { words } from '../words/index.ts';
import styles from './station-sign.module.css';

/** The sign that heads a game's pages: its name in both scripts, the band of the line, the stations before and after. */
export function StationSign({ station, way }: { station: Station; way: 'game' | 'rules' }) {
  const { home } = words.value;
  const { before, after } = neighbours(station);
  return (
    <header class={styles.sign}>
      <a class={styles.before} href={`/${way}/${before.id}`}>
        <Icon name="back" size={20} />
        <span class="unseen">{home.before}: </span>
        <span class={styles.neighbour}>{before.latin}</span>
      </a>
      <i class={styles.ring} aria-hidden="true" lang="ja">
        {station.numeral}
      </i>
      <div class={styles.names}>
        <p lang="ja" class={styles.japanese} data-long={station.japanese.length > 8 ? '' : undefined}>
          {station.japanese}
        </p>
        <h1>{station.latin}</h1>
      </div>
      <a class={styles.after} href={`/${way}/${after.id}`}>
        <span class="unseen">{home.after}: </span>
        <span class={styles.neighbour}>{after.latin}</span>
        <Icon name="forward" size={20} />
      </a>
      <i class={styles.band} aria-hidden="true" />
    </header>
  );
}
