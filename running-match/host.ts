/**
 * One host for every home of a match: the hall, a page, a terminal. It is told what happens and answers, as data, what is to
 * be done: store, tell, think, wait. A home carries that out in order, says what came of it, and decides nothing.
 *
 * A draft is out to be stored until the home says `stored` or `not-stored`. Whatever else happens meanwhile is only noted.
 */
import {
  type Entry,
  type Game,
  isRefusal,
  lateAnswer,
  type Orders,
  type Refusal,
  type Seat,
  type Shape,
  viewOf,
} from '@yamanote/kernel';
import { askedIn, endingOf } from './asked.ts';
import { dueAt, nextDeadline, withGaps } from './clocks/clocks.ts';
import type { Draft } from './draft.ts';
import type { Effect, Happening, Played } from './happening.ts';
import { forgetClosed, type Hints, hintFor, refuseAny, tellHint } from './hints.ts';
import type { Input } from './input.ts';
import { noteShown, pauseBefore, type Rhythm, thinkingTime } from './pace.ts';
import { commit, isOver, questionOf, type RunningMatch, receive, receiveStored } from './running-match.ts';

export interface Host<T extends Shape = Shape> {
  readonly match: RunningMatch<T>;
  /** Says of an event whose turn it opens, if one: pauses are shared out by turns. */
  readonly opens: (event: T['event']) => unknown;
  /** Who plays each seat. */
  seats: readonly Played[];
  /** A full pause before a bot's answer, in milliseconds; `null` while nobody looks. */
  pause: number | null;
  /** Whether this home sees to the bots: of several homes of one match, one does. */
  drives: boolean;
  /** The moment of the match at which people are asked whether they agree on something: as long as it lasts, bots wait for them. */
  proposed: number | null;
  readonly hints: Hints;
  /** What bots think about, and what they found. */
  readonly thoughts: Map<Seat, Thought>;
  /** Seats whose bot knows no answer. */
  readonly stuck: Set<Seat>;
  readonly rhythm: Rhythm;
  /** What is out to be stored, and what it came of. */
  storing: { draft: Draft<T>; input: Input } | null;
}

interface Thought {
  question: number;
  bot: string;
  /** Held back until people could follow what came before. */
  found: { answer: unknown } | null;
}

export function hostOf<T extends Shape>(
  match: RunningMatch<T>,
  {
    opens,
    seats,
    pause,
    allowsHints,
    drives = true,
    proposed = null,
  }: Pick<Host<T>, 'opens' | 'seats' | 'pause'> &
    Partial<Pick<Host<T>, 'drives' | 'proposed'>> & { allowsHints: boolean },
): Host<T> {
  match.orders = ordersInForce(match.game, seats);
  const rhythm = { shownAt: 0, since: 0 };
  const hints = { allowed: allowsHints, asked: new Map() };
  const fresh = { thoughts: new Map(), stuck: new Set<Seat>(), rhythm, storing: null };
  return { match, opens, seats, pause, drives, proposed, hints, ...fresh };
}

/** What is to be done about what happened. */
export function happen<T extends Shape>(host: Host<T>, happening: Happening): Effect<T>[] {
  switch (happening.is) {
    case 'input':
      return hear(host, happening.input);
    case 'stored':
      host.drives = happening.drives ?? host.drives;
      return [...settle(host, happening.at), ...goOn(host, happening.at)];
    case 'not-stored':
      host.storing = null;
      return goOn(host, happening.at);
    case 'elsewhere':
      return [...fold(host, happening.entries, happening.at), ...goOn(host, happening.at)];
    case 'turn':
      host.drives = happening.drives;
      return goOn(host, happening.at);
    case 'thought':
      return [...conclude(host, happening), ...goOn(host, happening.at)];
    case 'considered':
      return [...tellHint<T>(host.hints, happening), ...goOn(host, happening.at)];
    case 'late':
      return answerLate(host, happening);
    case 'time':
      return goOn(host, happening.at);
    case 'seats':
      return [...change(host, happening.seats, happening.anew), ...goOn(host, happening.at)];
    case 'proposed':
      host.proposed = happening.moment;
      return goOn(host, happening.at);
    case 'audience':
      host.pause = happening.pause;
      return goOn(host, happening.at);
    case 'broken':
      // What is over cannot be harmed any more.
      if (isOver(host.match)) return [];
      host.match.frozen ??= happening.why;
      return [{ is: 'stop', why: host.match.frozen }, ...goOn(host, happening.at)];
  }
}

function hear<T extends Shape>(host: Host<T>, input: Input): Effect<T>[] {
  if (host.storing !== null) throw new Error('an input came while another was being stored');
  const wasFrozen = host.match.frozen !== null;
  const draft =
    (input.is === 'hint' ? refuseAny(host.hints, host.seats, input.seat) : null) ?? receive(host.match, input);
  if (!isRefusal(draft)) return [store(host, input, draft)];
  return [...(wasFrozen ? [] : stopped(host)), { is: 'refuse', refusal: draft }];
}

/** The rules broke down just now. */
function stopped({ match: { frozen } }: Host): Extract<Effect, { is: 'stop' }>[] {
  return frozen === null ? [] : [{ is: 'stop', why: frozen }];
}

function store<T extends Shape>(host: Host<T>, input: Input, draft: Draft<T>): Effect<T> {
  host.storing = { draft, input };
  const asked = askedIn(draft);
  return {
    is: 'store',
    input,
    draft,
    first: draft.course.next - draft.additions.length,
    asked,
    deadline: isOver(draft) ? null : nextDeadline(draft.clocks),
    botIsDue: asked.some((seat) => host.seats[seat].bot !== null),
    ordered: input.is === 'order' ? { seat: input.seat, orders: draft.orders[input.seat] as Orders } : null,
    ended: isOver(draft) ? endingOf(draft) : null,
  };
}

/** What was stored is true from now on, and may be seen. */
function settle<T extends Shape>(host: Host<T>, at: number): Effect<T>[] {
  const { storing, match } = host;
  if (storing === null) throw new Error('nothing was out to be stored');
  const { draft, input } = storing;
  commit(match, draft);
  host.storing = null;
  const hint = input.is === 'hint' ? hintFor(host.hints, match, input.seat) : [];
  // From an order that changes nothing yet, others would learn that there is one; a beginning is news to all.
  if (draft.additions.length === 0 && input.is !== 'begin') return hint;
  return [...shown(host, draft, at), ...hint, ...over(host)];
}

/** What others have stored is true as well. */
function fold<T extends Shape>(host: Host<T>, entries: readonly Entry[], at: number): Effect<T>[] {
  host.storing = null;
  if (entries.length === 0) return [];
  const draft = receiveStored(host.match, entries);
  if (isRefusal(draft)) throw new Error(`${draft.field}: expected ${draft.expected}`);
  // Whatever is said besides the log comes with the seats.
  commit(host.match, { ...draft, orders: host.match.orders });
  return [...shown(host, draft, at), ...over(host)];
}

function shown<T extends Shape>(host: Host<T>, { additions }: Draft<T>, at: number): Effect<T>[] {
  const opens = additions.some(({ events }) => events.some((event) => host.opens(event) !== null));
  noteShown(host.rhythm, opens, at);
  return [{ is: 'tell', additions }];
}

function over<T extends Shape>({ match }: Host<T>): Effect<T>[] {
  return isOver(match) ? [{ is: 'over' }] : [];
}

function conclude<T extends Shape>(
  host: Host<T>,
  { seat, question, bot, found }: Extract<Happening, { is: 'thought' }>,
): Effect<T>[] {
  const thought = host.thoughts.get(seat);
  if (thought?.question !== question || thought.bot !== bot) return [];
  if (found === null) return [giveUp(host, seat)];
  thought.found = found;
  return [];
}

/** The match says so and waits: somebody may choose another bot. */
function giveUp(host: Host, seat: Seat): { is: 'stuck'; seat: Seat } {
  host.thoughts.delete(seat);
  host.stuck.add(seat);
  return { is: 'stuck', seat };
}

function change<T extends Shape>(host: Host<T>, seats: readonly Played[], anew: Seat | null): Effect<T>[] {
  const unstuck = [...host.stuck].filter((seat) => seat === anew || seats[seat].bot !== host.seats[seat].bot);
  for (const seat of unstuck) host.stuck.delete(seat);
  host.seats = seats;
  // What is being stored was made under the orders of before, and brings its own.
  if (host.storing === null) host.match.orders = ordersInForce(host.match.game, seats);
  return unstuck.map((seat) => ({ is: 'unstuck', seat }));
}

/** The first whose time is up gets the answer that the game has for that; who else is late is seen to then. */
function answerLate<T extends Shape>(host: Host<T>, { gaps, at }: Extract<Happening, { is: 'late' }>): Effect<T>[] {
  const { match } = host;
  if (host.storing !== null || match.clocks === null || match.frozen !== null) return [];
  const seat = dueAt(withGaps(match.clocks, gaps), at).find((due) => host.seats[due].bot === null);
  if (seat === undefined) return [];
  const late = lateAnswer(match.game, match.course.state, seat);
  const question = questionOf(match, seat);
  return hear(host, { is: 'answers', seat, question, answers: [late], by: { is: 'time-out' }, at, clock: null, gaps });
}

/** Whatever need not wait for a person: bots that are asked think, and one that has found an answer gives it in time. */
function goOn<T extends Shape>(host: Host<T>, at: number): Effect<T>[] {
  if (host.storing !== null) return [];
  forgetClosed(host.hints, host.match);
  const asked = mayThink(host) ? askedIn(host.match) : [];
  for (const [seat, { question, bot }] of host.thoughts) {
    const fits = asked.includes(seat) && question === questionOf(host.match, seat) && bot === host.seats[seat].bot;
    if (!fits) host.thoughts.delete(seat);
  }
  const bots = asked.filter((seat) => host.seats[seat].bot !== null).length;
  const time = thinkingTime(host.rhythm, host.pause ?? 0, at, bots);
  const thinking = asked.flatMap((seat) => think(host, seat, time));
  const ready = [...host.thoughts].find(([, { found }]) => found !== null);
  if (ready === undefined) return [...thinking, { is: 'wait', until: null }];
  const wait = pauseBefore(host.rhythm, host.pause ?? 0, at);
  if (wait > 0) return [...thinking, { is: 'wait', until: at + wait }];
  return [...thinking, ...answer(host, ready[0], ready[1], at)];
}

/**
 * Bots play until a person is asked, whoever looks; where no person can be asked any more, only while somebody does.
 */
function mayThink({ drives, seats, pause, proposed, match }: Host): boolean {
  if (proposed === match.moment) return false;
  return drives && (pause !== null || seats.some(({ bot }) => bot === null));
}

function think<T extends Shape>(host: Host<T>, seat: Seat, time: number): Effect<T>[] {
  const { bot } = host.seats[seat];
  if (bot === null || host.stuck.has(seat) || host.thoughts.has(seat)) return [];
  const { game, course } = host.match;
  const question = questionOf(host.match, seat);
  try {
    const view = viewOf(game, course.state, seat);
    host.thoughts.set(seat, { question, bot, found: null });
    return [{ is: 'think', seat, question, bot, view, time }];
  } catch {
    return [giveUp(host, seat)];
  }
}

/** A question may close while a bot thinks, and a match may end or be stopped. */
const NOT_THE_BOTS_FAULT: readonly Refusal['refused'][] = ['stale', 'over', 'frozen'];

function answer<T extends Shape>(
  host: Host<T>,
  seat: Seat,
  { question, bot, found }: Thought,
  at: number,
): Effect<T>[] {
  host.thoughts.delete(seat);
  const by = { is: 'bot', bot } as const;
  const input = { is: 'answers', seat, question, answers: [found?.answer], by, at, clock: null } as const;
  const draft = receive(host.match, input);
  // Storing comes last: what follows from it may be to wait, for another bot that has found its answer already.
  if (!isRefusal(draft)) return [{ is: 'wait', until: null }, store(host, input, draft)];
  const mended = NOT_THE_BOTS_FAULT.includes(draft.refused) ? stopped(host) : [giveUp(host, seat)];
  return [...mended, ...goOn(host, at)];
}

/** A bot has no orders, also not those of the person whose seat it keeps. */
function ordersInForce(game: Game<never> | Game, seats: readonly Played[]): readonly (Orders | null)[] {
  return seats.map(({ bot, orders }) => (bot !== null || orders === null || game.orders === undefined ? null : orders));
}
