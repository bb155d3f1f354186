import type { TableInfo } from '@yamanote/protocol';
import { useEffect, useState } from 'preact/hooks';
import { boards } from '../boards.ts';
import { type WatchedTable, watchTable } from '../connection/table.ts';
import type { Board } from '../kit/board.ts';
import button from '../kit/button.module.css';
import { deferred } from '../kit/deferred.tsx';
import { notice } from '../kit/notice.tsx';
import { Shell } from '../pages/shell.tsx';
import { HomeLink, LoadingPage, StatePanel } from '../pages/states.tsx';
import { openRoomOf, type SpeakingRoom } from '../speaking-room.ts';
import { words } from '../words/index.ts';
import { kindWord } from '../words/refusals.ts';
import { type Spoken, useSpoken } from '../words/use-spoken.ts';
import { MatchPage } from './match-page.tsx';
import { createSession, type Session } from './session.ts';
import { tellPace } from './skip.ts';

const WaitingRoom = deferred(async () => (await import('./waiting/waiting-room.tsx')).WaitingRoom);

/** A table: the waiting room, then the match, then its end. The address stays the same, also for the rematch. */
export function TablePage({ id }: { id: string }) {
  const table = useTable(id);
  const info = table?.info.value ?? null;
  const session = useSession(table, info);
  if (table?.fault.value === 'frozen') return <Unplayable game={info?.game ?? null} />;
  if (table?.fault.value && info === null) return <NoTable />;
  if (table === null || info === null) return <LoadingPage />;
  if (info.starting) return <LoadingPage />;
  if (info.stage === 'waiting') return <WaitingRoom table={table} info={info} session={session} />;
  return session === null ? <LoadingPage /> : <MatchPage session={session} info={info} />;
}

function NoTable() {
  const { pages } = words.value;
  return (
    <Shell title={pages.noTable}>
      <StatePanel title={pages.noTable} hint={pages.noTableHint} mark="？">
        <HomeLink />
      </StatePanel>
    </Shell>
  );
}

/** The hall has this match, but not the rules it began under, or not the whole of it. */
function Unplayable({ game }: { game: string | null }) {
  const { pages } = words.value;
  return (
    <Shell title={pages.unplayable}>
      <StatePanel title={pages.unplayable} hint={pages.unplayableHint} mark="止">
        {game !== null && (
          <a class={button.main} href={`/game/${game}`}>
            {pages.newMatch}
          </a>
        )}
        <HomeLink />
      </StatePanel>
    </Shell>
  );
}

function useTable(id: string): WatchedTable | null {
  const [table, setTable] = useState<WatchedTable | null>(null);
  useEffect(() => {
    let left = false;
    let watched: WatchedTable | null = null;
    watchTable(id).then((opened) => {
      watched = opened;
      if (left) opened.leave();
      else setTable(opened);
    });
    return () => {
      left = true;
      watched?.leave();
      setTable(null);
    };
  }, [id]);
  return table?.id === id ? table : null;
}

/** Rules, words and board are fetched as soon as the game is known, while people still take their seats. */
function useSession(table: WatchedTable | null, info: TableInfo | null): Session | null {
  const playable = useSpoken(
    info !== null && Object.hasOwn(boards, info.game) ? `${info.game} ${info.version}` : null,
    openGame,
  );
  const [session, setSession] = useState<Session | null>(null);
  useEffect(() => {
    if (table === null || playable === null) return;
    const made = createSession(table, playable.room, playable.board, (code) => notice(kindWord(code)));
    setSession(made);
    const stopTelling = tellPace(table);
    return () => {
      stopTelling();
      made.dispose();
      setSession(null);
    };
  }, [table, playable]);
  return session?.table === table ? session : null;
}

async function openGame(key: string): Promise<Spoken<{ room: SpeakingRoom; board: Board }>> {
  const [game, version] = key.split(' ');
  const [room, board] = await Promise.all([openRoomOf(game, Number(version)), boards[game]()]);
  // The hall plays it, so it was updated after this page was loaded.
  if (room === null) throw new Error(`this page has no version ${version} of ${game}`);
  return {
    opened: { room, board },
    load: (language) => Promise.all([room.speech.load(language), board.loadWords(language)]),
  };
}
