/** The course of a match: its state as entry after entry is added, with undo folded in. Nothing is taken on trust. */
import { parseOutcome } from './chance.ts';
import type { Game, Seat, Shape, Tell } from './game.ts';
import { same } from './json.ts';
import type { Entry, Note, PlayedEntry, UndoEntry } from './log.ts';
import { admit, apply, located, pending, reveals, withdraw } from './play.ts';
import { isRefusal, type Refusal, refuse } from './refusal.ts';

export interface Course<T extends Shape = Shape> {
  readonly game: Game<T>;
  /** The state before the first entry, or where a snapshot was taken; never changed. Nothing is undone past it. */
  readonly origin: T['state'];
  state: T['state'];
  /** The entries that hold. */
  played: PlayedEntry[];
  /** The number of the next entry: all that were ever added, undone ones too. */
  next: number;
  /** How many entries of chance were ever added, undone ones too. */
  chances: number;
  /** Entries of `played` from here on lie behind no barrier; all are of one seat. */
  free: number;
  /** What its people have agreed on: nothing is played while it pauses, and nothing at all after they have ended it. */
  halt: Halt;
}

export type Halt = 'paused' | 'ended' | null;

/** From the start, or from where `next` entries were, `chances` of them of chance. */
export function beginCourse<T extends Shape>(
  game: Game<T>,
  origin: T['state'],
  next = 0,
  chances = 0,
  halt: Halt = null,
): Course<T> {
  return { game, origin, state: game.clone(origin), played: [], next, chances, free: 0, halt };
}

/** Adds one entry, or says why it cannot be added; then nothing has changed. */
export function advance<T extends Shape>(
  course: Course<T>,
  entry: Entry,
  tell: Tell<T['event']> = null,
): Refusal | null {
  if (entry.index !== course.next)
    return refuse('malformed', 'index', { is: 'entry-number', number: course.next }, entry.index);
  const refusal = halted(course, entry) ?? takeIn(course, entry, tell);
  if (refusal !== null) return refusal;
  course.next++;
  if (entry.seat === 'chance') course.chances++;
  return null;
}

function takeIn<T extends Shape>(course: Course<T>, entry: Entry, tell: Tell<T['event']>): Refusal | null {
  if ('note' in entry) return halt(course, entry.note);
  return 'undo' in entry ? takeBack(course, entry) : play(course, entry, tell);
}

/** While a match pauses, only what is beside the board may happen; after an agreed end, nothing. */
function halted({ halt }: Course, entry: Entry): Refusal | null {
  if (halt === 'ended') return refuse('over', '', 'no further entry, the match was ended by agreement', entry.index);
  if (halt === null || 'note' in entry) return null;
  return refuse('paused', '', 'no move before the match goes on', entry.index);
}

function halt(course: Course, { is }: Note): Refusal | null {
  if (is === 'agreed-end') course.halt = 'ended';
  if (is !== 'pause' && is !== 'resume') return null;
  const paused = is === 'pause' ? 'paused' : null;
  if (paused === course.halt) {
    return refuse('illegal', 'note.is', `"${is === 'pause' ? 'resume' : 'pause'}"`, is);
  }
  course.halt = paused;
  return null;
}

function play<T extends Shape>(course: Course<T>, entry: PlayedEntry, tell: Tell<T['event']>): Refusal | null {
  const { game, state } = course;
  if ('withdraw' in entry) {
    const given = course.played.findLast((old) => old.seat === entry.seat);
    if (given?.index !== entry.withdraw || 'withdraw' in given || !withdraw(game, game.clone(state), entry.seat)) {
      return refuse(
        'nothing-to-undo',
        'withdraw',
        "the number of this seat's answer to an open question",
        entry.withdraw,
      );
    }
    take(course, entry, tell);
    return null;
  }
  if (entry.seat === 'chance') {
    const waiting = pending(game, state);
    if (waiting.is !== 'chance') return refuse('not-asked', 'seat', { is: 'answer-of-a-seat' }, 'chance');
    if (!same(waiting.of, entry.of)) return refuse('illegal', 'of', JSON.stringify(waiting.of), entry.of);
    const outcome = parseOutcome(waiting.of, entry.answer);
    if (isRefusal(outcome)) return { ...outcome, field: 'answer' };
    take(course, { ...entry, answer: outcome }, tell);
    return null;
  }
  const answer = admit(game, state, entry.seat, entry.answer);
  if (isRefusal(answer)) return located(answer, '', 'answer');
  take(course, { ...entry, answer }, tell);
  return null;
}

/** Applies an entry that is known to be in order, and keeps count of what may still be undone. */
function take<T extends Shape>(course: Course<T>, entry: PlayedEntry, tell: Tell<T['event']>): void {
  const { game, state, played } = course;
  if ('withdraw' in entry) {
    withdraw(game, state, entry.seat);
    played.push(entry);
    course.free = played.length;
    return;
  }
  const undoable = pending(game, state).is === 'ask' && !reveals(game, state, entry.answer);
  apply(game, state, entry.seat, entry.answer, tell);
  played.push(entry);
  if (!undoable) course.free = played.length;
  else if (played[course.free].seat !== entry.seat) course.free = played.length - 1;
}

/** The number of the last entry, if this seat may take it back without asking anybody. */
export function undoable(course: Course, seat: Seat): number | null {
  const last = course.played.at(-1);
  return last !== undefined && course.played.length > course.free && last.seat === seat ? last.index : null;
}

function takeBack<T extends Shape>(course: Course<T>, entry: UndoEntry): Refusal | null {
  const from = course.played.findIndex((old) => old.index === entry.undo);
  const own = from >= course.free && course.played[from]?.seat === entry.seat;
  if (from < 0 || !(own || entry.consent)) {
    const last = undoable(course, entry.seat);
    const expected = last === null ? 'no undo, there is nothing this seat may take back' : `an entry up to ${last}`;
    return refuse('nothing-to-undo', 'undo', expected, entry.undo);
  }
  const kept = course.played.slice(0, from);
  course.state = course.game.clone(course.origin);
  course.played = [];
  course.free = 0;
  for (const old of kept) take(course, old, null);
  return null;
}
