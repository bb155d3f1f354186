/** A card that copies another: which one, and moving it. */
import type { Ask, Seat, Tell } from '@yamanote/kernel';
import { COPY } from './actions.ts';
import { settleCard } from './arrival.ts';
import type { KeepId } from './cards.ts';
import { byCard } from './causes.ts';
import { ownEffectOf } from './effects/index.ts';
import { moveEnergy } from './gains.ts';
import { endCopy, settleLoss } from './loss.ts';
import { isAlive } from './monsters.ts';
import type { Action, Event, Kept, Monster, Of, KingOfTokyoState as State } from './types.ts';

function copyingCard(monster: Monster): Kept | undefined {
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

type CopyAction = Extract<Action, { do: 'copy' }>;

export function moveCopy(state: State, seat: Seat, target: CopyAction, tell: Tell<Event>): void {
  const kept = copyingCard(state.monsters[seat]) as Kept;
  moveEnergy(state, seat, -ownEffectOf(kept.card).copyEnergy, byCard(kept.card, seat), tell);
  if (kept.copies !== null) endCopy(state, seat, kept, tell);
  settleLoss(state, tell);
  if (isAlive(state.monsters[seat])) startCopy(state, seat, target, tell);
}

/** The copy works as if the copied card had just been bought. */
function startCopy(state: State, seat: Seat, target: { seat: Seat; card: KeepId }, tell: Tell<Event>): void {
  const kept = copyingCard(state.monsters[seat]);
  if (kept === undefined) return;
  kept.copies = { seat: target.seat, card: target.card };
  tell?.({ type: 'copied', seat, from: target.seat, card: target.card });
  settleCard(state, seat, kept, false, tell);
}

/** Right after buying it. */
export const copy: Ask<State, Of<'copy'>, Action, Event> = {
  is: 'ask',
  seat: (_state, { seat }) => seat,
  legal: (state, { seat }, list) => copyTargets(state, seat, list),
  answer: (state, { seat }, answer, tell) => startCopy(state, seat, answer as CopyAction, tell),
};
