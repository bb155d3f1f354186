import type { Seat } from '@yamanote/kernel';
import type { BoardProps } from '@yamanote/kit/board.ts';
import { Icon } from '@yamanote/kit/icon.tsx';
import { SeatMark } from '@yamanote/kit/seat-mark.tsx';
import { useSize } from '@yamanote/kit/use-size.ts';
import { windowClassOf } from '@yamanote/kit/window-class.ts';
import type { TableInfo } from '@yamanote/protocol';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { activeSeat } from '../table/active-seat.ts';
import { BesideWords } from '../table/beside-words.tsx';
import { boardPropsOf } from '../table/board-props.ts';
import { headlineOf } from '../table/end/headline.ts';
import { lastLine } from '../table/last-line.ts';
import { SeatClock } from '../table/seat-clock.tsx';
import type { Session } from '../table/session.ts';
import { words } from '../words/index.ts';
import type { WatchingWords } from '../words/watching/index.ts';
import { Device } from './device.tsx';
import styles from './screen.module.css';
import { WayIn } from './way-in.tsx';

interface Props {
  session: Session;
  info: TableInfo;
  texts: WatchingWords;
}

/** From this room on a screen has the large picture of its game, however low it is. */
const LARGE = { width: 1000, height: 560 };

/** The running match and its end: picture, what is for sale, seats, who plays and what was done last, and the way in. */
export function ScreenBoard({ session, info, texts }: Props) {
  const room = useRef<HTMLDivElement>(null);
  const board = boardPropsOf(session);
  const { Scene, Shelf, arrangement = 'sides' } = session.board;
  useWindowClass(room, session, info.seats.length);
  const { shape, room: space } = session.windowClass.value;
  // Where the column is needed for something long, the code is small beside its words.
  const isSmall = arrangement === 'map' || (arrangement === 'rows' && session.board.follows === true);
  return (
    <div ref={room} class={styles.room}>
      <BesideWords session={session} />
      <div
        class={styles.frame}
        data-window={shape}
        data-room={space}
        data-arrangement={arrangement}
        data-small={isSmall ? '' : undefined}
      >
        <Head session={session} info={info} board={board} texts={texts} />
        {/* Nothing here can be pressed; what is to be heard of it is said above, and at the seats. */}
        <main class={styles.scene} aria-label={words.value.table.board} inert>
          <Scene {...board} />
        </main>
        <div class={styles.shelf} inert>
          <Shelf {...board} />
        </div>
        <Seats session={session} info={info} board={board} texts={texts} />
        <div class={styles.side}>
          <WayIn table={session.table} texts={texts} />
        </div>
      </div>
    </div>
  );
}

/** Whose turn it is, and what was done last; how many watch. */
function Head({ session, info, board, texts }: Props & { board: BoardProps }) {
  const { table, names, stage, result, speech } = session;
  const { table: said } = words.value;
  const active = activeSeat(session, board.view);
  const pending = table.progress.value?.sight.pending;
  const owing = pending !== undefined && 'seats' in pending ? pending.seats : [];
  const over = result.value;
  const seat: Seat | null =
    over === null && (stage.busy.value || owing.length === 1) ? (active ?? owing[0] ?? null) : null;
  const text =
    over !== null
      ? headlineOf(session, over)
      : table.progress.value?.sight.frozen
        ? said.frozen
        : seat !== null
          ? said.theirTurn({ name: names.value[seat] })
          : owing.length > 0
            ? said.theyOwe({ names: owing.map((one) => names.value[one]) })
            : said.chance;
  const line = lastLine(session);
  const { count } = table.watchers.value;
  return (
    <header class={styles.head}>
      <h1>
        {seat !== null && <SeatMark seat={seat} size={20} />}
        <span>{text}</span>
      </h1>
      <p class={styles.last}>{line !== null && over === null && line.text}</p>
      {table.line.state.value === 'broken' && <p class={styles.aside}>{said.reconnecting}</p>}
      {count > 0 && (
        <p class={styles.aside}>
          <Icon name="eye" size={20} /> {texts.watching({ watchers: count })}
        </p>
      )}
      <p class={styles.aside}>
        {speech.value.title}
        {info.delay !== 'none' && over === null && ` · ${texts.delay({ delay: info.delay })}`}
      </p>
    </header>
  );
}

function Seats({ session, info, board, texts }: Props & { board: BoardProps }) {
  const { SeatPanel, Portrait } = session.board;
  const active = activeSeat(session, board.view);
  return (
    <ol class={styles.seats} aria-label={words.value.table.seats} data-many={info.seats.length > 4 ? '' : undefined}>
      {info.seats.map((place, seat) => (
        <li
          key={seat}
          data-turn={active === seat ? '' : undefined}
          data-away={place.guest !== null && (place.bot !== null || !place.online) ? '' : undefined}
          data-portrait={Portrait && ''}
        >
          {Portrait && (
            <div class={styles.portrait}>
              <Portrait {...board} seat={seat} />
            </div>
          )}
          <p class={styles.who}>
            <SeatMark seat={seat} size={16} />
            <b>{session.names.value[seat]}</b>
            {session.table.clocks.value !== null && <SeatClock session={session} seat={seat} inLine />}
            <Device place={place} texts={texts} />
          </p>
          <div class={styles.panel}>
            <SeatPanel {...board} seat={seat} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function useWindowClass(room: { readonly current: HTMLDivElement | null }, session: Session, seats: number): void {
  const size = useSize(room);
  useLayoutEffect(() => {
    if (size === null) return;
    const isLarge = size.width >= LARGE.width && size.height >= LARGE.height;
    const now = isLarge
      ? ({ shape: 'wide', room: 'usual' } as const)
      : windowClassOf(size, session.board.arrangement, seats);
    const old = session.windowClass.peek();
    if (now.shape !== old.shape || now.room !== old.room) session.windowClass.value = now;
  }, [size, session, seats]);
}
