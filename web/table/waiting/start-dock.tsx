import { Icon } from '@yamanote/kit/icon.tsx';
import { seatsAtStart, type TableInfo } from '@yamanote/protocol';
import type { TableRequest } from '../../connection/table.ts';
import big from '../../pages/big-button.module.css';
import { words } from '../../words/index.ts';
import { seatNames } from '../names.ts';
import { isFree } from './seat-kind.ts';
import styles from './waiting-room.module.css';

/** Always in sight: the host starts, whoever has no seat takes one, everybody else learns what is waited for. */
export function StartDock({
  info,
  least,
  bot,
  ask,
}: {
  info: TableInfo;
  /** The fewest that the game takes; `null` while it is being loaded. */
  least: number | null;
  /** The bot that plays where one is needed. */
  bot: string;
  ask(request: TableRequest): void;
}) {
  const { table: texts } = words.value;
  const seated = info.seats.some(({ you }) => you);
  if (info.youAreHost) {
    return (
      <footer class={styles.dock}>
        <button type="button" class={big.main} disabled={least === null} onClick={() => ask({ do: 'start', bot })}>
          <Icon name="play" size={24} />
          <StartWords info={info} least={least ?? 1} />
        </button>
      </footer>
    );
  }
  if (!seated && info.seats.some(isFree)) {
    return (
      <footer class={styles.dock}>
        <button type="button" class={big.main} onClick={() => ask({ do: 'sit', seat: null })}>
          <b>{texts.takeSeat}</b>
        </button>
      </footer>
    );
  }
  const host = info.hostSeat === null ? null : seatNames(info, words.value)[info.hostSeat];
  return (
    <footer class={styles.dock}>
      <p>{!seated ? texts.tableFull : host === null ? texts.hostIsAway : texts.startWaitsForHost({ name: host })}</p>
    </footer>
  );
}

/** How many will play, and what becomes of open seats. */
function StartWords({ info: { seats }, least }: { info: TableInfo; least: number }) {
  const {
    table: { waiting },
    punctuation,
  } = words.value;
  const { closed, bots } = seatsAtStart(seats, least);
  const names = bots.flatMap((seat) => seats[seat].kept ?? []);
  const strangers = bots.length - names.length;
  const parts = [
    ...(closed.length > 0 ? [waiting.seatsClose({ seats: closed.length })] : []),
    ...(strangers > 0 ? [waiting.botsSit({ seats: strangers })] : []),
    ...(names.length > 0 ? [waiting.botsUntil({ names })] : []),
  ];
  return (
    <span>
      <b>{waiting.startWith({ players: seats.length - closed.length })}</b>
      <small>{parts.length === 0 ? waiting.allHere : parts.join(punctuation.comma)}</small>
    </span>
  );
}
