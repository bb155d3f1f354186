/** What each number would bring a seat and cost it, for boards to show: the income rule itself works it out, on a copy. */
import type { Seat } from '@yamanote/kernel';
import { ESTABLISHMENTS, TRAIN_STATION } from './cards.ts';
import { income } from './income.ts';
import { clone } from './setup.ts';
import { ACTIVE, BUILT, type MachiKoroState } from './types.ts';

export const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** What a roll does to one seat's coins. */
interface Yield {
  coins: number;
  /** Whether cards may be swapped afterwards. */
  swap: boolean;
}

export interface Stop {
  number: number;
  /** When the seat rolls it itself, and whether it can: above six that takes two dice. */
  mine: Yield & { possible: boolean };
  /** When others roll it: the greatest gain or loss among those who can, and what it is with each of them. */
  others: { coins: number; possible: boolean; by: readonly { seat: Seat; coins: number }[] };
}

export function rollLine(view: MachiKoroState, seat: Seat): Stop[] {
  return NUMBERS.map((number) => ({
    number,
    mine: { ...rolled(view, seat, number, seat), possible: canRoll(view, seat, number) },
    others: whenOthersRoll(view, seat, number),
  }));
}

function whenOthersRoll(view: MachiKoroState, seat: Seat, number: number): Stop['others'] {
  const others = view.coins.map((_, other) => other).filter((other) => other !== seat);
  const able = others.filter((other) => canRoll(view, other, number));
  const by = (able.length > 0 ? able : others).map((other) => ({
    seat: other,
    coins: rolled(view, other, number, seat).coins,
  }));
  const coins = by.reduce((most, next) => (Math.abs(next.coins) > Math.abs(most) ? next.coins : most), 0);
  return { coins, possible: able.length > 0, by };
}

/** Before a roll comes the start of a turn, and with it what was built in the last one. */
function canRoll(view: MachiKoroState, roller: Seat, number: number): boolean {
  return number <= 6 || view.landmarks[roller][TRAIN_STATION] >= BUILT;
}

function rolled(view: MachiKoroState, roller: Seat, number: number, seat: Seat): Yield {
  const state = clone(view);
  state.stack = [];
  state.roller = roller;
  state.dice = number <= 6 ? [number] : [number - 6, 6];
  state.landmarks[roller] = state.landmarks[roller].map((status) => (status === BUILT ? ACTIVE : status));
  income.run(state, { kind: 'income' }, null);
  const asked = state.stack.map(({ kind }) => kind);
  const gained = state.coins[seat] - view.coins[seat];
  return {
    coins: gained + (asked.includes('charge') ? charged(state, roller, seat) : 0),
    swap: asked.includes('give') && roller === seat,
  };
}

const CHARGE = ESTABLISHMENTS.reduce(
  (coins, { effect }) => ('from' in effect && effect.from === 'chosen' ? effect.coins : coins),
  0,
);

/** Whoever may charge one player is assumed to charge the richest; anybody else has to fear that it is their turn. */
function charged(state: MachiKoroState, roller: Seat, seat: Seat): number {
  if (roller !== seat) return -Math.min(CHARGE, state.coins[seat]);
  return Math.min(CHARGE, Math.max(...state.coins.filter((_, other) => other !== seat)));
}
