/** What each number would bring a seat and cost it. The rules themselves work it out, on a copy. */
import {
  ACTIVE,
  type Action,
  BUILT,
  ESTABLISHMENTS,
  type MachiKoroState,
  machiKoro,
  TRAIN_STATION,
} from '@yamanote/games/machi-koro/rules';
import { apply, type Seat } from '@yamanote/kernel';

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
  const state = machiKoro.clone(view);
  state.stack = [];
  state.roller = roller;
  state.dice = number <= 6 ? [number] : [number - 6, 6];
  state.landmarks[roller] = state.landmarks[roller].map((status) => (status === BUILT ? ACTIVE : status));
  const { income } = machiKoro.rules;
  if (income.is === 'step') income.run(state, { kind: 'income' }, null);
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

/** A stop where the selected answer would change something. */
export interface Change {
  number: number;
  whose: 'mine' | 'others';
  from: number;
  to: number;
}

/** The line as it would be after an answer. What it is compared with has the same coins: the price is told elsewhere. */
export function changes(view: MachiKoroState, seat: Seat, action: Action): Change[] {
  if (action.do !== 'build' || view.stack.at(-1)?.kind !== 'build' || view.roller !== seat) return [];
  const after = machiKoro.clone(view);
  apply(machiKoro, after, seat, action);
  const before = machiKoro.clone(view);
  before.coins = after.coins.slice();
  const then = rollLine(after, seat);
  return rollLine(before, seat).flatMap(({ number, mine, others }, index) => {
    const next = then[index];
    const list: Change[] = [];
    // A number that opens up with the train station counts as a change too: what it brings can now be had.
    const opened = next.mine.possible && !mine.possible;
    if (next.mine.coins !== mine.coins || (opened && next.mine.coins !== 0)) {
      list.push({ number, whose: 'mine', from: opened ? 0 : mine.coins, to: next.mine.coins });
    }
    if (next.others.coins !== others.coins) {
      list.push({ number, whose: 'others', from: others.coins, to: next.others.coins });
    }
    return list;
  });
}
