/** What everybody may know of what happened before the device is handed on. */
import type { Seat } from '@yamanote/kernel';
import type { Session } from '../session.ts';
import { between, type Turn, turnsOf } from '../turns.ts';

/** More would have to be scrolled; the log tells the rest. */
const MOST = 3;

/** The others' turns since this seat's person last answered, the newest last. */
export function lately({ table, chapters, speech, names }: Session, seat: Seat): Turn[] {
  const showings = table.progress.value?.showings ?? [];
  const isAnswer = ({ entry }: (typeof showings)[number]) =>
    entry.seat === seat && !('note' in entry) && entry.by.is === 'person';
  const last = showings.findLast(isAnswer);
  const since = between(chapters.value, last?.entry.index ?? -1, Number.POSITIVE_INFINITY);
  const others = since.filter((chapter) => chapter.seat !== seat);
  return turnsOf(others, speech.value, names.value).slice(-MOST);
}
