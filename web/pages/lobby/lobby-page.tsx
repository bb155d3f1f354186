import { usePageState } from '@yamanote/kit/page-state.ts';
import { useEffect } from 'preact/hooks';
import { server } from '../../connection/halls.ts';
import { watchLobby } from '../../connection/lobby.ts';
import { words } from '../../words/index.ts';
import { CannotWrite } from '../cannot-write.tsx';
import { Shell } from '../shell.tsx';
import { Board } from './board.tsx';
import { FilterBar, FilterPanel } from './filters.tsx';
import styles from './lobby-page.module.css';
import { MineFirst } from './mine-first.tsx';
import { followNews, openTables } from './open-tables.ts';
import { useLobbyWords } from './use-lobby-words.ts';
import { type Look, useRows } from './use-rows.ts';
import { WaysIn } from './ways-in.tsx';
import type { LobbyWords } from './words/index.ts';

/** Every table that anybody may join or watch: what waits for me, what I look for, the board, and the ways in. */
export function LobbyPage() {
  useEffect(followNews, []);
  useEffect(() => watchLobby('all'), []);
  const texts = useLobbyWords();
  const look = useRows();
  usePageState({ idle: texts !== null && openTables.value !== null && server.waiting.value === 0 });
  return (
    <Shell title={texts?.title ?? words.value.home.departures}>
      <CannotWrite line={server} apart />
      {texts !== null && <Lobby texts={texts} look={look} />}
    </Shell>
  );
}

function Lobby({ texts, look }: { texts: LobbyWords; look: Look }) {
  return (
    <div class={styles.lobby}>
      <h1 class="unseen">{texts.title}</h1>
      <div class={styles.aside}>
        <MineFirst texts={texts} />
        <FilterPanel texts={texts} look={look} />
      </div>
      <FilterBar texts={texts} look={look} />
      <Board texts={texts} look={look} />
      <WaysIn texts={texts} wanted={look.filter.game} />
    </div>
  );
}
