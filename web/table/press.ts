/** Answers that were given with one press are taken back with one press. */
import type { Showing } from '@yamanote/running-match';

/** The first entry of the press that entry number `last` belongs to: a message's answers all have its time. */
export function pressOf(showings: readonly Showing<unknown>[], last: number): number {
  const isOf = (at: number) => {
    const [one, other] = [showings[at]?.entry, showings[last]?.entry];
    return one !== undefined && isPersonal(one) && isPersonal(other) && one.seat === other.seat && one.at === other.at;
  };
  let first = last;
  while (isOf(first - 1)) first--;
  return first;
}

/** Given by a person, and not the taking back of something. */
function isPersonal(entry: Showing<unknown>['entry']): boolean {
  return 'answer' in entry && 'by' in entry && entry.by.is === 'person';
}
