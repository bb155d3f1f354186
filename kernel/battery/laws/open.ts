import { same } from '../../json.ts';
import type { Moment, Seen } from '../law.ts';
import { witness } from '../witness.ts';

export function open({ game, state, viewers, next, rng }: Moment): Seen {
  if (!game.open || next === null) return null;
  const [one, other] = [viewers[rng.below(viewers.length)], viewers[rng.below(viewers.length)]];
  const [mine, theirs] = [witness(game, state, next, one), witness(game, state, next, other)];
  const part = (['entry', 'events', 'view'] as const).find((name) => !same(mine[name], theirs[name]));
  return part === undefined
    ? null
    : `${one} and ${other} are not shown the same ${part}, but the game calls itself open`;
}
