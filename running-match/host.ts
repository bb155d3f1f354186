/**
 * One host for every home of a match: the hall, a page, a terminal. It is told what happens and answers, as data, what is to
 * be done: store, tell, think, wait. A home carries that out in order, says what came of it, and decides nothing.
 *
 * A draft is out to be stored until the home says `stored` or `not-stored`. Whatever else happens meanwhile is only noted.
 */
import { type Game, isRefusal, type Orders, type Refusal, type Seat, type Shape, viewOf } from '@yamanote/kernel';
import { askedIn, endingOf } from './asked.ts';
import type { Draft } from './draft.ts';
import type { Effect, Happening, Played } from './happening.ts';
import { forgetClosed, type Hints, hintFor, refuseAny, tellHint } from './hints.ts';
import type { Input } from './input.ts';
import { noteShown, pauseBefore, type Rhythm, thinkingTime } from './pace.ts';
import { commit, isOver, questionOf, type RunningMatch, receive } from './running-match.ts';

export interface Host<T extends Shape = Shape> {
  readonly match: RunningMatch<T>;
  /** Says of an event whose turn it opens, if one: pauses are shared out by turns. */
  readonly opens: (event: T['event']) => unknown;
  /** Who plays each seat. */
  seats: readonly Played[];
  /** A full pause before a bot's answer, in milliseconds; `null` while nobody looks. */
  pause: number | null;
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
  { opens, seats, pause, allowsHints }: Pick<Host<T>, 'opens' | 'seats' | 'pause'> & { allowsHints: boolean },
): Host<T> {
  match.orders = ordersInForce(match.game, seats);
  const rhythm = { shownAt: 0, since: 0 };
  const hints = { allowed: allowsHints, asked: new Map() };
  return { match, opens, seats, pause, hints, thoughts: new Map(), stuck: new Set(), rhythm, storing: null };
}

/** What is to be done about what happened. */
export function happen<T extends Shape>(host: Host<T>, happening: Happening): Effect<T>[] {
  switch (happening.is) {
    case 'input':
      return hear(host, happening.input);
    case 'stored':
      return [...settle(host, happening.at), ...goOn(host, happening.at)];
    case 'not-stored':
      host.storing = null;
      return goOn(host, happening.at);
    case 'thought':
      return [...conclude(host, happening), ...goOn(host, happening.at)];
    case 'considered':
      return [...tellHint<T>(host.hints, happening), ...goOn(host, happening.at)];
    case 'time':
      return goOn(host, happening.at);
    case 'seats':
      return [...change(host, happening.seats, happening.anew), ...goOn(host, happening.at)];
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
  const { additions } = draft;
  const hint = input.is === 'hint' ? hintFor(host.hints, match, input.seat) : [];
  // From an order that changes nothing yet, others would learn that there is one; a beginning is news to all.
  if (additions.length === 0 && input.is !== 'begin') return hint;
  const opens = additions.some(({ events }) => events.some((event) => host.opens(event) !== null));
  noteShown(host.rhythm, opens, at);
  return [{ is: 'tell', additions }, ...hint, ...(isOver(match) ? [{ is: 'over' } as const] : [])];
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
function mayThink({ seats, pause }: Host): boolean {
  return pause !== null || seats.some(({ bot }) => bot === null);
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
