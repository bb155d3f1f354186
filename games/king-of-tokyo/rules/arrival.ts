/** What a keep card does when it comes to its owner, bought or as a copy; and the energy that is put on it. */
import type { Ask, Seat, Tell } from '@yamanote/kernel';
import { useUp } from './aftermath.ts';
import { byCard } from './causes.ts';
import { hasCopyTarget } from './copy-targets.ts';
import { effectOf, workingCard } from './effects/index.ts';
import { moveEnergy } from './gains.ts';
import { cardNamed, heartLimit } from './monsters.ts';
import type { Action, Event, Kept, Of, KingOfTokyoState as State } from './types.ts';

/** `moved`: it came from another monster, with what lies on it. */
export function settleCard(state: State, seat: Seat, kept: Kept, moved: boolean, tell: Tell<Event>): void {
  const effect = effectOf(kept);
  const monster = state.monsters[seat];
  if (effect.hearts > 0) {
    kept.hearts = Math.max(0, Math.min(effect.hearts, heartLimit(monster) - monster.hearts));
    monster.hearts += kept.hearts;
    if (kept.hearts > 0) {
      tell?.({ type: 'hearts-gained', seat, by: kept.hearts, to: monster.hearts, card: workingCard(kept) });
    }
  }
  if (effect.copyEnergy > 0 && hasCopyTarget(state, seat)) state.stack.push({ kind: 'copy', seat });
  if (moved) return;
  kept.counters = effect.counters;
  if (kept.counters > 0) {
    tell?.({ type: 'counters-changed', seat, counter: 'smoke', by: kept.counters, to: kept.counters });
  }
  if (effect.payOut > 0) state.stack.push({ kind: 'charge', seat, card: kept.card });
}

/** From nothing to all of the reserve. */
export const charge: Ask<State, Of<'charge'>, Action, Event> = {
  is: 'ask',
  seat: (_state, { seat }) => seat,
  legal(state, { seat }, list) {
    for (let energy = 0; energy <= state.monsters[seat].energy; energy++) list.push(chargeWith(energy));
  },
  answer(state, { seat, card }, answer, tell) {
    const { energy } = answer as Extract<Action, { do: 'charge' }>;
    const kept = cardNamed(state.monsters[seat], card);
    moveEnergy(state, seat, -energy, byCard(workingCard(kept), seat), tell);
    kept.energy = BANK_FACTOR * energy;
    tell?.({ type: 'charged', seat, card: workingCard(kept), energy: kept.energy });
    if (kept.energy === 0) useUp(state, seat, kept, tell);
  },
};

/** The bank adds as much again. */
const BANK_FACTOR = 2;

const charges: Action[] = [];

function chargeWith(energy: number): Action {
  charges[energy] ??= { do: 'charge', energy };
  return charges[energy];
}
