import { usePageState } from '@yamanote/kit/page-state.ts';
import { SeatMark } from '@yamanote/kit/seat-mark.tsx';
import type { TableInfo } from '@yamanote/protocol';
import { useEffect } from 'preact/hooks';
import type { WatchedTable } from '../connection/table.ts';
import { optionsInWords } from '../pages/game/options-in-words.ts';
import { stationOf } from '../stations.ts';
import { seatNames, tableName } from '../table/names.ts';
import type { Session } from '../table/session.ts';
import { words } from '../words/index.ts';
import type { WatchingWords } from '../words/watching/index.ts';
import { Device } from './device.tsx';
import styles from './screen.module.css';
import { WayIn } from './way-in.tsx';

interface Props {
  table: WatchedTable;
  info: TableInfo;
  session: Session | null;
  texts: WatchingWords;
}

/** Before the start: the way in, and who is there already. */
export function WaitingScreen({ table, info, session, texts }: Props) {
  usePageState({ idle: table.line.state.value === 'open' && table.line.waiting.value === 0 });
  const station = stationOf(info.game);
  const title = session?.speech.value.title ?? '';
  const names = seatNames(info, words.value);
  const host = info.hostSeat === null ? null : names[info.hostSeat];
  useEffect(() => {
    document.title = `${title} · Yamanote`;
  }, [title]);
  return (
    <main class={styles.waiting}>
      <header class={styles.sign}>
        <i aria-hidden="true" lang="ja">
          {station?.numeral}
        </i>
        <div>
          <h1>
            {title}
            {station && station.japanese !== title && (
              <span lang="ja" aria-hidden="true">
                {' '}
                {station.japanese}
              </span>
            )}
          </h1>
          <p>
            {tableName(info.table, words.value)}
            {session !== null && ` · ${optionsInWords(session.room, info.options) ?? words.value.game.presets.usual}`}
          </p>
        </div>
      </header>
      <section class={styles.join}>
        <h2>{texts.scan}</h2>
        <WayIn table={table} texts={texts} />
      </section>
      <section class={styles.places} aria-label={words.value.table.seats}>
        <ol>
          {info.seats.map((place, seat) => (
            <li key={seat} data-free={place.guest === null && place.bot === null ? '' : undefined}>
              <SeatMark seat={seat} size={22} />
              <b>{place.guest === null && place.bot === null ? (place.kept ?? texts.free) : names[seat]}</b>
              <Device place={place} texts={texts} />
            </li>
          ))}
        </ol>
        {host !== null && <p>{texts.starts({ name: host })}</p>}
      </section>
    </main>
  );
}
