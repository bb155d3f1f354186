/** Step 2: numbers, energy, hearts, claws, in this order. */
import type { Seat, Step, Tell } from '@yamanote/kernel';
import { byCard, byDice } from './causes.ts';
import { CLAWS } from './claws.ts';
import { count, hasTriple, NUMBERS, TRIPLE } from './dice.ts';
import { effectOf, workingCard } from './effects/index.ts';
import { gainEnergy, gainStars } from './gains.ts';
import { resolveHearts } from './hearts.ts';
import { activeMonster, activeOf, isAlive } from './monsters.ts';
import { type Dice, ENERGY, type Event, type Frame, HEART, type Of, type KingOfTokyoState as State } from './types.ts';

export const RESOLVING: Frame = { kind: 'resolve' };

export const resolve: Step<State, Of<'resolve'>, Event> = {
  is: 'step',
  run(state, _frame, tell) {
    const seat = activeOf(state);
    if (!isAlive(activeMonster(state))) return;
    const { dice } = state;
    tell?.({ type: 'dice-final', seat, dice });
    scoreNumbers(state, seat, dice, tell);
    const energy = count(dice, ENERGY);
    if (energy > 0) gainEnergy(state, seat, energy, byDice(ENERGY, energy), tell);
    state.stack.push(CLAWS);
    const hearts = count(dice, HEART);
    if (hearts > 0) resolveHearts(state, hearts, tell);
  },
};

/** Three of a number are worth it in stars, each further one a star more. */
function scoreNumbers(state: State, seat: Seat, dice: Dice, tell: Tell<Event>): void {
  for (let i = 0; i < NUMBERS.length; i++) {
    const number = NUMBERS[i];
    if (!hasTriple(dice, number)) continue;
    const shown = count(dice, number);
    gainStars(state, seat, number + shown - TRIPLE, byDice(number, shown), tell);
  }
  const { cards } = state.monsters[seat];
  for (let i = 0; i < cards.length; i++) {
    const stars = effectOf(cards[i]).score?.(dice) ?? 0;
    if (stars > 0) gainStars(state, seat, stars, byCard(workingCard(cards[i]), seat), tell);
  }
}
