/** The moments of a turn that have a name in positions; any other is written as its stack. */
import { type Seat, same } from '@yamanote/kernel';
import { SHOPPING } from '../buy.ts';
import { CHANGE } from '../change.ts';
import { END_TURN } from '../end-turn.ts';
import { CHECK } from '../next-turn.ts';
import { RESOLVING } from '../resolve.ts';
import type { Frame, KingOfTokyoState as State } from '../types.ts';

export const STEPS = ['start', 'roll', 'reroll', 'change', 'resolve', 'buy', 'transform', 'end', 'over'] as const;
export type StepName = (typeof STEPS)[number];

const UNTIL_DICE = [CHECK, END_TURN, SHOPPING, RESOLVING];

/** What is still to happen at this moment of a turn. */
export function stackFor(step: StepName, seat: Seat): Frame[] {
  switch (step) {
    case 'start':
      return [{ kind: 'turn', seat, extra: null, penalty: 0 }];
    case 'roll':
      return [...UNTIL_DICE, { kind: 'roll', moved: false }];
    case 'reroll':
      return [...UNTIL_DICE, { kind: 'reroll', probed: false }];
    case 'change':
      return [...UNTIL_DICE, CHANGE];
    case 'resolve':
      return UNTIL_DICE.slice();
    case 'buy':
    case 'transform':
      return [CHECK, END_TURN, { kind: step }];
    case 'end':
      return [CHECK, END_TURN];
    case 'over':
      return [];
  }
}

export function stepOf({ active, stack }: State): StepName | null {
  if (active === null) return null;
  return STEPS.find((step) => same(stackFor(step, active), stack)) ?? null;
}
