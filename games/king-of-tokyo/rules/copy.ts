/** A card that copies another: when the copy begins, and moving it. */
import type { Ask, Seat, Tell } from '@yamanote/kernel';
import { settleLoss } from './aftermath.ts';
import { settleCard } from './arrival.ts';
import type { KeepId } from './cards.ts';
import { byCard } from './causes.ts';
import { copyingCard, copyTargets } from './copy-targets.ts';
import { ownEffectOf } from './effects/index.ts';
import { moveEnergy } from './gains.ts';
import { endCopy } from './loss.ts';
import { isAlive } from './monsters.ts';
import type { Action, Event, Kept, Of, KingOfTokyoState as State } from './types.ts';

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
