import { shownLanguage } from '../../words/index.ts';
import { useSpoken } from '../../words/use-spoken.ts';
import { type NextTableWords, nextTableWords } from './words/index.ts';

/** `null` until they are there. */
export function useNextTableWords(): NextTableWords | null {
  const spoken = useSpoken('next', async () => ({ opened: nextTableWords, load: nextTableWords.load }));
  return spoken === null ? null : spoken[shownLanguage.value];
}
