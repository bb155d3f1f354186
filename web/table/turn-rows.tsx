import { SeatMark } from '@yamanote/kit/seat-mark.tsx';
import { words } from '../words/index.ts';
import type { Session } from './session.ts';
import styles from './told.module.css';
import type { Turn } from './turns.ts';

/** A row a turn; a tap shows on the board what it was about. */
export function TurnRows({
  session,
  turns,
  done,
}: {
  session: Session;
  turns: readonly Turn[];
  /** After a tap: what covers the board goes away. */
  done?(): void;
}) {
  const { names, pointed, viewer } = session;
  return (
    <>
      {turns.map(({ key, seat, did, toYou, tone, shows }) => (
        <button
          key={key}
          type="button"
          class={styles.turn}
          onClick={() => {
            pointed.value = shows;
            done?.();
          }}
        >
          {seat === 'all' ? <span /> : <SeatMark seat={seat} size={14} />}
          <span class={styles.deed}>
            <span>
              {seat !== 'all' && <b>{seat === viewer.value ? words.value.you : names.value[seat]}</b>} {did}
              {toYou !== null && <span class="unseen">{words.value.punctuation.comma}</span>}
            </span>
            {toYou !== null && <em data-tone={tone ?? undefined}>{toYou}</em>}
          </span>
        </button>
      ))}
    </>
  );
}
