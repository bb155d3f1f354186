import type { TableInfo } from '@yamanote/protocol';
import type { TableRequest } from '../../connection/table.ts';
import button from '../../kit/button.module.css';
import { SeatMark } from '../../kit/seat-mark.tsx';
import { botWords } from '../../words/bots.ts';
import { words } from '../../words/index.ts';
import { seatNames } from '../names.ts';
import styles from './waiting-room.module.css';

/** One row a seat; the host gives seats to bots, everybody else takes an open one. */
export function SeatList({
  info,
  bots,
  ask,
}: {
  info: TableInfo;
  bots: readonly string[];
  ask(request: TableRequest): void;
}) {
  const texts = words.value.table;
  const names = seatNames(info, words.value);
  const seated = info.seats.some(({ you }) => you);
  return (
    <ol class={styles.seats}>
      {info.seats.map(({ guest, bot, you, online }, seat) => {
        const isFree = guest === null && bot === null;
        const notes = [
          you && texts.youAre,
          info.hostSeat === seat && texts.host,
          guest !== null && !online && texts.absent,
        ].filter(Boolean);
        return (
          <li key={seat} data-free={isFree ? '' : undefined}>
            <SeatMark seat={seat} size={18} />
            <span class={styles.name}>
              <b>{names[seat]}</b>
              <small>{bot !== null ? texts.bot : notes.join(' · ')}</small>
            </span>
            {info.youAreHost && !you && guest === null && (
              <select
                aria-label={`${texts.botHere} ${seat + 1}`}
                value={bot ?? ''}
                onChange={(event) => ask({ do: 'bot', seat, bot: event.currentTarget.value || null })}
              >
                <option value="">{texts.nobody}</option>
                {bots.map((one) => (
                  <option key={one} value={one}>
                    {botWords(words.value, one).name}
                  </option>
                ))}
              </select>
            )}
            {isFree && !seated && (
              <button type="button" class={button.plain} onClick={() => ask({ do: 'sit', seat })}>
                {texts.sitHere}
              </button>
            )}
            {you && (
              <button type="button" class={button.quiet} onClick={() => ask({ do: 'stand' })}>
                {texts.standUp}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
