import type { WatchDelay } from '@yamanote/protocol';
import { useWatchingWords } from '../../words/watching/index.ts';

/** Whoever watches with a delay is told so: else they would think that nothing happens. */
export function Late({ delay, class: place }: { delay: WatchDelay; class: string }) {
  const texts = useWatchingWords();
  return texts === null ? null : <p class={place}>{texts.delay({ delay })}</p>;
}
