import { advance, beginCourse, type Course } from '../../course.ts';
import type { Seat } from '../../game.ts';
import type { AnswerEntry, Entry } from '../../log.ts';
import { start } from '../../play.ts';
import { sentence } from '../../refusal.ts';
import { difference } from '../compare.ts';
import type { How, PlayedMatch, Seen } from '../law.ts';
import { renumbered } from './replay.ts';

/** An undo folds the whole log anew, so only some are tried in a match. */
const TRIED_PER_MATCH = 8;

export function takeBack({ game, seats, options, log, how, thrown, rng }: PlayedMatch): Seen {
  if (thrown !== null) return null;
  const course = beginCourse(game, start(game, seats, options));
  let tried = 0;
  for (const [i, entry] of log.entries()) {
    const before = game.clone(course.state);
    const refusal = advance(course, renumbered(entry, course.next));
    if (refusal !== null) return `entry ${i} was refused: ${sentence(refusal)}`;
    if (tried === TRIED_PER_MATCH || rng.below(log.length) >= TRIED_PER_MATCH) continue;
    tried++;
    const seen = tryAll(course, how[i], entry.seat === 'chance' ? null : entry, before, seats);
    if (seen !== null) return `after entry ${i} (${how[i]} of ${entry.seat}) ${seen}`;
  }
  return null;
}

/** Everybody tries to take the last entry back; only its giver may, if nothing stands in between. */
function tryAll(course: Course, how: How, given: AnswerEntry | null, before: unknown, seats: number): Seen {
  const last = course.next - 1;
  const others = [...Array(seats).keys()].filter((seat) => seat !== given?.seat);
  for (const seat of given === null ? others : [...others, given.seat]) {
    const own = given !== null && seat === given.seat;
    const attempts: [boolean, Entry][] = [
      [own && how === 'ask', { ...stamp(course, seat), undo: last, consent: false }],
      [own && how === 'each', { ...stamp(course, seat), withdraw: last }],
    ];
    const earlier = course.played.at(-2);
    if (earlier?.seat === seat && !(own && how === 'ask')) {
      attempts.unshift([false, { ...stamp(course, seat), undo: earlier.index, consent: false }]);
    }
    for (const [allowed, attempt] of attempts) {
      const kept = course.game.clone(course.state);
      const refusal = advance(course, attempt);
      const what = `${'undo' in attempt ? 'undo' : 'withdraw'} of seat ${seat}`;
      if (allowed && refusal !== null) return `${what} was refused: ${sentence(refusal)}`;
      if (!allowed && refusal === null) return `${what} was let in`;
      const other = difference(allowed ? before : kept, course.state);
      if (other !== null)
        return `${what} ${allowed ? 'did not restore' : 'was refused, but changed'} the state: ${other}`;
      if (!allowed || given === null) continue;
      const again = advance(course, { ...given, index: course.next });
      if (again !== null) return `${what} was followed by the same answer, which was refused: ${sentence(again)}`;
      return null;
    }
  }
  return null;
}

function stamp(course: Course, seat: Seat) {
  return { index: course.next, seat, by: { is: 'person' }, at: 0 } as const;
}
