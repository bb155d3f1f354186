/** Claws: the attack with all that cards add to it, or what cards do without one. */
import type { Seat, Step, Tell } from '@yamanote/kernel';
import { SEATS } from './actions.ts';
import type { KeepId } from './cards.ts';
import { attackOf, harmOf } from './causes.ts';
import { strike } from './damage.ts';
import { count } from './dice.ts';
import { effectOf, has, sum, workingCard } from './effects/index.ts';
import { gainCardStars } from './gains.ts';
import { activeOf, clockwise, inTokyo, isAlive } from './monsters.ts';
import { addNeighbours } from './neighbours.ts';
import { TOKYO } from './tokyo.ts';
import {
  type Blow,
  CLAW,
  type Dice,
  type Event,
  type Frame,
  type Harm,
  type Monster,
  type Of,
  type KingOfTokyoState as State,
} from './types.ts';

export const CLAWS: Frame = { kind: 'claws' };
const MOVE_IN: readonly Frame[] = SEATS.map((attacker) => ({ kind: 'move-in', attacker }));

export const claws: Step<State, Of<'claws'>, Event> = {
  is: 'step',
  run(state, _frame, tell) {
    const seat = activeOf(state);
    const shown = count(state.dice, CLAW);
    if (shown > 0) attack(state, seat, shown, tell);
    else if (state.monsters[seat].cards.length > 0) strikeWithoutClaw(state, seat, tell);
  },
};

function attack(state: State, seat: Seat, shown: number, tell: Tell<Event>): void {
  const monster = state.monsters[seat];
  const { cards } = monster;
  gainCardStars(state, seat, 'attackStars', tell);
  let amount = shown;
  if (cards.length > 0) {
    amount += strikePoints(monster, state.dice) + sum(monster, 'attackBonus');
    if (inTokyo(monster)) amount += sum(monster, 'tokyoAttackBonus') + sum(monster, 'tokyoBonus');
  }
  state.stack.push(MOVE_IN[seat]);
  const blows = hit(state, seat, amount, attackOf(seat), has(monster, 'hitsAll'));
  strike(state, attackOf(seat), addNeighbours(state, seat, blows), tell);
}

/** Not an attack: nobody may yield, and nobody moves in. */
function strikeWithoutClaw(state: State, seat: Seat, tell: Tell<Event>): void {
  const monster = state.monsters[seat];
  const points = strikePoints(monster, state.dice);
  if (points === 0) return;
  const harm = harmOf(strikingCard(monster, state.dice), seat);
  const amount = points + (inTokyo(monster) ? sum(monster, 'tokyoBonus') : 0);
  state.stack.push(TOKYO);
  strike(state, harm, addNeighbours(state, seat, hit(state, seat, amount, harm, false)), tell);
}

function strikePoints({ cards }: Monster, dice: Dice): number {
  let points = 0;
  for (let i = 0; i < cards.length; i++) points += effectOf(cards[i]).strike?.(dice) ?? 0;
  return points;
}

/** One card stands for all that strike together. */
function strikingCard({ cards }: Monster, dice: Dice): KeepId {
  const kept = cards.find((card) => (effectOf(card).strike?.(dice) ?? 0) > 0);
  return workingCard(kept as (typeof cards)[number]);
}

/** Everybody at the other location, or simply everybody else. */
function hit(state: State, seat: Seat, amount: number, harm: Harm, everybody: boolean): Blow[] {
  const blows: Blow[] = [];
  const here = inTokyo(state.monsters[seat]);
  for (let distance = 1; distance < state.monsters.length; distance++) {
    const victim = clockwise(state, seat, distance);
    const monster = state.monsters[victim];
    if (isAlive(monster) && (everybody || inTokyo(monster) !== here)) {
      blows.push({ seat: victim, amount, harm, escape: null });
    }
  }
  return blows;
}
