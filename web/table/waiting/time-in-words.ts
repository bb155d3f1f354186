import type { TimeControl } from '@yamanote/kernel';
import type { TimeWords } from '../../words/time/index.ts';

const MINUTE = 60;

/** What was agreed about time, in a line. */
export function timeInWords(control: TimeControl | null, texts: TimeWords): string {
  if (control === null) return texts.none;
  if (control.is === 'live') {
    return texts.liveTerms({ minutes: Math.round(control.bank / MINUTE), seconds: control.increment });
  }
  const { hours, night, off } = control;
  return texts.dailyTerms({ hours, night: night !== null, off: off.length > 0 });
}
