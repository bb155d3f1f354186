/** Energy for a heart, at any time: what it costs is said by a card. */
import type { Seat, Tell } from '@yamanote/kernel';
import { HEAL } from './actions.ts';
import { byCard } from './causes.ts';
import { effectOf, find, workingCard } from './effects/index.ts';
import { healSelf, moveEnergy } from './gains.ts';
import { heartLimit } from './monsters.ts';
import type { Action, Event, Monster, KingOfTokyoState as State } from './types.ts';

export function canHeal(monster: Monster): boolean {
  const at = find(monster, 'healEnergy');
  if (at < 0 || monster.energy < effectOf(monster.cards[at]).healEnergy) return false;
  return monster.hearts > 0 && monster.hearts < heartLimit(monster);
}

/** Adds healing to a decision that has to be made anyway. */
export function offerHealing(monster: Monster, list: Action[]): void {
  if (list.length > 1 && canHeal(monster)) list.push(HEAL);
}

export function payToHeal(state: State, seat: Seat, tell: Tell<Event>): void {
  const monster = state.monsters[seat];
  const kept = monster.cards[find(monster, 'healEnergy')];
  const cause = byCard(workingCard(kept), seat);
  moveEnergy(state, seat, -effectOf(kept).healEnergy, cause, tell);
  healSelf(state, seat, 1, cause, tell);
}
