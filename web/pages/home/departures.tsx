import type { TableLine } from '@yamanote/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { server } from '../../connection/halls.ts';
import { lobby } from '../../connection/lobby.ts';
import { isOpen, STATIONS, type Station, stationOf, titleIn } from '../../stations.ts';
import { tableName } from '../../table/names.ts';
import { shownLanguage, words } from '../../words/index.ts';
import { useDeparture } from '../use-departure.ts';
import { CodeForm } from './code-form.tsx';
import styles from './departures.module.css';

/** More lines than this are no board any more. */
const MOST = 8;

/** The departures board: tables that anybody may join or watch, and the games that have none yet. */
export function Departures() {
  const { home, loading, pages, punctuation } = words.value;
  const lines = lobby.value?.open ?? null;
  const lost = server.state.value === 'broken';
  return (
    <section class={styles.board} aria-labelledby="departures">
      <header>
        <h2 id="departures">
          <a href="/lobby">{home.departures}</a>
        </h2>
        {shownLanguage.value !== 'ja' && (
          <span lang="ja" aria-hidden="true">
            発車案内
          </span>
        )}
        <Clock />
      </header>
      {lost || lines === null ? (
        <p class={styles.hint}>{lost ? `${pages.lost}${punctuation.stop}${pages.lostHint}` : loading}</p>
      ) : (
        <>
          {lines.length === 0 && <p class={styles.hint}>{home.departuresHint}</p>}
          <ol>
            {lines.slice(0, MOST).map((line, i) => (
              <Departure key={line.table} line={line} number={i + 1} />
            ))}
            {STATIONS.filter(({ id }) => isOpen(id) && !lines.some(({ game }) => game === id)).map((station) => (
              <Platform key={station.id} station={station} />
            ))}
          </ol>
        </>
      )}
      <CodeForm />
    </section>
  );
}

function Departure({ line, number }: { line: TableLine; number: number }) {
  const { home } = words.value;
  const { route } = useLocation();
  const free = line.stage === 'waiting' && line.taken < line.seats;
  const station = stationOf(line.game);
  const title = station === undefined ? line.game : titleIn(shownLanguage.value, station);
  const table = tableName(line.table, words.value);
  const isMine = lobby.value?.yours.some((one) => one.table === line.table) ?? false;
  return (
    <Row
      mark={String(number)}
      title={title}
      subtitle={table}
      when={home.seatsTaken({ taken: line.taken, seats: line.seats })}
      state={home[line.stage]}
      action={isMine ? home.goOn : free ? home.join : home.watch}
      act={() => route(`/table/${line.table}`)}
    />
  );
}

/** Where no train stands: whoever likes makes one, for all in the hall. */
function Platform({ station }: { station: Station }) {
  const { home } = words.value;
  const { busy, depart } = useDeparture();
  return (
    <Row
      mark={station.numeral}
      title={titleIn(shownLanguage.value, station)}
      subtitle={home.noTableYet}
      action={home.openTable}
      disabled={busy}
      act={() => depart(import('../game/start.ts').then(({ startTable }) => startTable(station.id, true)))}
    />
  );
}

interface RowProps {
  mark: string;
  title: string;
  subtitle: string;
  when?: string;
  state?: string;
  action: string;
  disabled?: boolean;
  act(): void;
}

function Row({ mark, title, subtitle, when, state, action, disabled = false, act }: RowProps): ComponentChildren {
  return (
    <li data-empty={when === undefined ? '' : undefined}>
      <i class={styles.number} aria-hidden="true">
        {mark}
      </i>
      <div class={styles.what}>
        <b>{title}</b>
        <small>{subtitle}</small>
      </div>
      <div class={styles.when}>
        <span>{when}</span>
        <small>{state}</small>
      </div>
      <button type="button" disabled={disabled} onClick={act}>
        {action}
        <span class="unseen">
          : {title}, {subtitle}
        </span>
      </button>
    </li>
  );
}

export function Clock() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 5000);
    return () => clearInterval(timer);
  }, []);
  const time = now.toLocaleTimeString(shownLanguage.value, { hour: '2-digit', minute: '2-digit', hour12: false });
  return <time class={styles.clock}>{time}</time>;
}
