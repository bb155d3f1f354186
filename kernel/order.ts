/**
 * Standing orders: answers that a seat gives in advance, so that it is asked only where it wants to be. A game declares
 * which there can be (`Game.orders`); whoever sits in a seat sets them; a table answers by them. They are nobody else's
 * business and no part of a match: what an order answers is an entry like any other, so replay and verify need no orders.
 */
import type { Game, Options, OrderSpec, Seat, SettingSpec, Shape } from './game.ts';
import { readOptions } from './options.ts';
import { admit } from './play.ts';
import { objectTo, readChoice, reading } from './read.ts';
import { isRefusal, type OrRefusal } from './refusal.ts';
import { viewOf } from './view.ts';

/** Whether a setting matters while an order's settings are these. */
export function settingMatters({ while: others = {} }: SettingSpec, settings: Options): boolean {
  return Object.entries(others).every(([key, values]) => values.includes(settings[key]));
}

/** What a seat has ordered: the settings of every order that its game has. */
export type Orders = Readonly<Record<string, Options>>;

/** What a seat orders that has not said anything. */
export function usualOrders(game: Game): Orders {
  const usual = Object.entries(game.orders ?? {}).map(([id, { settings }]) => {
    const values = Object.entries(settings).map(([key, spec]) => [key, spec.default] as const);
    return [id, Object.fromEntries(values)] as const;
  });
  return Object.fromEntries(usual);
}

/** The same orders with one of them set anew, from outside; settings that are not named are as usual. */
export function changeOrder(game: Game, orders: Orders, id: unknown, settings: unknown): OrRefusal<Orders> {
  return reading(() => {
    const specs = game.orders;
    if (specs === undefined) objectTo('order', 'no order, this game has none', id, 'impossible');
    const known = readChoice('order', id, Object.keys(specs));
    return { ...orders, [known]: readOptions('settings', specs[known].settings, settings, game.seats.max) };
  });
}

/** Orders as a host has kept them; what this version of the game does not understand any more is as usual. */
export function recallOrders(game: Game, kept: Orders | null): Orders {
  let orders = usualOrders(game);
  for (const [id, settings] of Object.entries(kept ?? {})) {
    const changed = changeOrder(game, orders, id, settings);
    if (!isRefusal(changed)) orders = changed;
  }
  return orders;
}

/**
 * What a seat that is asked answers by its orders: the first of them, in the game's order, that has a legal answer to
 * this kind of frame. `null` if the person is to be asked, which is also what a broken order comes to.
 */
export function answerByOrder<T extends Shape>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  orders: Orders,
): T['action'] | null {
  const kind = state.stack[state.stack.length - 1]?.kind;
  for (const [id, spec] of Object.entries(game.orders ?? {})) {
    if (!spec.kinds.includes(kind)) continue;
    const answer = ask(game, state, seat, spec, orders[id]);
    if (answer === 'ask') return null;
    if (answer !== null && !isRefusal(admit(game, state, seat, answer))) return answer;
  }
  return null;
}

function ask<T extends Shape>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  spec: OrderSpec<T>,
  settings: Options,
): T['action'] | 'ask' | null {
  const view = viewOf(game, state, seat);
  try {
    return spec.answer(view, view.stack[view.stack.length - 1] as never, seat, settings);
  } catch {
    // A convenience must not stop a match. The battery does not look away.
    return null;
  }
}
