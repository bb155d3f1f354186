/** What a match shows to whom. Everything that leaves a host goes through here. */
import {
  advance,
  answerView,
  beginCourse,
  type Entry,
  isRefusal,
  type Json,
  origin,
  type Pending,
  pending,
  type Seat,
  type Shape,
  undoable,
  type Viewer,
  viewOf,
  type WholeGame,
} from '@yamanote/kernel';
import type { Addition } from './draft.ts';
import { isEndedByConsent, isOver, isPaused, questionOf, type RunningMatch, tookBackEnough } from './running-match.ts';

/** An entry as a viewer may see it: answers and outcomes perhaps covered, and no description of what chance chose from. */
export type ShownEntry = Shown<Entry>;
type Shown<E extends Entry> = E extends Entry ? Omit<E, 'answer' | 'of' | 'sum'> & { answer?: Json } : never;

/** One entry and what it brought about. */
export interface Showing<E> {
  entry: ShownEntry;
  events: E[];
}

/** Where a match stands, for one viewer. */
export interface Sight<T extends Shape = Shape> extends Scene<T>, OwnPart {}

/** The part of a sight that is the same for all who may know the same. */
export interface Scene<T extends Shape = Shape> {
  /** The number of the next entry. */
  next: number;
  view: T['view'];
  /** What the match waits for; of chance only that it is due. */
  pending: Exclude<Pending, { is: 'chance' }> | { is: 'chance' } | { is: 'paused' };
  /** Since which entry it waits for that: what somebody proposes is proposed for this moment. */
  moment: number;
  /** Whether its people have agreed to end it: then nobody has won. */
  agreed: boolean;
  frozen: boolean;
}

/** The part that is each viewer's own, though nothing may be hidden. */
export interface OwnPart {
  question: number;
  /** The entry that this viewer may take back, if any. */
  undo: number | null;
}

export function sightOf<T extends Shape>(match: RunningMatch<T>, viewer: Viewer): Sight<T> {
  return { ...sceneOf(match, viewer), ...ownPartOf(match, viewer) };
}

export function sceneOf<T extends Shape>(match: RunningMatch<T>, viewer: Viewer): Scene<T> {
  const { game, course, moment, frozen } = match;
  return {
    next: course.next,
    view: viewOf(game, course.state, viewer),
    pending: waitingFor(match),
    moment,
    agreed: isEndedByConsent(match),
    frozen: frozen !== null,
  };
}

function waitingFor(match: RunningMatch): Scene['pending'] {
  if (isOver(match)) return { is: 'over' };
  if (isPaused(match)) return { is: 'paused' };
  const waiting = pending(match.game, match.course.state);
  return waiting.is === 'chance' ? { is: 'chance' } : waiting;
}

export function ownPartOf(match: RunningMatch, viewer: Viewer): OwnPart {
  const stands = isOver(match) || isPaused(match);
  return {
    question: questionOf(match, viewer),
    undo: viewer === 'public' || stands ? null : mayTakeBack(match, viewer),
  };
}

function mayTakeBack(match: RunningMatch, seat: Seat): number | null {
  const last = undoable(match.course, seat);
  return last === null || tookBackEnough(match, seat) ? null : last;
}

export function show<T extends Shape>(game: WholeGame<T>, addition: Addition<T>, viewer: Viewer): Showing<T['event']> {
  const { before, events } = addition;
  // The running hash would give a covered answer away: there are few that it could be of.
  const { sum: _, ...entry } = addition.entry;
  const seen = events.map((event) => game.eventView(event, viewer)).filter((event) => event !== null);
  if (!('answer' in entry)) return { entry, events: seen };
  const answer = answerView(game, before, entry.seat, entry.answer, viewer);
  if (entry.seat !== 'chance') return { entry: { ...entry, answer }, events: seen };
  const { of: _of, ...rest } = entry;
  return { entry: { ...rest, answer }, events: seen };
}

/** Nobody follows more entries than this step by step. */
const MOST_FOLLOWED = 32;

/** Where the match stood after each of these entries but the last, as a viewer saw it; empty for too many to be followed. */
export function between<T extends Shape>(
  game: WholeGame<T>,
  additions: readonly Addition<T>[],
  viewer: Viewer,
): T['view'][] {
  if (additions.length > MOST_FOLLOWED) return [];
  return additions.slice(1).map(({ before }) => viewOf(game, before, viewer));
}

/**
 * What a viewer missed from entry number `from` on; the log is read again for this. It goes as far back as the match's
 * log does: of a match opened from a snapshot, the whole log may have to be given.
 */
export function since<T extends Shape>(
  match: RunningMatch<T>,
  from: number,
  viewer: Viewer,
  whole: readonly Entry[] | null = null,
): Showing<T['event']>[] {
  const { game, header } = match;
  const log = whole ?? match.log;
  const first = whole === null ? match.course.origin : origin(game, header);
  if (isRefusal(first)) throw new Error('the header of a running match is broken');
  const course = beginCourse(game, first, log[0]?.index);
  const missed: Showing<T['event']>[] = [];
  for (const entry of log) {
    const events: T['event'][] = [];
    const before = entry.index >= from ? game.clone(course.state) : course.state;
    const refusal = advance(course, entry, (event) => events.push(event));
    if (refusal !== null) throw new Error(`the log of a running match is broken at entry ${entry.index}`);
    if (entry.index >= from) missed.push(show(game, { entry, before, events }, viewer));
  }
  return missed;
}
