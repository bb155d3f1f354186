import type { BoardProps } from '@yamanote/kit/board.ts';
import { deferred } from '@yamanote/kit/deferred.tsx';
import { SheetsContext } from '@yamanote/kit/sheet.tsx';
import { useScrolls } from '@yamanote/kit/use-scrolls.ts';
import { useSize } from '@yamanote/kit/use-size.ts';
import { windowClassOf } from '@yamanote/kit/window-class.ts';
import type { TableInfo } from '@yamanote/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { words } from '../words/index.ts';
import { ActionBar } from './action-bar.tsx';
import styles from './frame.module.css';
import { FrameHeader } from './frame-header.tsx';
import { LogPanel } from './log.tsx';
import type { Opened } from './opened.ts';
import type { Recap } from './recap.ts';
import { SeatRow } from './seat-row.tsx';
import type { Session } from './session.ts';
import { skipTurn } from './skip.ts';
import { Told } from './told.tsx';
import { useFrameKeys } from './use-frame-keys.ts';

/** In one file: who opens one thing will open others. */
const over = () => import('./over-the-board.tsx');
const OpenedSheet = deferred(async () => (await over()).OpenedSheet);
const OpenedDialog = deferred(async () => (await over()).OpenedDialog);

interface Props {
  session: Session;
  info: TableInfo;
  board: BoardProps;
  recap: Recap | null;
  backToResult: (() => void) | null;
}

/** The same for every game: seats, what is told and asked, log. The board supplies the pictures in between. */
export function Frame({ session, info, board, recap, backToResult }: Props) {
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened>(null);
  const { Scene, Shelf } = session.board;
  const { table: texts } = words.value;
  useWindowClass(room, session, info.seats.length);
  useFrameKeys(frame, session, () => setOpened('keys'));
  const close = () => setOpened(null);
  useEffect(() => {
    if (opened === 'log') session.markRead();
  }, [opened, session.unread.value]);
  useClosedByAnswer(session, opened, close);
  const { shape, room: space } = session.windowClass.value;
  return (
    <div ref={room} class={styles.room}>
      <SheetsContext.Provider value={{ open: (content) => setOpened({ content }), close }}>
        <div
          ref={frame}
          class={styles.frame}
          data-window={shape}
          data-room={space}
          data-arrangement={session.board.arrangement}
          onClickCapture={() => skipTurn(session)}
        >
          <FrameHeader session={session} info={info} opened={opened} open={setOpened} />
          <SeatRow session={session} info={info} board={board} opened={opened} open={setOpened} />
          <main class={styles.scene} aria-label={texts.board}>
            <Scene {...board} />
          </main>
          <Things>
            <Shelf {...board} />
          </Things>
          <Told session={session} board={board} recap={recap} open={setOpened} />
          {opened !== null && (
            <OpenedSheet session={session} info={info} board={board} recap={recap} opened={opened} close={close} />
          )}
          <ActionBar
            session={session}
            info={info}
            board={board}
            backToResult={backToResult}
            choicesOpen={opened === 'choices'}
            openChoices={() => setOpened(opened === 'choices' ? null : 'choices')}
            openOrders={() => setOpened('orders')}
          />
          <LogPanel session={session} />
        </div>
      </SheetsContext.Provider>
      {opened !== null && (
        <OpenedDialog session={session} info={info} board={board} opened={opened} open={setOpened} close={close} />
      )}
    </div>
  );
}

/** What scrolls can be reached by keyboard, also where nothing in it can be pressed. */
function Things({ children }: { children: ComponentChildren }) {
  const section = useRef<HTMLElement>(null);
  const scrolls = useScrolls(section);
  return (
    <section
      ref={section}
      class={styles.shelf}
      aria-label={words.value.table.myThings}
      tabIndex={scrolls ? 0 : undefined}
    >
      {children}
    </section>
  );
}

/** Follows the room that the frame has; boards are drawn for it before anybody sees them. */
function useWindowClass(room: { readonly current: HTMLDivElement | null }, session: Session, seats: number): void {
  const size = useSize(room);
  useLayoutEffect(() => {
    if (size === null) return;
    const now = windowClassOf(size, session.board.arrangement, seats);
    const old = session.windowClass.peek();
    if (now.shape !== old.shape || now.room !== old.room) session.windowClass.value = now;
  }, [size, session, seats]);
}

/** An answer closes what lies over the board, and what was pointed at is done with. */
function useClosedByAnswer({ composer, pointed }: Session, opened: Opened, close: () => void): void {
  const sending = composer.sending.value;
  const selected = composer.selected.value;
  useEffect(() => {
    if (sending && opened !== 'menu' && opened !== 'orders' && opened !== 'keys') close();
  }, [sending]);
  useEffect(() => {
    pointed.value = [];
  }, [sending, selected]);
}
