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
  type Halt,
  type Header,
  hashOf,
  isReaction,
  isRefusal,
  joined,
  linked,
  type Match,
  type Note,
  type NoteEntry,
  nextBlock,
  type Orders,
  type OrRefusal,
  origin,
  type Pending,
  pending,
  type Refusal,
  Runaway,
  refuse,
  type Seat,
  type Shape,
  sampleAt,
  type Tell,
  undoable,
  type Viewer,
  type WholeGame,
  withdraw,
  withSum,
} from '@yamanote/kernel';
import { afterEntry, beginClocks, type Clocks, leftAt, newGaps } from './clocks/clocks.ts';
import type { Addition, Draft } from './draft.ts';
import { refuseHint, wasHinted } from './hint.ts';
import { type Input, MOST_ANSWERS } from './input.ts';
import { MOST_ORDERED, orderedAnswer } from './orders.ts';

export interface RunningMatch<T extends Shape = Shape> {
  readonly game: WholeGame<T>;
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
  /** The entry number since when the match waits for what it waits for: whoever agrees on something agrees on it as it stood then. */
  moment: number;
  /** How often each seat has taken something back in this match. */
  takenBack: readonly number[];
  /** The running hash; `null` in format 1, which has none. */
  chain: string | null;
  /** `null` where nobody is short of time. */
  clocks: Clocks | null;
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
  clocks?: Clocks;
  /** Since when it waited for what it waited for, if that was not just then; and what its people had agreed on. */
  moment?: number;
  halt?: Halt;
  state: T['state'];
}

/** A match at which this log was played so far, from the start or from a snapshot on. An empty one waits for `begin`. */
export function openMatch<T extends Shape>(
  game: WholeGame<T>,
  header: Header,
  seed: string,
  log: readonly Entry[] = [],
  snapshot: Snapshot<T> | null = null,
): OrRefusal<RunningMatch<T>> {
  const first = origin(game, header);
  if (isRefusal(first)) return first;
  const key = chanceKey(header, seed);
  const course = beginCourse(game, snapshot?.state ?? first, snapshot?.next, snapshot?.chances, snapshot?.halt);
  const chain = snapshot?.chain ?? (header.format === 'yamanote-match-1' ? null : chainOf(header));
  const questions = snapshot?.questions ?? header.seats.map(() => 0);
  const orders = header.seats.map(() => null);
  const takenBack = log.reduce(countTakenBack, snapshot?.takenBack ?? header.seats.map(() => 0));
  const match: RunningMatch<T> = {
    ...{ game, header, seed, key, course, questions, orders, takenBack, chain, clocks: snapshot?.clocks ?? null },
    moment: snapshot?.moment ?? course.next,
    log: log.slice(),
    frozen: null,
  };
  for (const entry of log) {
    const refusal = follow(match, entry) ?? checkSum(match, entry);
    if (refusal !== null) return { ...refusal, field: `log[${entry.index}].${refusal.field}` };
    hold(course, entry);
  }
  return match;
}

/** What would come of an input, or why it is refused. Nothing is changed, except that a broken rule freezes the match. */
export function receive<T extends Shape>(match: RunningMatch<T>, given: Input): OrRefusal<Draft<T>> {
  const input = { ...given, at: timeOf(match, given) };
  if (match.frozen !== null) return refuse('frozen', '', 'a match that is not stopped', match.frozen);
  if (isOver(match)) return refuse('over', '', 'nothing more, the match is over and its seed shown', input.is);
  if (isPaused(match) && !WHILE_PAUSED.includes(input.is)) {
    return refuse('paused', '', 'no move before the match goes on', input.is);
  }
  const draft = draftFrom(match);
  try {
    noteGaps(draft, input);
    // Nothing comes of a hint but what its seat is told.
    const refusal = take(match, draft, input) ?? (input.is === 'hint' ? null : goOn(match, draft, input));
    return refusal ?? draft;
  } catch (error) {
    match.frozen = error instanceof Error ? error.message : String(error);
    return refuse('frozen', '', 'rules that come to an end', match.frozen);
  }
}

/**
 * Homes that share a match may differ in what time it is; its log never goes back. And nothing happens in time that nobody served:
 * whoever is asked by it would pay for the rest of that.
 */
function timeOf(match: RunningMatch, { at, gaps = [] }: Input): number {
  return Math.max(at, match.log.at(-1)?.at ?? 0, ...gaps.map(({ until }) => until));
}

/** What was not served stands in the log before whatever is done next: so every clock can be worked out from the log alone. */
function noteGaps<T extends Shape>(draft: Draft<T>, { gaps = [], at }: Input): void {
  if (draft.clocks === null) return;
  for (const { from, until } of newGaps(draft.clocks, gaps)) {
    const note = { is: 'gap', from, until } as const;
    add(draft, { index: draft.course.next, seat: 0, note, by: { is: 'hall' }, at });
  }
}

const WHILE_PAUSED: readonly Input['is'][] = ['order', 'hand-over', 'pause', 'resume', 'end'];

/**
 * What entries bring about that somebody else has stored: they are the truth already. Refused if they do not go on from here,
 * or are not what was written.
 */
export function receiveStored<T extends Shape>(match: RunningMatch<T>, entries: readonly Entry[]): OrRefusal<Draft<T>> {
  const draft = draftFrom(match);
  for (const entry of entries) {
    const { next } = draft.course;
    if (entry.index !== next) return refuse('stale', `log[${entry.index}]`, `entry ${next}`, entry.index);
    const refusal = addAs(draft, entry, () => entry) ?? checkSum(draft, entry);
    if (refusal !== null) return { ...refusal, field: `log[${entry.index}].${refusal.field}` };
  }
  return draft;
}

/** For a match that is not played here but only looked at: the next stored entries, and what they bring about. */
export function followOn<T extends Shape>(match: RunningMatch<T>, entries: readonly Entry[]): OrRefusal<Addition<T>[]> {
  const draft = receiveStored(match, entries);
  if (isRefusal(draft)) return draft;
  commit(match, draft);
  return draft.additions;
}

/** The draft's entries are stored: from now on they are the truth. */
export function commit<T extends Shape>(match: RunningMatch<T>, draft: Draft<T>): void {
  const from = draft.course.next - draft.additions.length;
  if (from !== match.course.next) throw new Error('a draft of an older state was committed');
  match.course = draft.course;
  match.questions = draft.questions;
  match.moment = draft.moment;
  match.orders = draft.orders;
  match.takenBack = draft.takenBack;
  match.chain = draft.chain;
  match.clocks = draft.clocks;
  for (const { entry } of draft.additions) match.log.push(entry);
}

function draftFrom<T extends Shape>(match: RunningMatch<T>): Draft<T> {
  const { header, course, questions, moment, takenBack, chain, clocks, orders } = match;
  const copy = { ...course, state: course.game.clone(course.state), played: course.played.slice() };
  return { header, additions: [], course: copy, questions, moment, takenBack, chain, clocks, orders };
}

function take<T extends Shape>(match: RunningMatch<T>, draft: Draft<T>, input: Input): Refusal | null {
  const { course } = draft;
  switch (input.is) {
    case 'begin': {
      if (course.next !== 0) return refuse('stale', '', 'a match not begun', 'begin');
      const { at, control = null } = input;
      if (control === null) return null;
      return add(draft, { index: 0, seat: 0, note: { is: 'time-control', control }, by: { is: 'hall' }, at });
    }
    case 'hand-over': {
      const { seat, player, who, at } = input;
      return add(draft, { index: course.next, seat, note: { is: 'hand-over', player, who }, by: { is: 'hall' }, at });
    }
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
    case 'pause':
    case 'resume': {
      const { is, seat, by, at } = input;
      return addNote(draft, { index: course.next, seat, note: { is }, by, at });
    }
    case 'end': {
      const { seat, seats, by, at } = input;
      return addNote(draft, { index: course.next, seat, note: { is: 'agreed-end', seats: [...seats] }, by, at });
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

/** What all agree on is not in the first format, which knows no notes. */
function addNote<T extends Shape>(draft: Draft<T>, entry: NoteEntry): Refusal | null {
  if (draft.chain === null) return refuse('impossible', '', 'a match whose format has notes', 'an older one');
  return add(draft, entry);
}

/** Why nobody can go back to before this entry, whoever agrees: only to an answer that still holds. */
export function refuseRewind({ played }: Course, to: number): Refusal | null {
  const found = played.find(({ index }) => index === to);
  if (found !== undefined && found.seat !== 'chance' && 'answer' in found) return null;
  return refuse('nothing-to-undo', 'to', 'the number of an answer that holds', to);
}

/** Whether all is at hand that is needed to go back to before this entry: not so in a match that was opened from a snapshot taken after it. */
export function reaches({ log, course }: Pick<RunningMatch, 'log' | 'course'>, to: number): boolean {
  return to >= (log[0]?.index ?? course.next);
}

/** The same for entries that others have stored. */
export function reachesAll(match: Pick<RunningMatch, 'log' | 'course'>, entries: readonly Entry[]): boolean {
  return entries.every((entry) => !('undo' in entry) || reaches(match, entry.undo));
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
  if (course.halt !== null) return null;
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

function add<T extends Shape>(draft: Draft<T>, given: Entry): Refusal | null {
  const entry = timed(draft.clocks, given);
  return addAs(draft, entry, () => chained(draft, asAdmitted(draft.course, entry)));
}

/** Whatever somebody does says what is left on their clock. */
function timed(clocks: Clocks | null, entry: Entry): Entry {
  if (clocks === null || entry.seat === 'chance') return entry;
  const isTheirs = entry.by.is === 'person' || entry.by.is === 'time-out';
  return isTheirs ? { ...entry, clock: leftAt(clocks, entry.seat, entry.at) } : entry;
}

/** Adds what the rules take, as `written` says it. */
function addAs<T extends Shape>(draft: Draft<T>, entry: Entry, written: () => Entry): Refusal | null {
  const { course } = draft;
  const before = course.game.clone(course.state);
  const events: T['event'][] = [];
  const refusal = follow(draft, entry, (event) => events.push(event));
  if (refusal !== null) return refusal;
  const stored = written();
  hold(course, stored);
  draft.additions.push({ entry: stored, before, events });
  draft.takenBack = countTakenBack(draft.takenBack, entry);
  return null;
}

/** What holds and what stands in the log is one and the same: a hall has many matches at hand. */
function hold({ played }: Course, entry: Entry): void {
  if (!('undo' in entry || 'note' in entry)) played[played.length - 1] = entry;
}

/** What was said may be written in several ways; what is stored and shown is what the rules took it for. */
function asAdmitted({ played }: Course, entry: Entry): Entry {
  return 'undo' in entry || 'note' in entry ? entry : played[played.length - 1];
}

/** The entry with the signs of the running hash, which goes on with it. */
function chained(progress: Pick<RunningMatch, 'chain'>, entry: Entry): Entry {
  if (progress.chain === null) return entry;
  progress.chain = linked(progress.chain, entry);
  return withSum(entry, progress.chain);
}

/** Whether a stored entry is the one that was written there. */
function checkSum(match: Pick<RunningMatch, 'chain'>, entry: Entry): Refusal | null {
  const { sum } = chained(match, entry);
  return entry.sum === sum ? null : refuse('malformed', 'sum', `${sum}, the entry was changed`, entry.sum);
}

/** How far a match has come: at a match, or with a draft. */
type Progress<T extends Shape = Shape> = Pick<RunningMatch<T>, 'header' | 'course' | 'questions' | 'moment' | 'clocks'>;

/** Takes one more entry, and keeps in mind which question is open then. */
function follow<T extends Shape>(progress: Progress<T>, entry: Entry, tell: Tell<T['event']> = null): Refusal | null {
  const { course } = progress;
  const waiting = pending(course.game, course.state);
  const ownPace = atOwnPace(course.game, course.state);
  const refusal = advance(course, entry, tell);
  if (refusal !== null) return refusal;
  // What is only noted answers nothing.
  if (!('note' in entry)) askAnew(progress, entry, waiting, ownPace);
  else if (ON_ALL.includes(entry.note.is)) progress.moment = course.next;
  progress.clocks = clocksAfter(progress, entry);
  return null;
}

/** What all agreed on begins another moment. */
const ON_ALL: readonly Note['is'][] = ['pause', 'resume', 'agreed-end'];

function askAnew(progress: Progress, entry: Entry, waiting: Pending, ownPace: boolean): void {
  const { course } = progress;
  // While others still owe an answer, one seat's answer or withdrawal leaves the question open …
  const stays = waiting.is === 'each' && !('undo' in entry) && ('withdraw' in entry || waiting.seats.length > 1);
  // … but at own pace it puts the next one to this seat.
  const isAsked = (seat: Seat) => !stays || (ownPace && seat === entry.seat);
  progress.questions = progress.questions.map((question, seat) => (isAsked(seat) ? course.next : question));
  if (!stays) progress.moment = course.next;
}

function clocksAfter({ header, course, questions, clocks }: Progress, entry: Entry): Clocks | null {
  if ('note' in entry && entry.note.is === 'time-control') {
    const persons = header.seats.map((seat) => seat.player === 'person');
    return afterEntry(beginClocks(entry.note.control, persons, entry.at), entry, waitsOf(course, questions));
  }
  return clocks === null ? null : afterEntry(clocks, entry, waitsOf(course, questions));
}

function waitsOf({ game, state }: Course, questions: readonly number[]) {
  const waiting = pending(game, state);
  const isAsking = waiting.is === 'ask' || waiting.is === 'each';
  const asked = isAsking ? waiting.seats : [];
  return { asked, together: waiting.is === 'each', reaction: isReaction(game, state), questions };
}

/** The number of the question that a seat is to answer, or of the oldest that is open. */
export function questionOf({ questions }: Pick<Progress, 'questions'>, viewer: Viewer): number {
  return viewer === 'public' ? Math.min(...questions) : questions[viewer];
}

export function isOver({ course }: Pick<Progress, 'course'>): boolean {
  return course.halt === 'ended' || pending(course.game, course.state).is === 'over';
}

/** Whether its people have ended it before its end: nobody has won. */
export function isEndedByConsent({ course }: Pick<Progress, 'course'>): boolean {
  return course.halt === 'ended';
}

/** While a match pauses, nobody is asked and no time counts. */
export function isPaused({ course }: Pick<Progress, 'course'>): boolean {
  return course.halt === 'paused';
}

/** A snapshot of a match as it stands, or null while something can still be undone or withdrawn. */
export function snapshotOf<T extends Shape>(draft: Omit<Draft<T>, 'additions' | 'orders'>): Snapshot<T> | null {
  const { course, questions, moment, takenBack, chain, clocks } = draft;
  const { game, halt } = course;
  if (course.free < course.played.length) return null;
  const state = game.clone(course.state);
  // Withdrawing an answer takes its entry, and that would be missing; so would the word that it was withdrawn.
  const last = course.played.at(-1);
  if (last !== undefined && 'withdraw' in last) return null;
  for (let seat = 0; seat < game.seats.max; seat++) if (withdraw(game, state, seat)) return null;
  const timed = clocks === null ? {} : { clocks };
  return { next: course.next, questions, moment, halt, takenBack, chances: course.chances, chain, ...timed, state };
}

/** The match as a file; a match opened from a snapshot needs to be given the whole log. The seed is shown when it is over. */
export function matchOf(match: RunningMatch, log: Entry[] = match.log): Match {
  const { header, seed, course } = match;
  const over = isOver(match);
  const story = { seed: over ? seed : null, log, hash: over ? hashOf(course.state) : null };
  return header.format === 'yamanote-match-1' ? { ...header, ...story } : { ...header, ...story, signed: null };
}
