/** What each number would bring a seat. The rules themselves work it out, on a copy. */
import {
  ACTIVE,
  BUILT,
  ESTABLISHMENTS,
  type MachiKoroState,
  machiKoro,
  TRAIN_STATION,
} from '@yamanote/games/machi-koro/rules';
import type { Seat } from '@yamanote/kernel';

export const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export interface Brings {
  coins: number;
  /** Whether cards can be swapped. */
  swap: boolean;
  /** Whether somebody who is meant can roll it at all: above six it takes a train station. */
  possible: boolean;
}

/** When this seat rolls the number itself. */
export function whenRolling(view: MachiKoroState, seat: Seat, number: number): Brings {
  return roll(view, seat, number, seat);
}

/** When another seat rolls it. Where that depends on who does, the greatest gain or loss. */
export function whenOthersRoll(view: MachiKoroState, seat: Seat, number: number): Brings {
  const others = view.coins.flatMap((_, other) => (other === seat ? [] : [roll(view, other, number, seat)]));
  const able = others.filter(({ possible }) => possible);
  return (able.length > 0 ? able : others).reduce((most, next) =>
    Math.abs(next.coins) > Math.abs(most.coins) ? next : most,
  );
}

function roll(view: MachiKoroState, roller: Seat, number: number, seat: Seat): Brings {
  const state = machiKoro.clone(view);
  state.stack = [];
  state.roller = roller;
  state.dice = number <= 6 ? [number] : [number - 6, 6];
  // Before a roll comes the start of a turn, and with it what was built in the last one.
  state.landmarks[roller] = state.landmarks[roller].map((status) => (status === BUILT ? ACTIVE : status));
  const { income } = machiKoro.rules;
  if (income.is === 'step') income.run(state, { kind: 'income' }, null);
  const asked = state.stack.map(({ kind }) => kind);
  const gained = state.coins[seat] - view.coins[seat];
  return {
    coins: gained + (asked.includes('charge') ? charged(state, roller, seat) : 0),
    swap: asked.includes('give') && roller === seat,
    possible: number <= 6 || state.landmarks[roller][TRAIN_STATION] === ACTIVE,
  };
}

/** Whoever may charge one player is assumed to charge the richest; anybody else has to fear that it is their turn. */
function charged(state: MachiKoroState, roller: Seat, seat: Seat): number {
  if (roller !== seat) return -Math.min(CHARGE, state.coins[seat]);
  return Math.min(CHARGE, Math.max(...state.coins.filter((_, other) => other !== seat)));
}

const CHARGE = ESTABLISHMENTS.reduce(
  (coins, { effect }) => ('from' in effect && effect.from === 'chosen' ? effect.coins : coins),
  0,
);
