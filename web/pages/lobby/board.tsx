import { Icon } from '@yamanote/kit/icon.tsx';
import { useState } from 'preact/hooks';
import { server } from '../../connection/halls.ts';
import { shownLanguage, words } from '../../words/index.ts';
import { CodeForm } from '../home/code-form.tsx';
import { Clock } from '../home/departures.tsx';
import { BoardRow } from './board-row.tsx';
import { isAny } from './filter.ts';
import styles from './lobby-page.module.css';
import type { Row } from './rows.ts';
import type { Look } from './use-rows.ts';
import type { LobbyWords } from './words/index.ts';

/** So many rows are shown without being asked for more. */
const MOST = 40;

/** The big board of departures: where one can sit down, and what is under way. */
export function Board({ texts, look }: { texts: LobbyWords; look: Look }) {
  const { home } = words.value;
  const [showsAll, setShowsAll] = useState(false);
  const rows = look.rows ?? [];
  const shown = showsAll ? rows : rows.slice(0, MOST);
  const group = (id: Row['group']) =>
    shown.map((row, i) => ({ row, number: i + 1 })).filter(({ row }) => row.group === id);
  return (
    <section class={styles.board} aria-labelledby="board">
      <header>
        <h2 id="board">{home.departures}</h2>
        {shownLanguage.value !== 'ja' && (
          <span lang="ja" aria-hidden="true">
            発車案内
          </span>
        )}
        <Clock />
      </header>
      <p role="status" class={styles.fresh}>
        {look.entering > 0 && (
          <button type="button" onClick={look.settle}>
            <Icon name="plus" size={16} /> {texts.fresh({ tables: look.entering })}
          </button>
        )}
      </p>
      <Hint texts={texts} look={look} />
      {(['free', 'running'] as const).map(
        (id) =>
          group(id).length > 0 && (
            <div key={id}>
              <h3>{texts[id]}</h3>
              <ol>
                {group(id).map(({ row, number }) => (
                  <BoardRow key={row.line.table} row={row} number={number} texts={texts} />
                ))}
              </ol>
            </div>
          ),
      )}
      {shown.length < rows.length && (
        <footer>
          <span>{texts.more({ tables: rows.length - shown.length })}</span>
          <button type="button" onClick={() => setShowsAll(true)}>
            {texts.showMore}
          </button>
        </footer>
      )}
      <CodeForm />
    </section>
  );
}

/** Why there is no row. */
function Hint({ texts, look }: { texts: LobbyWords; look: Look }) {
  const { loading, pages, punctuation } = words.value;
  if (server.state.value === 'broken') {
    return <p class={styles.hint}>{`${pages.lost}${punctuation.stop}${pages.lostHint}`}</p>;
  }
  if (look.rows === null) return <p class={styles.hint}>{loading}</p>;
  if (look.rows.length > 0) return null;
  if (!isAny(look.filter)) return <p class={styles.hint}>{texts.empty}</p>;
  return (
    <p class={styles.hint}>
      {texts.noneFits}
      <button type="button" onClick={look.clear}>
        {texts.clear}
      </button>
    </p>
  );
}
