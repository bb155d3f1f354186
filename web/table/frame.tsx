import type { Seat } from '@yamanote/kernel';
import type { TableInfo } from '@yamanote/protocol';
import { useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../kit/board.ts';
import { useTargetKeys } from '../kit/target-keys.ts';
import { words } from '../words/index.ts';
import { ActionBar } from './action-bar.tsx';
import { ChoicesDialog } from './choices-dialog.tsx';
import styles from './frame.module.css';
import { FrameHeader } from './frame-header.tsx';
import { LogDialog, LogPanel } from './log.tsx';
import { MenuDialog } from './menu-dialog.tsx';
import { OrdersDialog } from './orders-dialog.tsx';
import type { Recap } from './recap.tsx';
import { SeatDialog } from './seat-dialog.tsx';
import { SeatRow } from './seat-row.tsx';
import type { Session } from './session.ts';
import { useFrameKeys } from './use-frame-keys.ts';

export type Opened = 'log' | 'menu' | 'choices' | 'orders' | { seat: Seat } | null;

interface Props {
  session: Session;
  info: TableInfo;
  board: BoardProps;
  recap: Recap | null;
  backToResult: (() => void) | null;
}

/** The same for every game: seats, question, action bar, log. The board supplies the pictures in between. */
export function Frame({ session, info, board, recap, backToResult }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened>(null);
  const { Scene, Shelf } = session.board;
  const { composer, stage } = session;
  const { table: texts } = words.value;
  useTargetKeys(frame, composer.choose);
  useFrameKeys(frame, session);
  const close = () => setOpened(null);
  return (
    <div class={styles.room}>
      <div
        ref={frame}
        class={styles.frame}
        data-arrangement={session.board.arrangement}
        onClickCapture={() => stage.skip()}
      >
        <FrameHeader session={session} info={info} open={setOpened} />
        <SeatRow session={session} info={info} board={board} open={(seat) => setOpened({ seat })} />
        <main class={styles.scene} aria-label={texts.board}>
          <Scene {...board} />
        </main>
        <section class={styles.shelf} aria-label={texts.myThings}>
          <Shelf {...board} />
        </section>
        <ActionBar
          session={session}
          info={info}
          board={board}
          recap={recap}
          backToResult={backToResult}
          openChoices={() => setOpened('choices')}
          openOrders={() => setOpened('orders')}
        />
        <LogPanel session={session} />
      </div>
      {opened === 'log' && <LogDialog session={session} close={close} />}
      {opened === 'menu' && (
        <MenuDialog session={session} info={info} openOrders={() => setOpened('orders')} close={close} />
      )}
      {opened === 'orders' && board.orders !== null && (
        <OrdersDialog
          room={session.room}
          orders={board.orders}
          kind={composer.asking.value?.kind ?? null}
          close={close}
        />
      )}
      {opened === 'choices' && <ChoicesDialog session={session} close={close} />}
      {opened !== null && typeof opened === 'object' && (
        <SeatDialog session={session} info={info} board={board} seat={opened.seat} close={close} />
      )}
    </div>
  );
}
