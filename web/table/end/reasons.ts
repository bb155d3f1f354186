import type { Standing } from '@yamanote/kernel';
import type { Session } from '../session.ts';
import { tieIn } from './tie.ts';

/** What is said below the headline: how the match came to its end, and why places are as they are where points alone do not tell. */
export function reasonsOf(
  { speech, story }: Pick<Session, 'speech' | 'story'>,
  standing: Standing,
  view: Parameters<Session['speech']['value']['question']>[0],
): string[] {
  const { tie, tellsEnd } = speech.value;
  const how = tieIn(standing);
  const reasons = [tellsEnd ? story.value.at(-1)?.text : null, how === null ? null : tie(how, view)];
  return reasons.filter((reason) => typeof reason === 'string');
}
