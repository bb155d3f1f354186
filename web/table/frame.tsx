import type { BoardProps } from '@yamanote/kit/board.ts';
import { deferred } from '@yamanote/kit/deferred.tsx';
import { Sheet, SheetsContext } from '@yamanote/kit/sheet.tsx';
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
import { LogPanel, LogSheet } from './log.tsx';
import type { Opened } from './opened.ts';
import type { Recap } from './recap.ts';
import { SeatRow } from './seat-row.tsx';
import type { Session } from './session.ts';
import { skipTurn } from './skip.ts';
import { Told } from './told.tsx';
import { TurnRows } from './turn-rows.tsx';
import { useFrameKeys } from './use-frame-keys.ts';

const ChoicesSheet = deferred(async () => (await import('./choices-sheet.tsx')).ChoicesSheet);
const KeysDialog = deferred(async () => (await import('./keys-dialog.tsx')).KeysDialog);
const MenuDialog = deferred(async () => (await import('./menu-dialog.tsx')).MenuDialog);
const OrdersDialog = deferred(async () => (await import('./orders-dialog.tsx')).OrdersDialog);
const RuleSheet = deferred(async () => (await import('./rule-sheet.tsx')).RuleSheet);
const SeatSheet = deferred(async () => (await import('./seat-sheet.tsx')).SeatSheet);

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
  const { composer } = session;
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
          <OpenedSheet session={session} info={info} board={board} recap={recap} opened={opened} close={close} />
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
      {opened === 'menu' && <MenuDialog session={session} info={info} open={setOpened} close={close} />}
      {opened === 'keys' && <KeysDialog session={session} close={close} />}
      {opened === 'orders' && board.orders !== null && (
        <OrdersDialog
          room={session.room}
          orders={board.orders}
          kind={composer.asking.value?.kind ?? null}
          close={close}
        />
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

interface SheetProps {
  session: Session;
  info: TableInfo;
  board: BoardProps;
  recap: Recap | null;
  opened: Opened;
  close(): void;
}

function OpenedSheet({ session, info, board, recap, opened, close }: SheetProps) {
  const { table: texts } = words.value;
  if (opened === 'log') return <LogSheet session={session} close={close} />;
  if (opened === 'choices') return <ChoicesSheet session={session} board={board} close={close} />;
  if (opened === null || typeof opened === 'string') return null;
  if ('seat' in opened)
    return <SeatSheet session={session} info={info} board={board} seat={opened.seat} close={close} />;
  if ('rule' in opened) return <RuleSheet game={info.game} rule={opened.rule} close={close} />;
  if ('content' in opened) {
    const { title, Body } = opened.content;
    return (
      <Sheet title={title} close={close}>
        <Body {...board} />
      </Sheet>
    );
  }
  // Who has read what happened meanwhile need not be told again.
  const done = () => {
    recap?.dismiss();
    close();
  };
  return (
    <Sheet title={recap === null ? texts.sinceYourTurn : texts.recap} close={done}>
      <TurnRows session={session} turns={opened.turns} done={done} />
    </Sheet>
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
