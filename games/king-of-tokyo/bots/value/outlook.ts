/** What a state is worth to every seat by the learned value; dice that are not resolved yet count for what they will do. */
import { type KingOfTokyoState as State, winnersOf } from '@yamanote/games/king-of-tokyo/rules';
import type { Seat } from '@yamanote/kernel';
import { meansOf } from '../dice/means.ts';
import { type FinalWorth, type SolvedDice, solveDice } from '../dice/solver.ts';
import { sufferBlows } from '../look.ts';
import { worthsOfFinal } from './final-dice.ts';
import { chances, type Net, parseNet, see } from './net.ts';
import { momentOf } from './rows.ts';
import { WEIGHTS } from './weights.ts';

interface Outlook {
  /** Writes each seat's chance to win into `values`. */
  chances(state: State, values: number[]): void;
  /** The chance to win of the seat whose dice these are, if it rolls as well as it can; and what becomes of wishes then. */
  dice(state: State, wishes?: readonly FinalWorth[]): SolvedDice;
}

const NO_WISHES: readonly FinalWorth[] = [];
const MOST_KNOWN = 4;

function outlookBy(net: Net): Outlook {
  /** All answers to one question are judged by the same dice, so the last solutions are kept. */
  const known: { key: string; wishes: readonly FinalWorth[]; solved: SolvedDice }[] = [];
  const dice: Outlook['dice'] = (state, wishes = NO_WISHES) => {
    const frame = state.stack[state.stack.length - 1];
    const size = frame.kind === 'throw' ? frame.keep.length + frame.count : state.dice.length;
    const final = isFinal(frame);
    const { monsters, active, bay, options, extra } = state;
    const key = JSON.stringify([monsters, active, bay, options.short, extra.length, size, final]);
    const found = known.find((one) => one.key === key && one.wishes === wishes);
    if (found !== undefined) return found.solved;
    const { rules, monsters: rollers } = meansOf(state, size, final);
    const worths = worthsOfFinal(net, state, rollers);
    const solved = solveDice(rules, (counts, spent) => worths[spent](counts, rollers[spent].energy), wishes);
    known.unshift({ key, wishes, solved });
    if (known.length > MOST_KNOWN) known.pop();
    return solved;
  };
  return {
    dice,
    chances(state, values) {
      if (state.stack.length === 0) return winnings(state, values);
      chances(net, sufferBlows(state, see(net, state)), momentOf(state), values);
      const worth = worthOfDice(state, dice);
      if (worth !== null) give(values, state.active as Seat, worth);
    },
  };
}

export const OUTLOOK = outlookBy(parseNet(WEIGHTS));

type Frame = State['stack'][number];

/** Whether others have had their say about the dice, so that only what is loose is rolled again. */
function isFinal(frame: Frame): boolean {
  return (frame.kind === 'reroll' || frame.kind === 'throw') && frame.probed;
}

/** What unresolved dice are worth to who rolls them; `null` where there are none. */
function worthOfDice(state: State, dice: Outlook['dice']): number | null {
  const frame = state.stack[state.stack.length - 1];
  switch (frame.kind) {
    case 'throw':
      return dice(state).worth(frame.keep, isFinal(frame) ? 0 : state.rerolls);
    case 'reroll':
      return dice(state).worth(state.dice, isFinal(frame) ? 0 : state.rerolls);
    case 'probe':
    case 'change':
      return dice(state).settled(0, state.dice);
    default:
      return null;
  }
}

/** One seat has this chance to win; the others share the rest as before. */
function give(values: number[], seat: Seat, worth: number): void {
  const rest = 1 - values[seat];
  for (let other = 0; other < values.length; other++) values[other] *= rest > 0 ? (1 - worth) / rest : 0;
  values[seat] = worth;
}

function winnings(state: State, values: number[]): void {
  const winners = winnersOf(state);
  for (let seat = 0; seat < state.monsters.length; seat++) {
    values[seat] = winners.includes(seat) ? 1 / winners.length : 0;
  }
}
