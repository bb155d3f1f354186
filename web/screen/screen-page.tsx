import { usePageState } from '@yamanote/kit/page-state.ts';
import { Marks } from '@yamanote/kit/seat-mark.tsx';
import type { TableInfo } from '@yamanote/protocol';
import { useEffect } from 'preact/hooks';
import { LOCAL } from '../connection/halls.ts';
import type { WatchedTable } from '../connection/table.ts';
import { Loading, NotFoundPage } from '../pages/states.tsx';
import { marksAt } from '../table/marks.ts';
import type { Session } from '../table/session.ts';
import { NoTable, Unplayable } from '../table/unshown.tsx';
import { isGone, useSession, useTable } from '../table/use-table.ts';
import { useWatchingWords, type WatchingWords } from '../words/watching/index.ts';
import styles from './screen.module.css';
import { ScreenBoard } from './screen-board.tsx';
import { useAwake } from './use-awake.ts';
import { useEnlarged } from './use-enlarged.ts';
import { WaitingScreen } from './waiting-screen.tsx';

/** The board of a table for a screen that all can see: nothing on it can be pressed, and nobody's hand is ever shown. */
export function ScreenPage({ id }: { id: string }) {
  return id.startsWith(LOCAL) ? <NotFoundPage /> : <Screen id={id} />;
}

function Screen({ id }: { id: string }) {
  const table = useTable(id, true);
  const info = table?.info.value ?? null;
  const session = useSession(table, info);
  const fault = table?.fault.value ?? null;
  const texts = useWatchingWords();
  const enlarged = useEnlarged();
  useAwake();
  if (fault === 'frozen') return <Unplayable game={info?.game ?? null} />;
  if (isGone(fault)) return <NoTable />;
  if (table === null || info === null || texts === null) return <Loading />;
  return (
    <div class={styles.screen} style={{ zoom: enlarged, '--enlarged': enlarged }}>
      {info.stage === 'waiting' || info.stage === 'opening' ? (
        <WaitingScreen table={table} info={info} session={session} texts={texts} />
      ) : session === null ? (
        <Loading />
      ) : (
        <Running key={info.match} session={session} table={table} info={info} texts={texts} />
      )}
    </div>
  );
}

interface Props {
  session: Session;
  table: WatchedTable;
  info: TableInfo;
  texts: WatchingWords;
}

function Running({ session, table, info, texts }: Props) {
  const { stage, speech } = session;
  const shown = stage.now.value;
  const { line } = table;
  const idle = shown !== null && !stage.busy.value && line.waiting.value === 0 && line.state.value === 'open';
  usePageState({ idle, entry: shown?.step.entry ?? -1 });
  const title = speech.value.title;
  useEffect(() => {
    document.title = `${title} · Yamanote`;
  }, [title]);
  if (shown === null || session.names.value.length === 0) return <Loading />;
  return (
    <Marks.Provider value={marksAt(session, info)}>
      <ScreenBoard session={session} info={info} texts={texts} />
    </Marks.Provider>
  );
}
