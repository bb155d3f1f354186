/** Whether every throw and draw of a match comes from its key. */
import { same } from '../json.ts';
import type { ChanceEntry, Entry } from '../log.ts';
import { fold } from '../log.ts';
import { type Match, sampleAt } from './replay.ts';
import { chanceKey, nextBlock } from './seal.ts';
import type { OddNumbering, VerdictSentences } from './sentences.ts';
import type { Difference } from './verdict.ts';

/** Which block each throw is said to have used. */
type Numbering = (entry: ChanceEntry, n: number) => number;

export function checkDice(match: Match, holds: string[], say: VerdictSentences): Difference | null {
  const key = chanceKey(match, match.seed!);
  const throws = match.log.filter((entry) => entry.seat === 'chance');
  const number: Numbering = (entry, n) => nextBlock(match, { next: entry.index, chances: n });
  const fits = (entry: ChanceEntry, block: number) =>
    entry.arranged === true || same(sampleAt(key, block, entry.of), entry.answer);
  const odd = throws.findIndex((entry, n) => !fits(entry, number(entry, n)));
  if (odd < 0) {
    const { length } = throws.filter(({ arranged }) => arranged !== true);
    holds.push(say.holds.dice(length));
    return null;
  }
  const { index, of, answer } = throws[odd];
  const due = JSON.stringify(sampleAt(key, number(throws[odd], odd), of));
  // Some throws before the odd one may only have come out as if they were numbered rightly.
  const found = otherNumberings(match.log).find(([, other]) => {
    const begin = throws.findLastIndex((entry, n) => !fits(entry, other(entry, n))) + 1;
    const moved = throws.filter((entry, n) => n >= begin && other(entry, n) !== number(entry, n));
    return begin <= odd && moved.length >= ENOUGH;
  });
  const says = say.differs.throw(due, JSON.stringify(answer), found?.[0] ?? null);
  return { fault: found === undefined ? 'dice' : 'numbering', says: say.differs.at(`log[${index}].answer`, says) };
}

/** Fewer throws may fit a numbering by accident. */
const ENOUGH = 5;
/** So many throws may have been thrown in secret. */
const MOST_HIDDEN = 50;

/** How a host could number throws so that an undo, or one that is hidden, moves them. */
function otherNumberings(log: readonly Entry[]): [OddNumbering, Numbering][] {
  const standing = new Map(
    log.flatMap((entry, i) =>
      entry.seat === 'chance' ? [[entry, fold(log.slice(0, i)).filter(({ seat }) => seat === 'chance').length]] : [],
    ),
  );
  const hidden = Array.from({ length: MOST_HIDDEN }, (_, i): [OddNumbering, Numbering] => [
    { by: 'hidden', hidden: i + 1 },
    (_entry, n) => n + i + 1,
  ]);
  return [[{ by: 'entries' }, ({ index }) => index], [{ by: 'standing' }, (entry) => standing.get(entry)!], ...hidden];
}
