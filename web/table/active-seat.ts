import type { Seat } from '@yamanote/kernel';
import type { Sight } from '@yamanote/running-match';
import type { Session } from './session.ts';

/**
 * Whose turn it is in the picture: while steps are shown that is not yet whom the hall waits for. `null` once the match is
 * over, or while everybody plays at once.
 */
export function activeSeat({ table, board, stage }: Session, view: Sight['view']): Seat | null {
  const pending = table.progress.value?.sight.pending;
  const over = pending?.is === 'over' && !stage.busy.value;
  if (over) return null;
  if (board.turn !== undefined) return board.turn(view);
  if (stage.busy.value) return stage.now.value?.step.seat ?? null;
  return pending !== undefined && 'seats' in pending ? (pending.seats[0] ?? null) : null;
}
