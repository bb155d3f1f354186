/** When nobody served a match whose clocks run: that time is nobody's. */
import type { Gap } from '@yamanote/kernel';
import type { Hall } from '../hall.ts';
import type { LiveMatch } from '../matches/live-match.ts';

/**
 * Before anything is made of what the clocks of a match say: this node may have stood still itself, and not know it yet. What time
 * it is, is asked before this: a standstill that comes in between is in the gaps.
 */
export async function learnGaps({ store }: Pick<Hall, 'store'>, live: LiveMatch): Promise<readonly Gap[]> {
  const { clocks } = live.host.match;
  if (clocks !== null) live.gaps = await store.time.beat(clocks.gapsUntil);
  return live.gaps;
}
