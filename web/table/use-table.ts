/** What a page needs to show a table: who sits there and how the match stands, and the game's rules, words and board. */
import { effect } from '@preact/signals';
import type { Board } from '@yamanote/kit/board.ts';
import { useFailure } from '@yamanote/kit/failure.ts';
import { notice } from '@yamanote/kit/notice.tsx';
import type { TableInfo } from '@yamanote/protocol';
import { useEffect, useState } from 'preact/hooks';
import { boards } from '../boards.ts';
import { LOCAL } from '../connection/halls.ts';
import type { Code } from '../connection/line.ts';
import { type WatchedTable, watchTable } from '../connection/table.ts';
import { isKept } from '../local/device.ts';
import { MissingPart } from '../pages/missing-part.ts';
import { openRoomOf, type SpeakingRoom } from '../speaking-room.ts';
import { words } from '../words/index.ts';
import { kindWord } from '../words/refusals.ts';
import { type Spoken, useSpoken } from '../words/use-spoken.ts';
import { tellPace } from './hurry.ts';
import { createSession, type Session } from './session.ts';

/** There is no such table, or none can have such a name. */
const GONE: readonly Code[] = ['unknown-table', 'malformed'];

export function isGone(fault: Code | null): boolean {
  return fault !== null && GONE.includes(fault);
}

/** The table of this name, for as long as the page is open. */
export function useTable(id: string, screen = false): WatchedTable | null {
  const [table, setTable] = useState<WatchedTable | null>(null);
  const fail = useFailure();
  useEffect(() => {
    let left = false;
    let watched: WatchedTable | null = null;
    watchTable(id, screen).then(
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
export function useSession(table: WatchedTable | null, info: TableInfo | null): Session | null {
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
    const stopWarning = [warn(table), warnOfElsewhere(table)];
    return () => {
      stopTelling();
      for (const stop of stopWarning) stop();
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

/** No node that was asked knows the match that is shown; it is asked for again later. */
function warnOfElsewhere({ fault }: WatchedTable): () => void {
  return effect(() => {
    if (fault.value === 'elsewhere') notice(kindWord(fault.value));
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
