import type { Viewer } from '@yamanote/kernel';
import type { TableInfo } from '@yamanote/protocol';

/**
 * What somebody who is not asked now can skip: the `round` up to the next own question, or the rest of the `match` for who is
 * not asked again. Nothing (`null`) where another person is waited for.
 */
export function skippable({ stage, seats }: TableInfo, viewer: Viewer, isOut: boolean): 'round' | 'match' | null {
  if (stage !== 'running') return null;
  if (viewer !== 'public' && isOut) return 'match';
  if (seats.some(({ guest, bot, you }) => guest !== null && bot === null && !you)) return null;
  return viewer === 'public' || seats[viewer].bot !== null ? 'match' : 'round';
}
