import { Icon } from '@yamanote/kit/icon.tsx';
import { type TableLine, waitsForYou } from '@yamanote/protocol';
import { LOCAL, server } from '../../connection/halls.ts';
import { lobby, onDevice } from '../../connection/lobby.ts';
import { theme } from '../../settings/settings.ts';
import { shortTitleIn, stationOf } from '../../stations.ts';
import { tableName } from '../../table/names.ts';
import { shownLanguage, words } from '../../words/index.ts';
import { PICTURES } from '../art.ts';
import { useFetchedDialog } from '../use-fetched-dialog.ts';
import { outcomeOf } from './outcome.ts';
import styles from './your-matches.module.css';

/** Where one sits, those that wait for me first. */
export function YourMatches() {
  const { home, table } = words.value;
  const lines = [...(lobby.value?.yours ?? []), ...onDevice.value].sort((a, b) => urgency(b) - urgency(a));
  const online = server.opened.value > 0 && server.state.value !== 'broken';
  return (
    <section class={styles.matches} aria-labelledby="your-matches">
      <h2 id="your-matches">
        <a href="/matches">{home.yourMatches}</a>
      </h2>
      {lines.length === 0 && <p class={styles.empty}>{home.yourMatchesEmpty}</p>}
      <ul>
        {lines.slice(0, 8).map((line) => (
          <li key={line.table}>
            <MatchLine line={line} />
          </li>
        ))}
        <li>
          <NewHere />
        </li>
      </ul>
      <p class={styles.online} data-online={online ? '' : undefined}>
        {online ? table.connected : table.reconnecting}
      </p>
    </section>
  );
}

export function MatchLine({ line }: { line: TableLine }) {
  const { home } = words.value;
  const station = stationOf(line.game);
  const state =
    line.stage === 'over'
      ? outcomeOf(line, words.value)
      : line.yourTurn
        ? home.yourTurn
        : line.yourWord
          ? home.yourWord
          : line.stage === 'waiting'
            ? home.waiting
            : home.theirTurn;
  return (
    <a
      class={styles.match}
      href={`/table/${line.table}`}
      data-turn={waitsForYou(line) ? '' : undefined}
      data-over={line.stage === 'over' ? '' : undefined}
    >
      {station && <img src={PICTURES[theme.value][station.id]} alt="" width="56" height="33" />}
      <span>
        <b>{station === undefined ? line.game : shortTitleIn(shownLanguage.value, station)}</b>
        <small>{whereOf(line)}</small>
      </span>
      <em>{state}</em>
    </a>
  );
}

/** With whom, or else where. */
function whereOf({ table, names }: TableLine): string {
  const { home } = words.value;
  const others = names.filter((name) => name !== server.guest.value?.name);
  if (others.length > 0) return home.withNames({ names: others });
  return table.startsWith(LOCAL) ? home.onDevice : tableName(table, words.value);
}

export function urgency(line: TableLine): number {
  return waitsForYou(line) ? 3 : line.stage === 'running' ? 2 : line.stage === 'waiting' ? 1 : 0;
}

/** To the game that one wants to learn: its first match explains itself. */
function NewHere() {
  const { home } = words.value;
  const choice = useFetchedDialog(() => import('./new-here-dialog.tsx').then((part) => part.NewHereDialog));
  return (
    <>
      <button type="button" class={styles.newHere} aria-haspopup="dialog" onClick={choice.open}>
        <span class={styles.icon}>
          <Icon name="help" />
        </span>
        <span>
          <b>{home.newHere}</b>
          <small>{home.newHereHint}</small>
        </span>
      </button>
      {choice.Dialog !== null && <choice.Dialog close={choice.close} />}
    </>
  );
}
