import { notice } from '@yamanote/kit/notice.tsx';
import type { Refused } from '../../connection/line.ts';
import { shownLanguage } from '../../words/index.ts';
import { kindWord } from '../../words/refusals.ts';
import { speakOfAgreeing } from './speak.ts';
import { agreeingWords } from './words/index.ts';

/** Says why nothing came of what somebody proposed or answered; a reason that stands nowhere else is fetched with its words. */
export async function sayWhyNot({ code }: Refused): Promise<void> {
  await speakOfAgreeing().catch(() => undefined);
  const { refusals } = agreeingWords[shownLanguage.peek()];
  notice(Object.hasOwn(refusals, code) ? refusals[code as keyof typeof refusals] : kindWord(code));
}
