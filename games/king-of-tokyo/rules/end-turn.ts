/** Step 4: what the end of a turn brings. */
import type { Seat, Step, Tell } from '@yamanote/kernel';
import { byCard, POISON } from './causes.ts';
import { strike } from './damage.ts';
import { effectOf, workingCard } from './effects/index.ts';
import { gainCardStars, gainEnergy, gainStars } from './gains.ts';
import { activeMonster, activeOf, isAlive } from './monsters.ts';
import { TOKYO } from './tokyo.ts';
import type { Event, Frame, Of, KingOfTokyoState as State } from './types.ts';

export const END_TURN: Frame = { kind: 'end-turn' };

/** What a turn's end brings: to the last one of all, then to the active monster, and at the very last its poison. */
export const endTurn: Step<State, Of<'end-turn'>, Event> = {
  is: 'step',
  run(state, _frame, tell) {
    rewardUnderdog(state, tell);
    const seat = activeOf(state);
    const monster = activeMonster(state);
    if (!isAlive(monster)) {
      tell?.({ type: 'turn-stopped', seat });
      return;
    }
    if (monster.cards.length > 0) endEffects(state, seat, tell);
    if (monster.poison === 0) return;
    state.stack.push(TOKYO);
    strike(state, POISON, [{ seat, amount: monster.poison, harm: POISON, escape: null }], tell);
  },
};

/** Only one can have fewer stars than all others. */
function rewardUnderdog(state: State, tell: Tell<Event>): void {
  const last = onlyLast(state);
  if (last !== null) gainCardStars(state, last, 'underdogStars', tell);
}

function onlyLast(state: State): Seat | null {
  let last: Seat | null = null;
  let fewest = Number.POSITIVE_INFINITY;
  for (let seat = 0; seat < state.monsters.length; seat++) {
    const { stars, place } = state.monsters[seat];
    if (place === 'out' || stars > fewest) continue;
    last = stars === fewest ? null : seat;
    fewest = stars;
  }
  return last;
}

/** First hoarded energy, then peace, then an empty reserve, however the cards lie. */
function endEffects(state: State, seat: Seat, tell: Tell<Event>): void {
  const { cards, energy } = activeMonster(state);
  for (const kept of cards) {
    const { hoard } = effectOf(kept);
    if (hoard > 0) gainStars(state, seat, Math.floor(energy / hoard), byCard(workingCard(kept), seat), tell);
  }
  if (!state.harmed) gainCardStars(state, seat, 'peaceStars', tell);
  for (const kept of cards) {
    const { emptyEnergy } = effectOf(kept);
    if (emptyEnergy > 0 && energy === 0) gainEnergy(state, seat, emptyEnergy, byCard(workingCard(kept), seat), tell);
  }
}
