/** What a card that copies another can copy. */
import type { Seat } from '@yamanote/kernel';
import { COPY } from './actions.ts';
import { ownEffectOf } from './effects/index.ts';
import type { Action, Kept, Monster, KingOfTokyoState as State } from './types.ts';

export function copyingCard(monster: Monster): Kept | undefined {
  return monster.cards.find(({ card }) => ownEffectOf(card).copyEnergy > 0);
}

/** Any keep card in play but the copying one itself, and the one that is copied already. */
export function copyTargets(state: State, owner: Seat, list: Action[]): void {
  const copies = copyingCard(state.monsters[owner])?.copies ?? null;
  for (let seat = 0; seat < state.monsters.length; seat++) {
    const { cards } = state.monsters[seat];
    for (let i = 0; i < cards.length; i++) {
      const { card } = cards[i];
      const listed = cards.findIndex((kept) => kept.card === card) < i;
      const same = copies?.seat === seat && copies.card === card;
      if (ownEffectOf(card).copyEnergy === 0 && !listed && !same) list.push(COPY[seat][card]);
    }
  }
}

export function hasCopyTarget(state: State, owner: Seat): boolean {
  const targets: Action[] = [];
  copyTargets(state, owner, targets);
  return targets.length > 0;
}

/** At the start of the own turn, for energy. */
export function canMoveCopy(state: State, monster: Monster): boolean {
  if (monster.cards.length === 0) return false;
  const kept = copyingCard(monster);
  if (kept === undefined || monster.energy < ownEffectOf(kept.card).copyEnergy) return false;
  return hasCopyTarget(state, state.monsters.indexOf(monster));
}
