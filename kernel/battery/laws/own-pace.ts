import { apply, atOwnPace, legal, pending as pendingIn } from '../../play.ts';
import { brief, difference } from '../compare.ts';
import type { Moment, Seen } from '../law.ts';

export function ownPace({ game, state, pending, next }: Moment): Seen {
  if (pending.is !== 'each' || next === null || !atOwnPace(game, state)) return null;
  const after = game.clone(state);
  apply(game, after, next.by, next.answer);
  const waiting = pendingIn(game, after);
  for (const other of pending.seats) {
    if (other === next.by) continue;
    const asked = waiting.is === 'each' && waiting.kind === pending.kind && waiting.seats.includes(other);
    if (!asked) return `after ${brief(next)} seat ${other} is no longer asked what it was asked`;
    const changed = difference(legal(game, state, other), legal(game, after, other));
    if (changed !== null) return `after ${brief(next)}, among the legal answers of seat ${other}, ${changed}`;
  }
  return null;
}
