/** What a seat is doing: still drawing, ready, further on, or finished with all lines. */
import { PHASES } from '@yamanote/games/next-station-tokyo/rules';
import { seatsOwing } from '@yamanote/games/next-station-tokyo/words';
import type { OfSeat } from '../shown.ts';
import { boardWords } from '../words/index.ts';
import styles from './status.module.css';

export function Status({ view, seat, language }: OfSeat) {
  const words = boardWords[language];
  const status = statusOf(view, seat);
  if (status === null) return null;
  return (
    <span class={styles.status} data-status={status}>
      <span class={styles.mark} aria-hidden="true">
        {status === 'drawing' ? '…' : '✓'}
      </span>
      <span class={styles.word}>{words[status]}</span>
    </span>
  );
}

function statusOf(view: OfSeat['view'], seat: number): 'drawing' | 'ready' | 'isAhead' | 'done' | null {
  const kind = view.stack.at(-1)?.kind;
  if (kind === undefined) return null;
  if (view.phases[seat] >= PHASES) return 'done';
  if (view.ahead[seat]) return 'isAhead';
  if (seatsOwing(view).includes(seat)) return 'drawing';
  return kind === 'draw' ? 'ready' : null;
}
