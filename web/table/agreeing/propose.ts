import type { Agreement } from '@yamanote/running-match';
import { moveId } from '../../connection/random.ts';
import type { WatchedTable } from '../../connection/table.ts';
import { sayWhyNot } from './why-not.ts';

/** Asks everybody, or just does it where nobody else has a word in it. */
export function propose({ progress, request }: WatchedTable, agreement: Agreement): void {
  const now = progress.peek();
  if (now === null) return;
  const { match, sight } = now;
  request({ do: 'propose', match, move: moveId(), agreement, moment: sight.moment }).catch(sayWhyNot);
}
