/** A running match on this device: takes inputs, lets the bots think, and says what is new. */
import { makeBot } from '@yamanote/bots';
import type { BotRoom } from '@yamanote/games/room';
import {
  changeOrder,
  fastRng,
  type Header,
  isRefusal,
  type Orders,
  type Refusal,
  recallOrders,
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
  openTable,
  type Pace,
  pauseBefore,
  questionOf,
  type Rhythm,
  receive,
  show,
  sightOf,
  since,
  type Table,
} from '@yamanote/table';
import { randomHex } from '../connection/random.ts';
import type { LocalRecord, LocalSeat } from './record.ts';

type News = Extract<Reply, { is: 'news' }>;

/** A full pause before a bot's answer, for who is calm. */
const FULL_PAUSE = 700;
/** Who plays for the person. */
export const STAND_IN = 'greedy';

export interface LocalMatch {
  readonly table: Table;
  readonly viewer: number;
  input(input: Input): Refusal | Draft;
  /** Sets one of the person's standing orders; after the match it is kept for the next one. */
  order(id: string, settings: unknown): Refusal | null;
  readonly orders: Orders | null;
  /** Whether a bot plays for the person; it goes by no orders. */
  setAway(away: boolean): void;
  /** How patient the person is with bots. */
  setPace(pace: Pace): void;
  newsSince(next: number): News;
  stop(): void;
}

export function openMatch(
  room: BotRoom,
  record: LocalRecord,
  header: Header,
  changed: (news: News) => void,
): LocalMatch {
  const opened = openTable(room.game, header, record.seed, record.log);
  if (isRefusal(opened)) throw new Error(`a remembered match cannot be opened: ${opened.expected}`);
  const table: Table = opened;
  const viewer = record.seats.indexOf('me');
  const { game } = room;
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
    if (isRefusal(draft)) return draft;
    commit(table, draft);
    if (!isAway) orders = table.orders[viewer] ?? null;
    const { additions } = draft;
    const opens = additions.some(({ events }) => events.some((event) => room.opens(event) !== null));
    noteShown(rhythm, opens, Date.now());
    const showings = additions.map((addition: Addition) => show(game, addition, viewer));
    changed(news(showings, between(game, additions, viewer)));
    wakeBot();
    return draft;
  }

  /** The first bot that owes an answer gives one, after a pause. */
  function wakeBot(): void {
    clearTimeout(timer);
    const waiting = sightOf(table, 'public').pending;
    if (waiting.is !== 'ask' && waiting.is !== 'each') return;
    const seat = waiting.seats.find((one) => isAway || record.seats[one] !== 'me');
    if (seat === undefined) return;
    timer = setTimeout(() => think(seat, record.seats[seat]), pauseBefore(rhythm, full, Date.now()));
  }

  function think(seat: number, player: LocalSeat): void {
    const name = player === 'me' ? STAND_IN : player.bot;
    const bot = makeBot(name, room);
    if (isRefusal(bot)) throw new Error(`there is no bot "${name}"`);
    const answer = bot.answer(room.game, sightOf(table, seat).view, seat, rng);
    take({
      is: 'answers',
      seat,
      question: questionOf(table, seat),
      answers: [answer],
      by: { is: 'bot', bot: name },
      at: Date.now(),
      clock: null,
    });
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

  if (table.log.length === 0) take({ is: 'begin', at: Date.now() });
  wakeBot();
  return {
    table,
    viewer,
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
    setPace(pace) {
      full = longestPause([pace], FULL_PAUSE);
      wakeBot();
    },
    newsSince: (next) => news(since(table, next, viewer), []),
    stop: () => clearTimeout(timer),
  };
}
