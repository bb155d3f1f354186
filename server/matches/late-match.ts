/** A match as those see it who watch it with a delay: under the same rules, and with only as much of its log as is due. */
import { type Entry, isRefusal, type OrRefusal } from '@yamanote/kernel';
import type { WatchDelay } from '@yamanote/protocol';
import { type Addition, followOn, openMatch, type RunningMatch } from '@yamanote/running-match';
import type { Told } from './news.ts';

export interface LateMatch extends Told {
  /** Read from its beginning: what is taken back may go back further than the last snapshot of the match that is played. */
  readonly host: { readonly match: RunningMatch };
  /** What is stored and not shown yet. */
  ahead: readonly Entry[];
}

const MINUTE = 60_000;

/** How many of these entries, which come next and are the last ones stored, those may see who are that far behind. */
export function dueNow(ahead: readonly Entry[], delay: WatchDelay, now: number): number {
  if (delay === 'none') return ahead.length;
  if (delay === 'end') return 0;
  if ('minutes' in delay) {
    const notYet = ahead.findIndex(({ at }) => at > now - delay.minutes * MINUTE);
    return notYet < 0 ? ahead.length : notYet;
  }
  let later = 0;
  for (let i = ahead.length - 1; i >= 0; i--) {
    if (later >= delay.moves) return i + 1;
    later += movesIn(ahead[i]);
  }
  return 0;
}

/** What is taken back has not happened: else somebody could push on those who watch by doing and undoing. */
function movesIn(entry: Entry): number {
  if ('undo' in entry || 'withdraw' in entry) return -1;
  return 'answer' in entry && entry.seat !== 'chance' ? 1 : 0;
}

/** When the next entry is due, if time alone brings it. */
export function dueAt({ ahead }: LateMatch, delay: WatchDelay): number | null {
  const timed = typeof delay === 'object' && 'minutes' in delay;
  return timed && ahead.length > 0 ? ahead[0].at + delay.minutes * MINUTE : null;
}

/** From its whole log, of which nothing is shown yet. */
export function beginLate({ id, at, host: { match } }: Told, log: readonly Entry[]): OrRefusal<LateMatch> {
  const begun = openMatch(match.game, match.header, match.seed);
  return isRefusal(begun) ? begun : { id, at, gaps: null, host: { match: begun }, ahead: log };
}

/** The next so many entries are shown from now on: what they brought about. */
export function goOn(late: LateMatch, due: number): OrRefusal<Addition[]> {
  const additions = followOn(late.host.match, late.ahead.slice(0, due));
  if (!isRefusal(additions)) late.ahead = late.ahead.slice(due);
  return additions;
}
