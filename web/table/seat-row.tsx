import type { Seat } from '@yamanote/kernel';
import type { BoardProps } from '@yamanote/kit/board.ts';
import { deferred } from '@yamanote/kit/deferred.tsx';
import { SeatBadge, SeatMark } from '@yamanote/kit/seat-mark.tsx';
import { opensSheet } from '@yamanote/kit/sheet.tsx';
import { targetProps } from '@yamanote/kit/target.ts';
import type { TableInfo } from '@yamanote/protocol';
import { useId } from 'preact/hooks';
import { BotFace } from '../levels/face.tsx';
import { botWords } from '../words/bots.ts';
import { words } from '../words/index.ts';
import { activeSeat } from './active-seat.ts';
import { ReactionAt } from './chat/reaction-at.tsx';
import type { Opened } from './opened.ts';
import styles from './seat-row.module.css';
import type { Session } from './session.ts';

// Most tables have none.
const SeatClock = deferred(async () => (await import('./seat-clock.tsx')).SeatClock);

interface Props {
  session: Session;
  info: TableInfo;
  board: BoardProps;
  opened: Opened;
  open(what: Opened): void;
}

/** Everybody at the table, me first: whose turn it is, who owes an answer, who is away, and what the game shows of them. */
export function SeatRow({ session, info, board, opened, open }: Props) {
  const { viewer } = session;
  const first = viewer.value === 'public' ? (session.followed.value ?? 0) : viewer.value;
  const seats = info.seats.map((_, i) => (first + i) % info.seats.length);
  return (
    <section class={styles.place} aria-label={words.value.table.seats}>
      <ol
        class={styles.seats}
        data-many={seats.length > 4 ? '' : undefined}
        data-portraits={session.board.Portrait && ''}
      >
        {seats.map((seat) => (
          <SeatPlace key={seat} session={session} info={info} board={board} seat={seat} opened={opened} open={open} />
        ))}
      </ol>
    </section>
  );
}

function SeatPlace({ session, info, board, seat, opened, open }: Props & { seat: Seat }) {
  const { SeatPanel, Portrait } = session.board;
  const { you, table: texts } = words.value;
  const name = session.names.value[seat];
  const { turn, owes } = standingOf(session, board, seat);
  const place = info.seats[seat];
  const id = `seat:${seat}`;
  const panel = useId();
  const isTarget = board.target(id) !== 'none';
  const isOpen = opened !== null && typeof opened === 'object' && 'seat' in opened && opened.seat === seat;
  const press = isTarget
    ? targetProps(board, id, name)
    : {
        'aria-label': place.you ? texts.ownDetails : texts.details({ name }),
        ...opensSheet(isOpen),
        onClick: () => open({ seat }),
      };
  return (
    <li
      class={styles.seat}
      data-turn={turn ? '' : undefined}
      data-owes={owes && !turn ? '' : undefined}
      data-away={isAway(place) ? '' : undefined}
      data-plays={place.absence !== null && !place.stuck ? '' : undefined}
      data-pointed={board.pointed.includes(id) ? '' : undefined}
      data-target-state={isTarget ? board.target(id) : undefined}
    >
      {Portrait && (
        <div class={styles.portrait}>
          <Portrait {...board} seat={seat} />
          <SeatBadge seat={seat} />
        </div>
      )}
      <p class={styles.who}>
        {!Portrait && <SeatMark seat={seat} size={13} />}
        <b>{place.you ? you : name}</b>
        <small>{statusOf(place, words.value)}</small>
        {place.bot !== null && (
          <span class={styles.kind}>
            <BotFace bot={place.bot} size={20} />
          </span>
        )}
      </p>
      {place.absence !== null && !place.stuck && (
        <em class={styles.flag} data-plays="">
          {texts.botPlays}
        </em>
      )}
      {turn && (
        <em class={styles.flag} data-turn="">
          {texts.turn}
        </em>
      )}
      {owes && !turn && (
        <em class={styles.flag}>
          <span aria-hidden="true">?</span>
          <span class="unseen">{texts.owes}</span>
        </em>
      )}
      <div class={styles.panel} id={panel}>
        <SeatPanel {...board} seat={seat} />
        {session.table.clocks.value !== null && <SeatClock session={session} seat={seat} />}
      </div>
      <ReactionAt seat={seat} />
      <button type="button" class={styles.press} aria-describedby={panel} {...press} />
    </li>
  );
}

function standingOf(session: Session, board: BoardProps, seat: Seat): { turn: boolean; owes: boolean } {
  const { table, stage } = session;
  const pending = table.progress.value?.sight.pending;
  const owing = !stage.busy.value && pending !== undefined && 'seats' in pending ? pending.seats : [];
  return { turn: activeSeat(session, board.view) === seat, owes: owing.includes(seat) };
}

/** A bot's own seat is never away: it is the bot's. */
function isAway({ bot, guest, online }: TableInfo['seats'][number]): boolean {
  return guest !== null && (bot !== null || !online);
}

function statusOf(
  { bot, guest, online, stuck, gaveUp }: TableInfo['seats'][number],
  texts: typeof words.value,
): string {
  if (stuck) return texts.table.stuck;
  if (gaveUp) return texts.table.gaveUp;
  if (bot !== null && guest !== null) return texts.table.botPlays;
  if (bot !== null) return `${texts.table.bot} · ${botWords(texts, bot).name}`;
  return guest !== null && !online ? texts.table.absent : '';
}
