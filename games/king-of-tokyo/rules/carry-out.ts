/** What a discard card does. */
import type { Seat, Step, Tell } from '@yamanote/kernel';
import type { CardId } from './cards.ts';
import { byCard, harmOf } from './causes.ts';
import { strike } from './damage.ts';
import { discardEffectOf, sum } from './effects/index.ts';
import { gainEnergy, gainStars, healSelf, loseStars, moveEnergy } from './gains.ts';
import { activeOf, inTokyo, livingFrom } from './monsters.ts';
import { addNeighbours } from './neighbours.ts';
import { enter, monsterAt, move, TOKYO } from './tokyo.ts';
import type { Blow, Event, Of, KingOfTokyoState as State } from './types.ts';

export function carryOut(state: State, seat: Seat, card: CardId, tell: Tell<Event>): void {
  const { stars, energy, heal, starsLost, seizesTokyo, extraTurn, halvesEnergy, damage } = discardEffectOf(card);
  const cause = byCard(card, seat);
  gainStars(state, seat, stars, cause, tell);
  gainEnergy(state, seat, energy, cause, tell);
  if (heal > 0) healSelf(state, seat, heal, cause, tell);
  if (starsLost > 0) for (const other of othersOf(state, seat)) loseStars(state, other, starsLost, cause, tell);
  if (seizesTokyo && !inTokyo(state.monsters[seat])) seize(state, seat, tell);
  if (extraTurn) {
    state.extra.push({ seat, card, penalty: 0 });
    tell?.({ type: 'extra-turn', seat, card });
  }
  if (halvesEnergy) {
    state.stack.push({ kind: 'storm', seat, card });
    state.stack.push({ kind: 'threaten', harm: harmOf(card, seat), seats: othersOf(state, seat) });
  }
  if (damage !== null) {
    state.stack.push(TOKYO);
    strike(state, harmOf(card, seat), blowsOf(state, seat, card, damage), tell);
  }
}

/** In the order in which they would defend themselves. */
function othersOf(state: State, seat: Seat): Seat[] {
  return livingFrom(state, activeOf(state)).filter((other) => other !== seat);
}

function seize(state: State, seat: Seat, tell: Tell<Event>): void {
  for (const place of ['city', 'bay'] as const) {
    const there = monsterAt(state, place);
    if (there !== null) move(state, there, 'outside', 'card', tell);
  }
  enter(state, seat, 'city', 'card', tell);
}

/** What adds to damage works in the buyer's own turn, and on others only. */
function blowsOf(
  state: State,
  seat: Seat,
  card: CardId,
  { to, amount }: NonNullable<ReturnType<typeof discardEffectOf>['damage']>,
): readonly Blow[] {
  const own = seat === state.active;
  const monster = state.monsters[seat];
  const bonus = own && inTokyo(monster) ? sum(monster, 'tokyoBonus') : 0;
  const harm = harmOf(card, seat);
  const blows = livingFrom(state, activeOf(state))
    .filter((victim) => to === 'all' || (victim === seat) === (to === 'buyer'))
    .map((victim): Blow => ({ seat: victim, amount: victim === seat ? amount : amount + bonus, harm, escape: null }));
  return own ? addNeighbours(state, seat, blows) : blows;
}

/** All others lose half of their energy, rounded down. */
export const storm: Step<State, Of<'storm'>, Event> = {
  is: 'step',
  run(state, { seat, card }, tell) {
    for (const other of othersOf(state, seat)) {
      moveEnergy(state, other, -Math.floor(state.monsters[other].energy / 2), byCard(card, seat), tell);
    }
  },
};
