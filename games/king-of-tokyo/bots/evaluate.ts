import { CLAW, type KingOfTokyoState as State, winnersOf } from '@yamanote/games/king-of-tokyo/rules';
import type { Seat } from '@yamanote/kernel';
import { plainDice, type SolvedDice, solveDice } from './dice/solver.ts';
import { worthOfDice } from './dice-worth.ts';
import { sufferBlows } from './look.ts';
import { chanceToWin, figuresOf } from './prospects.ts';

/** How good a state is for a seat: about its chance to win. Dice that are not resolved yet count for what they will do. */
export function evaluate(state: State, seat: Seat): number {
  const frame = state.stack[state.stack.length - 1];
  switch (frame?.kind) {
    case undefined:
      return winnings(state, seat);
    case 'reroll':
      return diceWorth(state, seat).worth(state.dice, state.active === seat && !frame.probed ? state.rerolls : 0);
    case 'probe':
    case 'change':
      return diceWorth(state, seat).worth(state.dice, 0);
    default:
      return chanceToWin(sufferBlows(state, figuresOf(state)), seat, state.options.short);
  }
}

/** Dice in the air: the mean over all ways to fall, with the rerolls that are left well used. */
export function foresee(state: State, seat: Seat): number | null {
  const frame = state.stack[state.stack.length - 1];
  if (frame?.kind !== 'throw') return null;
  return diceWorth(state, seat).worth(frame.keep, state.active === seat && !frame.probed ? state.rerolls : 0);
}

function winnings(state: State, seat: Seat): number {
  const winners = winnersOf(state);
  return winners.includes(seat) ? 1 / winners.length : 0;
}

/** All answers to one question are judged by the same dice, so the last solution is kept. */
let last: { key: string; solved: SolvedDice } | null = null;

function diceWorth(state: State, seat: Seat): SolvedDice {
  const frame = state.stack[state.stack.length - 1];
  const size = frame?.kind === 'throw' ? frame.keep.length + frame.count : state.dice.length;
  const key = JSON.stringify([state.monsters, state.active, state.bay, state.options.short, size, seat]);
  if (last?.key !== key) {
    last = { key, solved: solveDice(plainDice(size, state.options.short ? CLAW : 0), worthOfDice(state, seat)) };
  }
  return last.solved;
}
