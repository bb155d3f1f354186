import { notice } from '@yamanote/kit/notice.tsx';
import { shownLanguage } from '../words/index.ts';
import { waysBackWords } from './words/index.ts';

/** Their page goes on as nobody's: it says why. */
export async function saySignedOut(): Promise<void> {
  notice((await waysBackWords.load(shownLanguage.peek())).wasSignedOut);
}
