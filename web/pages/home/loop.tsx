import { lobby } from '../../connection/lobby.ts';
import { theme } from '../../settings/settings.ts';
import { isOpen, latinIn, neighbours, placeOf, STATIONS, type Station, shortTitleIn } from '../../stations.ts';
import { shownLanguage, words } from '../../words/index.ts';
import { PICTURES } from '../art.ts';
import styles from './loop.module.css';

/** The drawn line with its stations; the tables of the departures board run on it as numbered trains. */
export function Loop() {
  const { home } = words.value;
  return (
    <section class={styles.loop} aria-label={home.stations}>
      <div class={styles.track} aria-hidden="true">
        <Trains />
      </div>
      <ol class={styles.stations} style={{ '--stations': STATIONS.length }}>
        {STATIONS.map((station) => (
          <StationSign key={station.id} station={station} />
        ))}
      </ol>
    </section>
  );
}

/** As many as the departures board has lines; one without a number when there are none, for the line never sleeps. */
function Trains() {
  const running = Math.min(5, lobby.value?.open.length ?? 0);
  const count = Math.max(1, running);
  return (
    <>
      {Array.from({ length: count }, (_, i) => (
        <span key={i} class={styles.train} style={{ '--from': `${(i / count) * 100 + 9}%` }}>
          <svg viewBox="-36 -14 72 28" width="60" height="23" aria-hidden="true">
            <rect x="-33" y="-10" width="31" height="20" rx="5" fill="#F7F8F4" stroke="#1E2A38" stroke-width="1.6" />
            <rect x="2" y="-10" width="31" height="20" rx="5" fill="#F7F8F4" stroke="#1E2A38" stroke-width="1.6" />
            <path d="M-2 0h4" stroke="#1E2A38" stroke-width="3" />
            <rect x="-28" y="-5.5" width="21" height="11" rx="2.5" fill="#7DB928" />
            <rect x="7" y="-5.5" width="21" height="11" rx="2.5" fill="#7DB928" />
            {running > 0 && <circle r="9.5" fill="#1E2A38" />}
          </svg>
          {running > 0 && <b>{i + 1}</b>}
        </span>
      ))}
    </>
  );
}

function StationSign({ station }: { station: Station }) {
  const { stations, home } = words.value;
  const { before, after } = neighbours(station);
  const open = isOpen(station.id);
  const { side, row, down } = placeOf(STATIONS.indexOf(station), STATIONS.length);
  return (
    <li class={styles.station} data-station={station.id} data-side={side} style={{ '--row': row, '--down': down }}>
      <i class={styles.rail} aria-hidden="true" />
      <i class={styles.node} aria-hidden="true" lang="ja">
        {station.numeral}
      </i>
      <a class={styles.card} href={`/game/${station.id}`} data-closed={open ? undefined : ''}>
        <span class={styles.picture}>
          <img src={PICTURES[theme.value][station.id]} alt="" width="240" height="140" />
          <i class={styles.badge} lang="ja" aria-hidden="true">
            {station.numeral}
          </i>
        </span>
        <span class={styles.sign}>
          <i class={styles.ring} lang="ja" aria-hidden="true">
            {station.numeral}
          </i>
          <span class={styles.names}>
            <span class={styles.japanese} lang="ja" data-long={station.japanese.length > 8 ? '' : undefined}>
              {station.japanese}
            </span>
            <b>{latinIn(shownLanguage.value, station)}</b>
          </span>
          <span class={styles.subtitle}>{stations[station.id]}</span>
          {!open && <em class={styles.soon}>{home.opensSoon}</em>}
          <span class={styles.band} aria-hidden="true" />
          <span class={styles.neighbours} aria-hidden="true">
            <span>‹ {shortTitleIn(shownLanguage.value, before)}</span>
            <span>{shortTitleIn(shownLanguage.value, after)} ›</span>
          </span>
        </span>
      </a>
    </li>
  );
}
