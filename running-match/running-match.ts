/**
 * A running match without I/O. Answers, undo, withdraw and standing orders go in; entries to store and views to send come
 * out. The server, the terminal and a page's worker each host it.
 *
 * An entry may be shown only when it is durable. So an input makes a Draft and changes nothing; the host stores the
 * draft's entries, and then commits it. A draft that could not be stored is simply forgotten.
 */
import {
  advance,
  atOwnPace,
  beginCourse,
  type Course,
  chainOf,
  chanceKey,
  changeOrder,
  type Entry,
  type Game,
  type Header,
  hashOf,
  isRefusal,
  joined,
  linked,
  type Match,
  nextBlock,
  type Orders,
  type OrRefusal,
  origin,
  pending,
  type Refusal,
  Runaway,
  refuse,
  type Seat,
  type Shape,
  sampleAt,
  sumOf,
  type Tell,
  undoable,
  type Viewer,
  withdraw,
} from '@yamanote/kernel';
import type { Draft } from './draft.ts';
import { refuseHint, wasHinted } from './hint.ts';
import { type Input, MOST_ANSWERS } from './input.ts';
import { MOST_ORDERED, orderedAnswer } from './orders.ts';

export interface RunningMatch<T extends Shape = Shape> {
  readonly game: Game<T>;
  readonly header: Header;
  /** The host's secret until the match is over. */
  readonly seed: string;
  readonly key: Uint8Array;
  course: Course<T>;
  /** All entries since the start, or since the snapshot it was opened from. */
  log: Entry[];
  /** By seat, the entry number at which it was asked what it is asked now: an answer names it, so that a late one is not misunderstood. */
  questions: readonly number[];
  /**
   * What each seat has ordered; `null` for one that keeps no orders, like a bot's. The host sets it when somebody sits
   * down or gets up; it is kept beside the match, not in it.
   */
  orders: readonly (Orders | null)[];
  /** How often each seat has taken something back in this match. */
  takenBack: readonly number[];
  /** The running hash; `null` in format 1, which has none. */
  chain: string | null;
  /** Why this match was stopped for good, if its rules broke down. */
  frozen: string | null;
}

/**
 * Where a long match can be taken up again without reading all of its log: at a barrier, so nothing before it can be
 * undone or withdrawn.
 */
export interface Snapshot<T extends Shape = Shape> {
  /** The number of the first entry after it. */
  next: number;
  questions: readonly number[];
  takenBack: readonly number[];
  /** Of those before it, how many were of chance; and the running hash after them. Missing from before there were any. */
  chances?: number;
  chain?: string | null;
  state: T['state'];
}

/** A match at which this log was played so far, from the start or from a snapshot on. An empty one waits for `begin`. */
export function openMatch<T extends Shape>(
  game: Game<T>,
  header: Header,
  seed: string,
  log: readonly Entry[] = [],
  snapshot: Snapshot<T> | null = null,
): OrRefusal<RunningMatch<T>> {
  const first = origin(game, header);
  if (isRefusal(first)) return first;
  const key = chanceKey(header, seed);
  const course = beginCourse(game, snapshot?.state ?? first, snapshot?.next, snapshot?.chances);
  const chain = snapshot?.chain ?? (header.format === 'yamanote-match-1' ? null : chainOf(header));
  const questions = snapshot?.questions ?? header.seats.map(() => 0);
  const orders = header.seats.map(() => null);
  const takenBack = log.reduce(countTakenBack, snapshot?.takenBack ?? header.seats.map(() => 0));
  const match: RunningMatch<T> = {
    ...{ game, header, seed, key, course, questions, orders, takenBack, chain },
    log: log.slice(),
    frozen: null,
  };
  for (const entry of log) {
    const refusal = follow(match, entry) ?? checkSum(match, entry);
    if (refusal !== null) return { ...refusal, field: `log[${entry.index}].${refusal.field}` };
  }
  return match;
}

/** What would come of an input, or why it is refused. Nothing is changed, except that a broken rule freezes the match. */
export function receive<T extends Shape>(match: RunningMatch<T>, input: Input): OrRefusal<Draft<T>> {
  if (match.frozen !== null) return refuse('frozen', '', 'a match that is not stopped', match.frozen);
  if (isOver(match)) return refuse('over', '', 'nothing more, the match is over and its seed shown', input.is);
  const draft = draftFrom(match);
  try {
    // Nothing comes of a hint but what its seat is told.
    const refusal = take(match, draft, input) ?? (input.is === 'hint' ? null : goOn(match, draft, input));
    return refusal ?? draft;
  } catch (error) {
    match.frozen = error instanceof Error ? error.message : String(error);
    return refuse('frozen', '', 'rules that come to an end', match.frozen);
  }
}

/** The draft's entries are stored: from now on they are the truth. */
export function commit<T extends Shape>(match: RunningMatch<T>, draft: Draft<T>): void {
  const from = draft.course.next - draft.additions.length;
  if (from !== match.course.next) throw new Error('a draft of an older state was committed');
  match.course = draft.course;
  match.questions = draft.questions;
  match.orders = draft.orders;
  match.takenBack = draft.takenBack;
  match.chain = draft.chain;
  for (const { entry } of draft.additions) match.log.push(entry);
}

function draftFrom<T extends Shape>({ course, questions, takenBack, chain, orders }: RunningMatch<T>): Draft<T> {
  const copy = { ...course, state: course.game.clone(course.state), played: course.played.slice() };
  return { additions: [], course: copy, questions, takenBack, chain, orders };
}

function take<T extends Shape>(match: RunningMatch<T>, draft: Draft<T>, input: Input): Refusal | null {
  const { course } = draft;
  switch (input.is) {
    case 'begin':
      return course.next === 0 ? null : refuse('stale', '', 'a match not begun', 'begin');
    case 'answers':
      return takeAnswers(match, draft, input);
    case 'undo': {
      if (tookBackEnough(match, input.seat)) return refuse('nothing-to-undo', 'undo', NO_MORE, input.to);
      const undo = input.to ?? undoable(course, input.seat) ?? -1;
      const { seat, by, at, consent } = input;
      return add(draft, { index: course.next, seat, undo, consent, by, at });
    }
    case 'withdraw': {
      if (tookBackEnough(match, input.seat)) return refuse('nothing-to-undo', 'withdraw', NO_MORE, null);
      const { seat, by, at } = input;
      const given = course.played.findLast((entry) => entry.seat === seat)?.index ?? -1;
      return add(draft, { index: course.next, seat, withdraw: given, by, at });
    }
    case 'hint': {
      const { seat, question, by, at } = input;
      const refusal = refuseHint(draft, seat, question);
      // On one question it is noted once, however often somebody asks.
      if (refusal !== null || wasHinted(match.log, seat, question)) return refusal;
      return add(draft, { index: course.next, seat, note: { is: 'hint' }, by, at });
    }
    case 'order': {
      const orders = draft.orders[input.seat];
      if (orders == null) return refuse('impossible', 'seat', 'a seat that keeps orders', input.seat);
      const changed = changeOrder(course.game, orders, input.order, input.settings);
      if (isRefusal(changed)) return changed;
      draft.orders = draft.orders.with(input.seat, changed);
      return null;
    }
  }
}

/**
 * Nobody makes a match endless by taking back, nor uses up what others may: each seat has this many in a short match, and
 * all together have a third of the entries of a long one.
 */
const FREELY_TAKEN_BACK = 50;
const NO_MORE = 'an answer that stays: enough was taken back in this match';

export function tookBackEnough({ course, takenBack }: Pick<RunningMatch, 'course' | 'takenBack'>, seat: Seat): boolean {
  const ifAllDid = takenBack[seat] * takenBack.length;
  return takenBack[seat] >= FREELY_TAKEN_BACK && 3 * ifAllDid >= course.next + FREELY_TAKEN_BACK;
}

function countTakenBack(takenBack: readonly number[], entry: Entry): readonly number[] {
  const takesBack = 'undo' in entry || 'withdraw' in entry;
  return takesBack ? takenBack.with(entry.seat, takenBack[entry.seat] + 1) : takenBack;
}

/**
 * All of them, or none: the draft is forgotten if one is refused. So only the last may show its giver anything new: else
 * whether those after it are refused would tell what is not to be known yet, and nothing would have been given for it.
 */
function takeAnswers<T extends Shape>(
  match: RunningMatch<T>,
  draft: Draft<T>,
  { seat, question, answers, by, at, clock }: Extract<Input, { is: 'answers' }>,
): Refusal | null {
  if (answers.length < 1 || answers.length > MOST_ANSWERS) {
    return refuse('malformed', 'answers', `1 to ${MOST_ANSWERS} answers`, answers.length);
  }
  const open = questionOf(match, seat);
  if (question !== open) return refuse('stale', 'question', `question ${open}`, question);
  for (const [i, answer] of answers.entries()) {
    if (i > 0 && undoable(draft.course, seat) === null) {
      return refuse(
        'illegal',
        `answers[${i}]`,
        'no further answer in one message, the one before it cannot be undone',
        answer,
      );
    }
    const refusal = add(draft, { index: draft.course.next, seat, answer: answer as never, by, at, clock });
    if (refusal !== null)
      return { ...refusal, field: joined(`answers[${i}]`, refusal.field.replace(/^(seat|answer\.?)/, '')) };
  }
  return null;
}

/** Whatever need not wait for a person happens at once: chance acts, and seats answer by their orders. */
function goOn<T extends Shape>(match: RunningMatch<T>, draft: Draft<T>, input: Input): Refusal | null {
  const { course } = draft;
  for (let ordered = 0; ; ordered++) {
    const refusal = rollOn(match, draft, input.at);
    const given = refusal === null && ordered < MOST_ORDERED ? orderedAnswer(match.log, draft, input) : null;
    if (given === null) return refusal;
    add(draft, { index: course.next, ...given, by: { is: 'standing-order' }, at: input.at, clock: null });
  }
}

/** Chance does what it has to; a game in which it never ends is stopped like any endless rule. */
function rollOn<T extends Shape>(match: RunningMatch<T>, draft: Draft<T>, at: number): Refusal | null {
  const { course } = draft;
  const { game } = course;
  const most = draft.additions.length + game.longest;
  for (let waiting = pending(game, course.state); waiting.is === 'chance'; waiting = pending(game, course.state)) {
    if (draft.additions.length > most) throw new Runaway(game, waiting.kind, `${game.longest} entries at once`);
    const { of } = waiting;
    const answer = sampleAt(match.key, nextBlock(match.header, course), of);
    const refusal = add(draft, { index: course.next, seat: 'chance', of, answer, at });
    if (refusal !== null) return refusal;
  }
  return null;
}

function add<T extends Shape>(draft: Draft<T>, entry: Entry): Refusal | null {
  const { course } = draft;
  const before = course.game.clone(course.state);
  const events: T['event'][] = [];
  const refusal = follow(draft, entry, (event) => events.push(event));
  if (refusal !== null) return refusal;
  draft.additions.push({ entry: chained(draft, asAdmitted(course, entry)), before, events });
  draft.takenBack = countTakenBack(draft.takenBack, entry);
  return null;
}

/** What was said may be written in several ways; what is stored and shown is what the rules took it for. */
function asAdmitted({ played }: Course, entry: Entry): Entry {
  return 'undo' in entry || 'note' in entry ? entry : played[played.length - 1];
}

/** The entry with the signs of the running hash, which goes on with it. */
function chained(progress: Pick<RunningMatch, 'chain'>, entry: Entry): Entry {
  if (progress.chain === null) return entry;
  progress.chain = linked(progress.chain, entry);
  return { ...entry, sum: sumOf(progress.chain) };
}

/** Whether a stored entry is the one that was written there. */
function checkSum(match: Pick<RunningMatch, 'chain'>, entry: Entry): Refusal | null {
  const { sum } = chained(match, entry);
  return entry.sum === sum ? null : refuse('malformed', 'sum', `${sum}, the entry was changed`, entry.sum);
}

/** How far a match has come: at a match, or with a draft. */
type Progress<T extends Shape = Shape> = Pick<RunningMatch<T>, 'course' | 'questions'>;

/** Takes one more entry, and keeps in mind which question is open then. */
function follow<T extends Shape>(progress: Progress<T>, entry: Entry, tell: Tell<T['event']> = null): Refusal | null {
  const { course } = progress;
  const waiting = pending(course.game, course.state);
  const ownPace = atOwnPace(course.game, course.state);
  const refusal = advance(course, entry, tell);
  // What is only noted answers nothing.
  if (refusal !== null || 'note' in entry) return refusal;
  // While others still owe an answer, one seat's answer or withdrawal leaves the question open …
  const stays = waiting.is === 'each' && !('undo' in entry) && ('withdraw' in entry || waiting.seats.length > 1);
  // … but at own pace it puts the next one to this seat.
  const isAsked = (seat: Seat) => !stays || (ownPace && seat === entry.seat);
  progress.questions = progress.questions.map((question, seat) => (isAsked(seat) ? course.next : question));
  return null;
}

/** The number of the question that a seat is to answer, or of the oldest that is open. */
export function questionOf({ questions }: Progress, viewer: Viewer): number {
  return viewer === 'public' ? Math.min(...questions) : questions[viewer];
}

export function isOver({ course }: Pick<Progress, 'course'>): boolean {
  return pending(course.game, course.state).is === 'over';
}

/** A snapshot of a match as it stands, or null while something can still be undone or withdrawn. */
export function snapshotOf<T extends Shape>(draft: Omit<Draft<T>, 'additions' | 'orders'>): Snapshot<T> | null {
  const { course, questions, takenBack, chain } = draft;
  const { game } = course;
  if (course.free < course.played.length) return null;
  const state = game.clone(course.state);
  // Withdrawing an answer takes its entry, and that would be missing; so would the word that it was withdrawn.
  const last = course.played.at(-1);
  if (last !== undefined && 'withdraw' in last) return null;
  for (let seat = 0; seat < game.seats.max; seat++) if (withdraw(game, state, seat)) return null;
  return { next: course.next, questions, takenBack, chances: course.chances, chain, state };
}

/** The match as a file; a match opened from a snapshot needs to be given the whole log. The seed is shown when it is over. */
export function matchOf(match: RunningMatch, log: Entry[] = match.log): Match {
  const { header, seed, course } = match;
  const over = isOver(match);
  const story = { seed: over ? seed : null, log, hash: over ? hashOf(course.state) : null };
  return header.format === 'yamanote-match-1' ? { ...header, ...story } : { ...header, ...story, signed: null };
}
