import { Icon } from '@yamanote/kit/icon.tsx';
import { latinIn, neighbours, type Station, titleIn } from '../stations.ts';
import { shownLanguage, words } from '../words/index.ts';
import styles from './station-sign.module.css';

/**
 * The sign that heads a game's pages: its name in both scripts, of which the reader's is the heading, the band of the line,
 * the stations before and after.
 */
export function StationSign({ station, way }: { station: Station; way: 'game' | 'rules' }) {
  const { home } = words.value;
  const { before, after } = neighbours(station);
  const language = shownLanguage.value;
  const [Japanese, Latin] = language === 'ja' ? (['h1', 'p'] as const) : (['p', 'h1'] as const);
  return (
    <header class={styles.sign}>
      <a class={styles.before} href={`/${way}/${before.id}`}>
        <Icon name="back" size={20} />
        <span class="unseen">{home.before}: </span>
        <span class={styles.neighbour}>{titleIn(language, before)}</span>
      </a>
      <i class={styles.ring} aria-hidden="true" lang="ja">
        {station.numeral}
      </i>
      <div class={styles.names}>
        <Japanese lang="ja" class={styles.japanese} data-long={station.japanese.length > 8 ? '' : undefined}>
          {station.japanese}
        </Japanese>
        <Latin lang={language === 'ja' ? 'en' : undefined} class={styles.latin}>
          {latinIn(language, station)}
        </Latin>
      </div>
      <a class={styles.after} href={`/${way}/${after.id}`}>
        <span class="unseen">{home.after}: </span>
        <span class={styles.neighbour}>{titleIn(language, after)}</span>
        <Icon name="forward" size={20} />
      </a>
      <i class={styles.band} aria-hidden="true" />
    </header>
  );
}
