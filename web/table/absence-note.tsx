/** Why a bot plays for somebody. */
import { notice } from '@yamanote/kit/notice.tsx';
import type { SeatOfTable } from '@yamanote/protocol';
import { useEffect } from 'preact/hooks';
import { useAbsenceWords } from '../words/absence/index.ts';

type Why = NonNullable<SeatOfTable['absence']>;

export function AbsenceNote({ why, name }: { why: Why; name: string }) {
  const texts = useAbsenceWords();
  return texts && <span>{texts.why[why]({ name })}</span>;
}

/** Whoever is back, or looks on while a bot takes over, is told once; who got up knows. */
export function OwnAbsence({ why }: { why: Exclude<Why, 'left'> }) {
  const texts = useAbsenceWords();
  const text = why === 'away' ? undefined : texts?.whyYou[why];
  useEffect(() => {
    if (text !== undefined) notice(text);
  }, [text]);
  return null;
}
