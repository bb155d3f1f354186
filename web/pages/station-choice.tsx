import { lastGame } from '../settings/set-ups.ts';
import { theme } from '../settings/settings.ts';
import { isOpen, latinIn, STATIONS, type Station } from '../stations.ts';
import { shownLanguage, words } from '../words/index.ts';
import { PICTURES } from './art.ts';
import styles from './station-choice.module.css';

/** The games to choose from, the one that was played last marked; a link or a button each. */
export function StationChoice({
  to,
  choose,
  busy = false,
}: {
  /** Where a choice leads. */
  to?(station: Station): string;
  /** What a choice does, where it does more than lead on. */
  choose?(station: Station): void;
  busy?: boolean;
}) {
  return (
    <ul class={styles.choice}>
      {STATIONS.filter(({ id }) => isOpen(id)).map((station) => (
        <li key={station.id}>
          {to === undefined ? (
            <button type="button" class={styles.station} disabled={busy} onClick={() => choose?.(station)}>
              <Sign station={station} />
            </button>
          ) : (
            <a class={styles.station} href={to(station)}>
              <Sign station={station} />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function Sign({ station }: { station: Station }) {
  const { stations, home } = words.value;
  return (
    <>
      <img src={PICTURES[theme.value][station.id]} alt="" width="84" height="49" />
      <span>
        <b>{latinIn(shownLanguage.value, station)}</b>
        <span class={styles.japanese} lang="ja">
          {station.japanese}
        </span>
        <small>{stations[station.id]}</small>
      </span>
      {lastGame() === station.id && <em>{home.lastPlayed}</em>}
    </>
  );
}
