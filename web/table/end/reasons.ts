import type { Standing } from '@yamanote/kernel';
import type { Words } from '../../words/index.ts';
import type { Session } from '../session.ts';
import { tieIn } from './tie.ts';

/** What is said below the headline: how the match came to its end, and why places are as they are where points alone do not tell. */
export function reasonsOf(
  { speech, story, names, viewer }: Pick<Session, 'speech' | 'story' | 'names' | 'viewer'>,
  standing: Standing,
  view: Parameters<Session['speech']['value']['question']>[0],
  { you, punctuation }: Pick<Words, 'you' | 'punctuation'>,
): string[] {
  const { tie, tellsEnd } = speech.value;
  const equal = tieIn(standing);
  // Whoever is not among the equals should not take it for a word about themselves.
  const who = equal?.seats.map((seat) => (seat === viewer.value ? you : names.value[seat])).join(' · ');
  const reasons = [
    tellsEnd ? story.value.at(-1)?.text : null,
    equal === null ? null : `${who}${punctuation.colon}${tie(equal.how, view)}`,
  ];
  return reasons.filter((reason) => typeof reason === 'string');
}
