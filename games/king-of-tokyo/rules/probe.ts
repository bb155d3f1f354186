/** After the last roll: others may throw one of the dice again; then the dice may be changed. */
import type { Ask, ChanceRule, Step } from '@yamanote/kernel';
import { PASS } from './actions.ts';
import { useUp } from './aftermath.ts';
import { CHANGE, canChange } from './change.ts';
import { facesOf, turned } from './dice.ts';
import { effectOf, has } from './effects/index.ts';
import { activeMonster, activeOf, cardNamed, clockwise, distanceTo } from './monsters.ts';
import type { Action, Dice, Event, Frame, Kept, Monster, Of, KingOfTokyoState as State } from './types.ts';

export const REROLL_AFTER_PROBES: Frame = { kind: 'reroll', probed: true };
const PROBING: Frame = { kind: 'probing', from: 1, asked: false };
const ONE_DIE = { dice: 1 };

/** The active monster is content with its dice. */
export function finishRolling(state: State): void {
  for (let distance = 1; distance < state.monsters.length; distance++) {
    if (canProbe(state.monsters[clockwise(state, activeOf(state), distance)])) {
      state.stack.push(PROBING);
      return;
    }
  }
  resolveAfterProbes(state);
}

export function resolveAfterProbes(state: State): void {
  if (canChange(activeMonster(state))) state.stack.push(CHANGE);
}

function isUnusedProbe(kept: Kept): boolean {
  return kept.used === 0 && effectOf(kept).probe !== 0;
}

function canProbe({ cards }: Monster): boolean {
  for (let i = 0; i < cards.length; i++) if (isUnusedProbe(cards[i])) return true;
  return false;
}

export const probing: Step<State, Of<'probing'>, Event> = {
  is: 'step',
  run(state, { from, asked }) {
    for (let distance = from; state.dice.length > 0 && distance < state.monsters.length; distance++) {
      const seat = clockwise(state, activeOf(state), distance);
      if (!canProbe(state.monsters[seat])) continue;
      state.stack.push({ kind: 'probing', from: distance + 1, asked: true }, { kind: 'probe', seat });
      return;
    }
    if (asked && has(activeMonster(state), 'freeReroll')) state.stack.push(REROLL_AFTER_PROBES);
    else resolveAfterProbes(state);
  },
};

export const probe: Ask<State, Of<'probe'>, Action, Event> = {
  is: 'ask',
  reaction: true,
  seat: (_state, { seat }) => seat,
  legal(state, { seat }, list) {
    list.push(PASS);
    for (const kept of state.monsters[seat].cards) {
      if (!isUnusedProbe(kept)) continue;
      for (const die of facesOf(state.dice)) list.push({ do: 'probe', die, by: kept.card });
    }
  },
  answer(state, { seat }, answer) {
    if (answer.do === 'pass') return;
    const { die, by } = answer as Extract<Action, { do: 'probe' }>;
    cardNamed(state.monsters[seat], by).used++;
    state.stack.pop();
    // The same monster may have another probe.
    state.stack.push({ kind: 'probing', from: distanceTo(state, seat), asked: true });
    state.stack.push({ kind: 'probe-throw', seat, die, by });
  },
};

export const probeThrow: ChanceRule<State, Of<'probe-throw'>, Event> = {
  is: 'chance',
  of: () => ONE_DIE,
  happen(state, { seat, die, by }, [face]: Dice, tell) {
    state.dice = turned(state.dice, die, face);
    tell?.({ type: 'probed', seat, roller: activeOf(state), from: die, to: face, dice: state.dice });
    const kept = cardNamed(state.monsters[seat], by);
    if (effectOf(kept).probe === face) useUp(state, seat, kept, tell);
  },
};
