import type { TableLine } from '@yamanote/protocol';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { server } from '../../connection/halls.ts';
import { lobby } from '../../connection/lobby.ts';
import { isOpen, STATIONS, stationOf } from '../../stations.ts';
import { tableName } from '../../table/names.ts';
import { shownLanguage, words } from '../../words/index.ts';
import styles from './departures.module.css';
import { InviteDialog } from './invite-dialog.tsx';

/** The departures board: tables that anybody may join or watch. */
export function Departures() {
  const { home, loading, pages } = words.value;
  const lines = lobby.value?.open ?? null;
  const lost = server.state.value === 'broken';
  return (
    <section class={styles.board} aria-labelledby="departures">
      <header>
        <h2 id="departures">{home.departures}</h2>
        {shownLanguage.value !== 'ja' && (
          <span lang="ja" aria-hidden="true">
            発車案内
          </span>
        )}
        <Clock />
      </header>
      {lost ? (
        <Nothing text={`${pages.lost}. ${pages.lostHint}`} />
      ) : lines === null ? (
        <Nothing text={loading} />
      ) : lines.length === 0 ? (
        <NoTables />
      ) : (
        <ol>
          {lines.slice(0, 8).map((line, i) => (
            <Departure key={line.table} line={line} number={i + 1} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Departure({ line, number }: { line: TableLine; number: number }) {
  const { home } = words.value;
  const { route } = useLocation();
  const free = line.stage === 'waiting' && line.taken < line.seats;
  const title = stationOf(line.game)?.latin ?? line.game;
  const action = line.yours ? home.goOn : free ? home.join : home.watch;
  return (
    <li>
      <i class={styles.number} aria-hidden="true">
        {number}
      </i>
      <div class={styles.what}>
        <b>{title}</b>
        <small>{tableName(line.table, words.value)}</small>
      </div>
      <div class={styles.when}>
        <span>{home.seatsTaken({ taken: line.taken, seats: line.seats })}</span>
        <small>{home[line.stage]}</small>
      </div>
      <button type="button" onClick={() => route(`/table/${line.table}`)}>
        {action}
        <span class="unseen">
          : {title}, {tableName(line.table, words.value)}
        </span>
      </button>
    </li>
  );
}

function Nothing({ text }: { text: string }) {
  return <p class={styles.nothing}>{text}</p>;
}

function NoTables() {
  const { home } = words.value;
  const [opening, setOpening] = useState(false);
  const station = STATIONS.find(({ id }) => isOpen(id)) ?? STATIONS[0];
  return (
    <div class={styles.nothing}>
      <p>{home.departuresEmpty}</p>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpening(true)}>
        {home.openTable}
      </button>
      {opening && <InviteDialog game={station.id} isPublic close={() => setOpening(false)} />}
    </div>
  );
}

function Clock() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 5000);
    return () => clearInterval(timer);
  }, []);
  const time = now.toLocaleTimeString(shownLanguage.value, { hour: '2-digit', minute: '2-digit', hour12: false });
  return <time class={styles.clock}>{time}</time>;
}
