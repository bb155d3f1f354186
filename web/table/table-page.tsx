import { effect } from '@preact/signals';
import type { Board } from '@yamanote/kit/board.ts';
import button from '@yamanote/kit/button.module.css';
import { deferred } from '@yamanote/kit/deferred.tsx';
import { useFailure } from '@yamanote/kit/failure.ts';
import { notice } from '@yamanote/kit/notice.tsx';
import type { TableInfo } from '@yamanote/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { boards } from '../boards.ts';
import { LOCAL } from '../connection/halls.ts';
import type { Code } from '../connection/line.ts';
import { seatOf, type WatchedTable, watchTable } from '../connection/table.ts';
import { isElsewhere, isKept } from '../local/device.ts';
import { MissingPart } from '../pages/missing-part.ts';
import { Shell } from '../pages/shell.tsx';
import { HomeLink, LoadingPage, StatePanel } from '../pages/states.tsx';
import { openRoomOf, type SpeakingRoom } from '../speaking-room.ts';
import { words } from '../words/index.ts';
import { kindWord } from '../words/refusals.ts';
import { type Spoken, useSpoken } from '../words/use-spoken.ts';
import { tellPace } from './hurry.ts';
import { MatchPage } from './match-page.tsx';
import { createSession, type Session } from './session.ts';
import { isShared } from './together/shared.ts';

const Curtain = deferred(async () => (await import('./together/curtain.tsx')).Curtain);
const WaitingRoom = deferred(async () => (await import('./waiting/waiting-room.tsx')).WaitingRoom);

/** A table: the waiting room, then the match, then its end. The address stays the same, also for the rematch. */
export function TablePage({ id }: { id: string }) {
  const table = useTable(id);
  const info = table?.info.value ?? null;
  const session = useSession(table, info);
  const fault = table?.fault.value ?? null;
  const cameByItself = useCameByItself(info);
  if (id.startsWith(LOCAL) && isElsewhere.value) return <Elsewhere hurry={() => table?.line.redial()} />;
  if (fault === 'frozen') return <Unplayable game={info?.game ?? null} />;
  if (fault !== null && GONE.includes(fault)) return <NoTable />;
  if (table === null || info === null) return <LoadingPage note={fault === null ? undefined : kindWord(fault)} />;
  // A blink of an eye, unless somebody's page is still to seal or open its part of the dice.
  if (info.starting || info.stage === 'opening') return <LoadingPage note={awaited(info)} />;
  if (info.stage === 'waiting') return <WaitingRoom table={table} info={info} session={session} />;
  if (isCovered(table, info))
    return <Curtain table={table} info={info} session={session} seat={info.handTo as number} />;
  // What somebody has opened, chosen or been told is nothing for who has the device next.
  if (session === null) return <LoadingPage />;
  return <MatchPage key={session.viewer.value} session={session} info={info} calls={cameByItself} />;
}

/** Whether nobody's things may be seen, because the device changes hands. */
function isCovered({ progress }: WatchedTable, info: TableInfo): boolean {
  return info.handTo !== null && (seatOf(info) === 'public' || progress.value === null);
}

/** Whether the device has gone on to whoever has it now without anybody's press, so that they have to be called. */
function useCameByItself(info: TableInfo | null): boolean {
  const taker = useRef<number | null>(null);
  if (info !== null && info.handTo !== null) taker.current = info.handTo;
  else if (seatOf(info) !== taker.current) taker.current = null;
  return info !== null && isShared(info) && taker.current === null;
}

/** Without whom the match does not begin yet. */
function awaited({ seats }: TableInfo): string | undefined {
  const names = seats.flatMap(({ guest, bot, online }) => (guest === null || bot !== null || online ? [] : guest.name));
  return names.length === 0 ? undefined : words.value.table.awaited({ names });
}

/** There is no such table, or none can have such a name. */
const GONE: readonly Code[] = ['unknown-table', 'malformed'];

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

/** Whoever comes back to this tab wants to play here; beside another window a button says so. */
function Elsewhere({ hurry }: { hurry(): void }) {
  const { pages } = words.value;
  useEffect(() => {
    const onChange = () => document.visibilityState === 'visible' && hurry();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [hurry]);
  return (
    <Shell title={pages.elsewhere}>
      <StatePanel title={pages.elsewhere} hint={pages.elsewhereHint} mark="二">
        <button type="button" class={button.main} onClick={hurry}>
          {pages.playHere}
        </button>
        <HomeLink />
      </StatePanel>
    </Shell>
  );
}

function useTable(id: string): WatchedTable | null {
  const [table, setTable] = useState<WatchedTable | null>(null);
  const fail = useFailure();
  useEffect(() => {
    let left = false;
    let watched: WatchedTable | null = null;
    watchTable(id).then(
      (opened) => {
        watched = opened;
        if (left) opened.leave();
        else setTable(opened);
      },
      (error) => left || fail(error),
    );
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
    const stopWarning = warn(table);
    return () => {
      stopTelling();
      stopWarning();
      made.dispose();
      setSession(null);
    };
  }, [table, playable]);
  return session?.table === table ? session : null;
}

/** What a reader should know who sees nothing of it on the board. */
function warn({ id, setBack }: WatchedTable): () => void {
  return effect(() => {
    const { setBack: wasSetBack, notKept } = words.peek().table;
    if (setBack.value > 0) notice(wasSetBack);
    if (id.startsWith(LOCAL) && !isKept.value) notice(notKept);
  });
}

async function openGame(key: string): Promise<Spoken<{ room: SpeakingRoom; board: Board }>> {
  const [game, version] = key.split(' ');
  const [room, board] = await Promise.all([openRoomOf(game, Number(version)), boards[game]()]);
  // The hall plays it, so it was updated after this page was loaded.
  if (room === null) throw new MissingPart(`this page has no version ${version} of ${game}`);
  return {
    opened: { room, board },
    load: (language) => Promise.all([room.speech.load(language), board.loadWords(language)]),
  };
}
