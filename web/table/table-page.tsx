import button from '@yamanote/kit/button.module.css';
import { deferred } from '@yamanote/kit/deferred.tsx';
import type { TableInfo } from '@yamanote/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { LOCAL } from '../connection/halls.ts';
import { seatOf, type WatchedTable } from '../connection/table.ts';
import { isElsewhere } from '../local/device.ts';
import { Shell } from '../pages/shell.tsx';
import { HomeLink, LoadingPage, StatePanel } from '../pages/states.tsx';
import { words } from '../words/index.ts';
import { kindWord } from '../words/refusals.ts';
import { ChatContext, useChat } from './chat/use-chat.ts';
import { MatchPage } from './match-page.tsx';
import { isShared } from './together/shared.ts';
import { NoTable, Unplayable } from './unshown.tsx';
import { isGone, useSession, useTable } from './use-table.ts';
import { readHand } from './watching/hand.ts';

const Curtain = deferred(async () => (await import('./together/curtain.tsx')).Curtain);
const WaitingRoom = deferred(async () => (await import('./waiting/waiting-room.tsx')).WaitingRoom);

/** A table: the waiting room, then the match, then its end. The address stays the same, also for the rematch. */
export function TablePage({ id }: { id: string }) {
  useEffect(readHand, [id]);
  const table = useTable(id);
  const info = table?.info.value ?? null;
  const session = useSession(table, info);
  const chat = useChat(table, info);
  const fault = table?.fault.value ?? null;
  const cameByItself = useCameByItself(info);
  if (id.startsWith(LOCAL) && isElsewhere.value) return <Elsewhere hurry={() => table?.line.redial()} />;
  if (fault === 'frozen') return <Unplayable game={info?.game ?? null} />;
  if (isGone(fault)) return <NoTable />;
  if (table === null || info === null) return <LoadingPage note={fault === null ? undefined : kindWord(fault)} />;
  // A blink of an eye, unless somebody's page is still to seal or open its part of the dice.
  if (info.starting || info.stage === 'opening') return <LoadingPage note={awaited(table, info)} />;
  if (info.stage === 'waiting') {
    return (
      <ChatContext.Provider value={chat}>
        <WaitingRoom table={table} info={info} session={session} />
      </ChatContext.Provider>
    );
  }
  if (isCovered(table, info))
    return <Curtain table={table} info={info} session={session} seat={info.handTo as number} />;
  // What somebody has opened, chosen or been told is nothing for who has the device next.
  if (session === null) return <LoadingPage />;
  return (
    <ChatContext.Provider value={chat}>
      <MatchPage key={session.viewer.value} session={session} info={info} calls={cameByItself} />
    </ChatContext.Provider>
  );
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

/** Without whom, or what, the match does not begin yet. */
function awaited({ line }: WatchedTable, { seats }: TableInfo): string | undefined {
  if (!line.writes.value) return words.value.table.cannotWrite;
  const names = seats.flatMap(({ guest, bot, online }) => (guest === null || bot !== null || online ? [] : guest.name));
  return names.length === 0 ? undefined : words.value.table.awaited({ names });
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
