import { Refused } from '../connection/line.ts';
import { whyNot } from '../words/refusals.ts';
import type { NoticeWords } from './words/en.ts';

/** Why something about notices did not work, in a sentence that helps. */
export function whyNoNotice(reason: unknown, { refused }: NoticeWords): string {
  const code = reason instanceof Refused ? reason.code : '';
  return code in refused ? refused[code as keyof typeof refused] : whyNot(reason);
}
