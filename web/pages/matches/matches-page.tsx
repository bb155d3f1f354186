import { useFetched } from '@yamanote/kit/deferred.tsx';
import { usePageState } from '@yamanote/kit/page-state.ts';
import { type TableLine, waitsForYou } from '@yamanote/protocol';
import { useEffect } from 'preact/hooks';
import { server } from '../../connection/halls.ts';
import { lobby, onDevice, watchLobby } from '../../connection/lobby.ts';
import { shownLanguage, words } from '../../words/index.ts';
import { CannotWrite } from '../cannot-write.tsx';
import { useLobbyWords } from '../lobby/use-lobby-words.ts';
import { Shell } from '../shell.tsx';
import { MatchRow } from './match-row.tsx';
import styles from './matches-page.module.css';

/** How a table stands for me; what waits for me comes first. */
const GROUPS = ['yourTurn', 'running', 'waiting', 'over'] as const;
type Group = (typeof GROUPS)[number];

function groupOf(line: TableLine): Group {
  return waitsForYou(line) ? 'yourTurn' : line.stage;
}

/** How to keep those that go on. It comes when all else is there, and needs no word where it cannot. */
function Keeping() {
  const language = shownLanguage.value;
  const fetched = useFetched(async () => {
    const [{ Invitation }, { waysBackWords }] = await Promise.all([
      import('../../ways-back/invitation.tsx'),
      import('../../ways-back/words/index.ts'),
    ]);
    return { Invitation, texts: await waysBackWords.load(language) };
  }, [language]);
  return fetched && <fetched.Invitation texts={fetched.texts} />;
}

/** All tables where I sit: what waits for me, what runs, what has not begun, and what is over. */
export function MatchesPage() {
  useEffect(() => watchLobby('own'), []);
  const texts = useLobbyWords();
  const known = lobby.value !== null || server.state.value === 'broken';
  usePageState({ idle: texts !== null && known && server.waiting.value === 0 });
  const { home, loading } = words.value;
  const lines = [...(lobby.value?.yours ?? []), ...onDevice.value];
  const goesOn = lobby.value?.yours.some(({ stage }) => stage === 'running') ?? false;
  return (
    <Shell title={home.yourMatches}>
      <CannotWrite line={server} apart />
      {texts !== null && (
        <div class={styles.matches}>
          <h1>{home.yourMatches}</h1>
          {goesOn && <Keeping />}
          {lines.length === 0 && <p class={styles.none}>{known ? texts.matches.none : loading}</p>}
          {GROUPS.map((group) => {
            const own = lines.filter((line) => groupOf(line) === group);
            return (
              own.length > 0 && (
                <section key={group} aria-labelledby={group} data-group={group}>
                  <h2 id={group}>{texts.matches[group]}</h2>
                  <ul>
                    {own.map((line) => (
                      <MatchRow key={line.table} line={line} texts={texts} />
                    ))}
                  </ul>
                </section>
              )
            );
          })}
          <a class={styles.all} href="/lobby">
            {texts.allTables}
          </a>
        </div>
      )}
    </Shell>
  );
}
