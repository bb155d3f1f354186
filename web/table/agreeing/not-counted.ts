import { notice } from '@yamanote/kit/notice.tsx';
import { shownLanguage } from '../../words/index.ts';
import { speakOfAgreeing } from './speak.ts';
import { agreeingWords } from './words/index.ts';

/** Somebody alone has gone back for the first time in this match. */
export async function sayNotCounted(): Promise<void> {
  await speakOfAgreeing();
  notice(agreeingWords[shownLanguage.peek()].notCounted);
}
