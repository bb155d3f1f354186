/** Whether every throw and draw of a match comes from its key. */
import { same } from '../json.ts';
import type { ChanceEntry, Entry } from '../log.ts';
import { fold } from '../log.ts';
import { type Match, sampleAt } from './replay.ts';
import { chanceKey, nextBlock } from './seal.ts';
import type { Difference } from './verdict.ts';

/** Which block each throw is said to have used. */
type Numbering = (entry: ChanceEntry, n: number) => number;

export function checkDice(match: Match, holds: string[]): Difference | null {
  const key = chanceKey(match, match.seed!);
  const throws = match.log.filter((entry) => entry.seat === 'chance');
  const number: Numbering = (entry, n) => nextBlock(match, { next: entry.index, chances: n });
  const fits = (entry: ChanceEntry, block: number) =>
    entry.arranged === true || same(sampleAt(key, block, entry.of), entry.answer);
  const at = throws.findIndex((entry, n) => !fits(entry, number(entry, n)));
  if (at < 0) {
    const { length } = throws.filter(({ arranged }) => arranged !== true);
    holds.push(`all ${length} throws and draws come from the seed and the bits that the seats added`);
    return null;
  }
  const { index, of, answer } = throws[at];
  const due = JSON.stringify(sampleAt(key, number(throws[at], at), of));
  const says = `log[${index}].answer: expected ${due} from the seed, found ${JSON.stringify(answer)}`;
  const rest = throws.slice(at);
  const found = Object.entries(otherNumberings(match.log)).find(
    ([, other]) => rest.length >= ENOUGH && rest.every((entry, i) => fits(entry, other(entry, at + i))),
  );
  if (found === undefined) return { fault: 'dice', says };
  return { fault: 'numbering', says: `${says}; from here on they are numbered ${found[0]}` };
}

/** Fewer throws may fit a numbering by accident. */
const ENOUGH = 5;
/** So many throws may have been thrown in secret. */
const MOST_HIDDEN = 50;

/** How a host could number throws so that an undo, or one that is hidden, moves them. */
function otherNumberings(log: readonly Entry[]): Record<string, Numbering> {
  const standing = new Map(
    log.flatMap((entry, i) =>
      entry.seat === 'chance' ? [[entry, fold(log.slice(0, i)).filter(({ seat }) => seat === 'chance').length]] : [],
    ),
  );
  const hidden = Array.from({ length: MOST_HIDDEN }, (_, i): [string, Numbering] => [
    `as if ${i + 1} more had been thrown, which are not in it`,
    (_entry, n) => n + i + 1,
  ]);
  return {
    'by all entries, so that every answer and undo moved them': ({ index }) => index,
    'without those that were undone': (entry) => standing.get(entry)!,
    ...Object.fromEntries(hidden),
  };
}
