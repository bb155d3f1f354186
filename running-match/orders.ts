/** Standing orders in a match: which answer is given in advance, and when a person is asked all the same. */
import {
  answerByOrder,
  changeOrder,
  type Entry,
  type Game,
  type Json,
  type Orders,
  type OrRefusal,
  pending,
  recallOrders,
  type Seat,
  type Shape,
} from '@yamanote/kernel';
import type { Draft } from './draft.ts';
import type { Input } from './input.ts';

/** Orders alone may keep a match going in circles; after so many answers at once, a person is asked. */
export const MOST_ORDERED = 100;

/** The first seat that is asked and has an order that answers, with that answer. Several that are asked take their turns. */
export function orderedAnswer<T extends Shape>(
  log: readonly Entry[],
  draft: Draft<T>,
  input: Input,
): { seat: Seat; answer: Json } | null {
  const { game, state } = draft.course;
  const waiting = pending(game, state);
  if (waiting.is !== 'ask' && waiting.is !== 'each') return null;
  for (const seat of waiting.seats) {
    const orders = draft.orders[seat];
    if (orders == null || hasTakenBack(log, draft, input, seat)) continue;
    const answer = answerByOrder(game, state, seat, orders);
    if (answer !== null) return { seat, answer };
  }
  return null;
}

/**
 * Whoever takes an answer back wants to give another: its order holds its tongue until the question is answered, or until
 * the person sets an order, which always counts at once.
 */
function hasTakenBack(log: readonly Entry[], { additions, course }: Draft, input: Input, seat: Seat): boolean {
  if (input.is === 'order' && input.seat === seat) return false;
  const newest = additions.at(-1)?.entry ?? log.findLast((entry) => !('note' in entry));
  if (newest !== undefined && 'undo' in newest) return true;
  const last = course.played.findLast((entry) => entry.seat === seat);
  return last !== undefined && 'withdraw' in last;
}

/** What a person has ordered, read from where it was kept; `null` in a game without orders. */
export function ordersKept(game: Game, kept: Orders | null): Orders | null {
  return game.orders === undefined ? null : recallOrders(game, kept);
}

/** Sets an order while nothing can be answered: before and after a match, and while a bot plays. */
export function orderInAdvance(game: Game, kept: Orders | null, order: unknown, settings: unknown): OrRefusal<Orders> {
  return changeOrder(game, ordersKept(game, kept) ?? {}, order, settings);
}
