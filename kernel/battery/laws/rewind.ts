import { advance, beginCourse, type Course } from '../../course.ts';
import { hashOf, type Json } from '../../json.ts';
import type { Entry, Note } from '../../log.ts';
import {
  chainOf,
  chanceKey,
  headerOf,
  linked,
  type Match,
  nextBlock,
  parseMatch,
  sampleAt,
  sumOf,
  verify,
} from '../../match/index.ts';
import { legal, pending, start } from '../../play.ts';
import { isRefusal, type Refusal, sentence } from '../../refusal.ts';
import { difference } from '../compare.ts';
import type { PlayedMatch, Seen } from '../law.ts';

const SEED = '5eed'.repeat(16);
const BY = { is: 'person' } as const;
/** So many times all go back in a match. */
const REWINDS = 2;

/** The same game once more, now with a key: now and then all go back to an earlier answer, pause, and play on otherwise. */
export function rewind({ game, seats, options, log: other, thrown, rng }: PlayedMatch): Seen {
  if (thrown !== null) return null;
  const seated = Array.from({ length: seats }, () => ({
    name: 'x',
    salt: '5a'.repeat(16),
    player: 'person',
    bits: null,
  }));
  const header = headerOf({ game: game.id, version: game.version, options, position: null, seed: SEED, seats: seated });
  const key = chanceKey(header, SEED);
  const course: Course = beginCourse(game, start(game, seats, options));
  const log: Entry[] = [];
  let chain = chainOf(header);
  /** Before each entry, how the match stood. */
  const before: unknown[] = [];
  let refusal: Refusal | null = null;
  const add = (entry: Entry) => {
    before.push(game.clone(course.state));
    refusal ??= advance(course, entry);
    chain = linked(chain, entry);
    log.push({ ...entry, sum: sumOf(chain) });
  };
  const note = (is: 'pause' | 'resume') => add({ ...stamp(), seat: 0, note: { is } satisfies Note, by: BY });
  const stamp = () => ({ index: course.next, at: 0 });
  const rewinds = Array.from({ length: REWINDS }, () => 1 + rng.below(Math.max(1, other.length))).sort((a, b) => a - b);
  for (let waiting = pending(game, course.state); waiting.is !== 'over'; waiting = pending(game, course.state)) {
    if (refusal !== null) return `entry ${log.length - 1} was refused: ${sentence(refusal)}`;
    if (log.length > (REWINDS + 1) * game.longest) return 'a match that went back came to no end';
    if (waiting.is === 'chance') {
      const answer = sampleAt(key, nextBlock(header, course), waiting.of);
      add({ ...stamp(), seat: 'chance', of: waiting.of, answer });
      continue;
    }
    const answers = course.played.filter((entry) => entry.seat !== 'chance');
    if (log.length >= (rewinds[0] ?? Number.POSITIVE_INFINITY) && answers.length > 0) {
      rewinds.shift();
      const { index: undo } = answers[rng.below(answers.length)];
      note('pause');
      note('resume');
      add({ ...stamp(), seat: 0, undo, consent: true, by: BY });
      if (refusal !== null) return `going back to entry ${undo} was refused: ${sentence(refusal)}`;
      const moved = difference(before[undo], course.state);
      if (moved !== null) return `going back to entry ${undo} did not restore the state: ${moved}`;
      continue;
    }
    const seat = waiting.seats[rng.below(waiting.seats.length)];
    const choices = legal(game, course.state, seat);
    const answer = choices[rng.below(choices.length)] as Json;
    add({ ...stamp(), seat, answer, by: BY, clock: null });
  }
  if (refusal !== null) return `entry ${log.length - 1} was refused: ${sentence(refusal)}`;
  const file: Match = { ...header, seed: SEED, log, hash: hashOf(course.state), signed: null };
  const read = parseMatch(JSON.parse(JSON.stringify(file)));
  if (isRefusal(read)) return `the match file cannot be read: ${sentence(read)}`;
  const { differs } = verify(game, read);
  return differs && `a match that went back does not verify: ${differs}`;
}
