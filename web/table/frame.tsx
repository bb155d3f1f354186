import type { BoardProps } from '@yamanote/kit/board.ts';
import { deferred } from '@yamanote/kit/deferred.tsx';
import { SheetsContext } from '@yamanote/kit/sheet.tsx';
import { useMedia } from '@yamanote/kit/use-media.ts';
import { useScrolls } from '@yamanote/kit/use-scrolls.ts';
import { useSize } from '@yamanote/kit/use-size.ts';
import { windowClassOf } from '@yamanote/kit/window-class.ts';
import type { TableInfo } from '@yamanote/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { words } from '../words/index.ts';
import { ActionBar } from './action-bar.tsx';
import { BESIDE } from './chat/beside.ts';
import { type ChatPlace, type OpenChat, useOpenChat } from './chat/use-chat.ts';
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
import { isHandOnly } from './watching/hand.ts';

const HandBar = deferred(async () => (await import('./watching/hand-bar.tsx')).HandBar);
/** In one file: who opens one thing will open others; and not before the words are there that only stand in it. */
const over = () => import('./over-the-board.tsx');
const OpenedSheet = deferred(async () => {
  const { OpenedSheet, speakOfAgreeing } = await over();
  await speakOfAgreeing();
  return OpenedSheet;
});
const OpenedDialog = deferred(async () => {
  const { OpenedDialog, speakOfAgreeing } = await over();
  await speakOfAgreeing();
  return OpenedDialog;
});

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
  const { Scene, Shelf, Hand } = session.board;
  const seat = session.viewer.value;
  const isHand = isHandOnly.value && Hand !== undefined && seat !== 'public' && info.stage === 'running';
  // Whoever has to choose one of the others sees them.
  const choosesSeat = info.seats.some((_, other) => board.target(`seat:${other}`) !== 'none');
  const { table: texts } = words.value;
  const talk = useOpenChat();
  const chatPlace = useChatPlace(session, talk);
  useWindowClass(room, session, info.seats.length, chatPlace === 'column');
  const open = (what: Opened) => {
    if (what !== 'chat') return setOpened(what);
    setOpened(chatPlace === 'column' ? null : what);
    if (chatPlace === 'column') requestAnimationFrame(focusChat);
  };
  useFrameKeys(frame, session, {
    help: () => setOpened('keys'),
    chat: () => {
      if (chatPlace !== null) open('chat');
    },
  });
  const close = () => setOpened(null);
  useEffect(() => {
    if (opened === 'log') session.markRead();
  }, [opened, session.unread.value]);
  useClosedByAnswer(session, opened, close);
  const { shape, room: space } = session.windowClass.value;
  return (
    <div class={styles.house}>
      <div ref={room} class={styles.room}>
        <SheetsContext.Provider value={{ open: (content) => setOpened({ content }), close }}>
          <div
            ref={frame}
            class={styles.frame}
            data-window={shape}
            data-room={space}
            data-arrangement={session.board.arrangement}
            data-chat={chatPlace ?? undefined}
            onClickCapture={() => skipTurn(session)}
          >
            <FrameHeader session={session} info={info} chatPlace={chatPlace} opened={opened} open={open} />
            {isHand && !choosesSeat ? (
              <HandBar />
            ) : (
              <SeatRow session={session} info={info} board={board} opened={opened} open={open} />
            )}
            {talk !== null && chatPlace === 'line' && (
              <talk.parts.ChatLineBar chat={talk.chat} opened={opened === 'chat'} open={() => setOpened('chat')} />
            )}
            <main class={styles.scene} aria-label={texts.board}>
              {isHand ? <Hand {...board} seat={seat} /> : <Scene {...board} />}
            </main>
            <Things>
              <Shelf {...board} />
            </Things>
            <Told session={session} board={board} recap={recap} open={setOpened} />
            {opened === 'chat' && talk !== null && chatPlace !== 'column' && (
              <talk.parts.ChatSheet chat={talk.chat} close={close} />
            )}
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
          <OpenedDialog session={session} info={info} board={board} opened={opened} open={open} close={close} />
        )}
      </div>
      {talk !== null && chatPlace === 'column' && <talk.parts.ChatColumn chat={talk.chat} />}
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

function useChatPlace({ windowClass }: Session, talk: OpenChat | null): ChatPlace {
  const isWide = useMedia(BESIDE);
  if (talk === null || !talk.chat.isThere.value) return null;
  if (isWide) return 'column';
  const { shape, room } = windowClass.value;
  if (shape === 'low' || room === 'tiny') return 'menu';
  return shape === 'upright' ? 'line' : 'button';
}

function focusChat(): void {
  document.querySelector<HTMLElement>('aside form input')?.focus();
}

/** Follows the room that the frame has; boards are drawn for it before anybody sees them. */
function useWindowClass(
  room: { readonly current: HTMLDivElement | null },
  session: Session,
  seats: number,
  besideChat: boolean,
): void {
  const size = useSize(room);
  useLayoutEffect(() => {
    if (size === null) return;
    const now = windowClassOf(size, session.board.arrangement, seats, besideChat ? 'besideChat' : 'alone');
    const old = session.windowClass.peek();
    if (now.shape !== old.shape || now.room !== old.room) session.windowClass.value = now;
  }, [size, session, seats, besideChat]);
}

/** What is opened for its own sake, and not for the question. */
const STAYS: readonly Opened[] = ['menu', 'orders', 'keys', 'chat'];

/** An answer closes what lies over the board, and what was pointed at is done with. */
function useClosedByAnswer({ composer, pointed }: Session, opened: Opened, close: () => void): void {
  const sending = composer.sending.value;
  const selected = composer.selected.value;
  useEffect(() => {
    if (sending && !STAYS.includes(opened)) close();
  }, [sending]);
  useEffect(() => {
    pointed.value = [];
  }, [sending, selected]);
}
