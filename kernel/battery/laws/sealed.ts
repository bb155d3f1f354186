import type { Json } from '../../json.ts';
import { same } from '../../json.ts';
import { legal } from '../../play.ts';
import { isSealed } from '../../view.ts';
import { brief, difference } from '../compare.ts';
import type { Moment, Seen } from '../law.ts';
import { witness } from '../witness.ts';

/** Nobody else can tell from anything shown which of two answers was given. */
export function sealed({ game, state, viewers, pending, next, rng }: Moment): Seen {
  if (pending.is !== 'each' || next === null || next.by === 'chance') return null;
  if (!isSealed(game, state.stack[state.stack.length - 1])) return null;
  const others = legal(game, state, next.by).filter((answer) => !same(answer, next.answer));
  if (others.length === 0) return null;
  const instead = { by: next.by, answer: others[rng.below(others.length)] as Json };
  const closing = pending.seats.length === 1;
  for (const viewer of viewers) {
    if (viewer === next.by) continue;
    const [first, second] = [next, instead].map((act) => {
      const { entry, events, view } = witness(game, state, act, viewer);
      return closing ? { entry } : { entry, events, view };
    });
    const told = difference(first, second);
    if (told !== null) return `${viewer} can tell ${brief(next)} from ${brief(instead)}: ${told}`;
  }
  return null;
}
