/** A running match on this device: takes inputs, lets the bots think, and says what is new. */
import { makeBot } from '@yamanote/bots';
import type { BotRoom } from '@yamanote/games/room';
import {
  changeOrder,
  fastRng,
  type Header,
  isRefusal,
  type Orders,
  pending,
  type Refusal,
  recallOrders,
  viewOf,
} from '@yamanote/kernel';
import type { Reply } from '@yamanote/protocol';
import {
  type Addition,
  between,
  commit,
  type Draft,
  type Input,
  isOver,
  longestPause,
  noteShown,
  openMatch as openRunning,
  type Pace,
  pauseBefore,
  questionOf,
  type Rhythm,
  type RunningMatch,
  receive,
  show,
  sightOf,
  since,
} from '@yamanote/running-match';
import { randomHex } from '../connection/random.ts';
import type { LocalRecord } from './record.ts';

type News = Extract<Reply, { is: 'news' }>;

/** A full pause before a bot's answer, for who is calm. */
const FULL_PAUSE = 700;
/** Who plays for the person. */
export const STAND_IN = 'greedy';

/** A bot thinks where the page is drawn, so it may not think long. */
const THINKING = 100;
/** Plays for a bot that knows no answer; it needs nothing but the rules. */
const LAST_RESORT = 'random';

export interface LocalMatch {
  readonly table: RunningMatch;
  readonly viewer: number;
  /** Lets the match begin, or go on. */
  start(): void;
  input(input: Input): Refusal | Draft;
  /** Sets one of the person's standing orders; after the match it is kept for the next one. */
  order(id: string, settings: unknown): Refusal | null;
  readonly orders: Orders | null;
  /** Whether a bot plays for the person; it goes by no orders. */
  setAway(away: boolean): void;
  /** Another bot for a bot's seat. */
  setBot(seat: number, bot: string): void;
  /** Whether no bot has found an answer for this seat. */
  isStuck(seat: number): boolean;
  /** How patient the person is with bots. */
  setPace(pace: Pace): void;
  newsSince(next: number): News;
  stop(): void;
}

/** Who hears of a match. */
interface Told {
  changed(news: News): void;
  /** A seat has come to be stuck. */
  stuck(): void;
}

export function openMatch(room: BotRoom, record: LocalRecord, told: Told): LocalMatch {
  const opened = openRunning(room.game, record.header as Header, record.seed, record.log);
  if (isRefusal(opened)) throw new Error(`a remembered match cannot be opened: ${opened.expected}`);
  const table: RunningMatch = opened;
  const viewer = record.seats.indexOf('me');
  const { game } = room;
  const bots = record.seats.map((seat) => (seat === 'me' ? STAND_IN : seat.bot));
  const stuck = new Set<number>();
  let orders = game.orders === undefined ? null : recallOrders(game, record.orders ?? null);
  let isAway = record.left !== undefined;
  const ordersInForce = () => record.seats.map((seat) => (seat === 'me' && !isAway ? orders : null));
  table.orders = ordersInForce();
  const rng = fastRng(randomHex(16));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let full = FULL_PAUSE;
  const rhythm: Rhythm = { shownAt: 0, since: 0 };

  const news = (showings: News['showings'], views: News['between']): News => ({
    is: 'news',
    table: record.id,
    match: record.match,
    showings,
    between: views,
    sight: sightOf(table, viewer),
  });

  function take(given: Input): Refusal | Draft {
    const draft = receive(table, given);
    if (isRefusal(draft)) {
      // Whoever looks is to see that the match was stopped.
      if (draft.refused === 'frozen') told.changed(news([], []));
      return draft;
    }
    commit(table, draft);
    if (!isAway) orders = table.orders[viewer] ?? null;
    const { additions } = draft;
    const opens = additions.some(({ events }) => events.some((event) => room.opens(event) !== null));
    noteShown(rhythm, opens, Date.now());
    const showings = additions.map((addition: Addition) => show(game, addition, viewer));
    told.changed(news(showings, between(game, additions, viewer)));
    wakeBot();
    return draft;
  }

  /** The first bot that owes an answer gives one, after a pause. */
  function wakeBot(): void {
    clearTimeout(timer);
    if (table.frozen !== null) return;
    const waiting = pending(game, table.course.state);
    if (waiting.is !== 'ask' && waiting.is !== 'each') return;
    const seat = waiting.seats.find((one) => (isAway || one !== viewer) && !stuck.has(one));
    if (seat === undefined) return;
    timer = setTimeout(() => think(seat), pauseBefore(rhythm, full, Date.now()));
  }

  /** A bot that breaks down, or answers what cannot be, stops nothing: another one answers for it. */
  function think(seat: number): void {
    for (const name of [bots[seat], LAST_RESORT]) if (answersAs(name, seat)) return;
    if (table.frozen !== null) return;
    stuck.add(seat);
    told.stuck();
    // Others who are asked at the same time may know better.
    wakeBot();
  }

  function answersAs(name: string, seat: number): boolean {
    const answer = answerOf(name, seat);
    if (answer === undefined) return false;
    const by = { is: 'bot', bot: name } as const;
    const question = questionOf(table, seat);
    return !isRefusal(take({ is: 'answers', seat, question, answers: [answer], by, at: Date.now(), clock: null }));
  }

  /** `undefined` if there is none. */
  function answerOf(name: string, seat: number): unknown {
    try {
      const bot = makeBot(name, room);
      if (isRefusal(bot)) return undefined;
      const end = performance.now() + THINKING;
      return bot.answer(game, viewOf(game, table.course.state, seat), seat, rng, {
        stop: () => performance.now() >= end,
      });
    } catch (error) {
      console.warn(error);
      return undefined;
    }
  }

  function order(id: string, settings: unknown): Refusal | null {
    if (!isOver(table) && !isAway) {
      const draft = take({ is: 'order', seat: viewer, order: id, settings, at: Date.now() });
      return isRefusal(draft) ? draft : null;
    }
    const changed = changeOrder(game, orders ?? {}, id, settings);
    if (isRefusal(changed)) return changed;
    orders = changed;
    table.orders = ordersInForce();
    return null;
  }

  return {
    table,
    viewer,
    start() {
      if (table.log.length === 0) take({ is: 'begin', at: Date.now() });
      wakeBot();
    },
    input: take,
    order,
    get orders() {
      return orders;
    },
    setAway(away) {
      isAway = away;
      table.orders = ordersInForce();
      wakeBot();
    },
    setBot(seat, bot) {
      bots[seat] = bot;
      stuck.delete(seat);
      wakeBot();
    },
    isStuck: (seat) => stuck.has(seat),
    setPace(pace) {
      full = longestPause([pace], FULL_PAUSE);
      wakeBot();
    },
    newsSince: (next) => news(since(table, next, viewer), []),
    stop: () => clearTimeout(timer),
  };
}
