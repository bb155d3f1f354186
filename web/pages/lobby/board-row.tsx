import type { TableLine } from '@yamanote/protocol';
import { becomeGuest } from '../../connection/guest.ts';
import { server } from '../../connection/halls.ts';
import { lobby } from '../../connection/lobby.ts';
import { stationOf, titleIn } from '../../stations.ts';
import { tableName } from '../../table/names.ts';
import { shownLanguage, words } from '../../words/index.ts';
import { LANGUAGE_NAMES } from '../../words/languages.ts';
import { useDeparture } from '../use-departure.ts';
import { GlanceLine } from './glance-line.tsx';
import styles from './lobby-page.module.css';
import { isJoinable, type Row } from './rows.ts';
import { SeatMarks } from './seat-marks.tsx';
import type { LobbyWords } from './words/index.ts';

/** One table: its game and name, who sits there, what goes on, and one tap to sit or to watch. */
export function BoardRow({ row: { line, gone }, number, texts }: { row: Row; number: number; texts: LobbyWords }) {
  const { home, punctuation } = words.value;
  const station = stationOf(line.game);
  const title = station === undefined ? line.game : titleIn(shownLanguage.value, station);
  const language = languageOf(line);
  const said = goesOn(line, texts);
  const pace = paceOf(line, texts);
  const name = tableName(line.table, words.value);
  return (
    <li class={styles.row} data-gone={gone ? '' : undefined}>
      <i class={styles.number} aria-hidden="true">
        {number}
      </i>
      <span class={styles.title}>
        <b>{title}</b>
        <small>
          {name}
          {language !== null && (
            <span lang={language.lang} class={styles.spoken}>
              {language.name}
            </span>
          )}
          {pace !== null && <span class={styles.spoken}>{pace}</span>}
        </small>
      </span>
      <span class={styles.doing}>
        <SeatMarks kinds={line.kinds} />
        <span class="unseen">{home.seatsTaken({ taken: line.taken, seats: line.seats })}</span>
        <span class={styles.now} data-soon={!gone && said.soon ? '' : undefined}>
          <span>{gone ? texts.gone : <GlanceLine line={line} otherwise={said.first} />}</span>
          <small>{!gone && said.second}</small>
        </span>
      </span>
      {gone ? <span /> : <Action line={line} texts={texts} about={`${title}${punctuation.comma}${name}`} />}
    </li>
  );
}

function Action({ line, texts, about }: { line: TableLine; texts: LobbyWords; about: string }) {
  const { home, punctuation } = words.value;
  const { busy, depart } = useDeparture();
  const mine = lobby.value?.yours.some(({ table }) => table === line.table) ?? false;
  const sit = line.stage === 'waiting' ? texts.sit : texts.takeOver;
  const label = (action: string) => `${action}${punctuation.colon}${about}`;
  if (mine || !isJoinable(line)) {
    return (
      <a
        class={mine ? styles.sit : styles.watch}
        href={`/table/${line.table}`}
        aria-label={label(mine ? home.goOn : home.watch)}
      >
        {mine ? home.goOn : home.watch}
      </a>
    );
  }
  return (
    <button
      type="button"
      class={styles.sit}
      disabled={busy}
      aria-label={label(sit)}
      onClick={() => depart(sitAt(line.table))}
    >
      {sit}
    </button>
  );
}

async function sitAt(table: string): Promise<string> {
  await becomeGuest();
  await server.request({ do: 'sit', table, seat: null });
  return `/table/${table}`;
}

function languageOf({ language }: TableLine): { name: string; lang: string } | null {
  if (language === null || !Object.hasOwn(LANGUAGE_NAMES, language)) return null;
  return { name: LANGUAGE_NAMES[language as keyof typeof LANGUAGE_NAMES].name, lang: language };
}

function paceOf({ timeControl }: TableLine, texts: LobbyWords): string | null {
  if (timeControl === null) return null;
  if (timeControl.is === 'daily') return texts.daily({ hours: timeControl.hours });
  return texts.live({ minutes: Math.round(timeControl.bank / 60), seconds: timeControl.increment });
}

/** What is going on there, in two lines. */
function goesOn(line: TableLine, texts: LobbyWords): { first: string; second: string | null; soon: boolean } {
  const { stage, kinds, names, asked, watching, autoStart } = line;
  const bots = kinds.filter((kind) => kind === 'bot').length;
  const people = names.length + bots === 0 ? null : texts.people({ names, bots });
  const watchers = watching > 0 ? texts.watching({ people: watching }) : null;
  if (stage === 'waiting') {
    const free = kinds.filter((kind) => kind === 'open').length;
    const soon = autoStart && free === 1;
    return { first: soon ? texts.startsSoon : texts.freeSeats({ free }), second: people, soon };
  }
  const turn = asked.length > 0 ? texts.toPlay({ names: asked }) : texts.botsPlay;
  // Where the game has a line of its own, whose turn it is stands below.
  const second =
    line.glance === null ? (watchers ?? people) : watchers === null ? turn : texts.both({ turn, watchers });
  return { first: turn, second, soon: false };
}
