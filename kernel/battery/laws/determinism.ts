import { apply } from '../../play.ts';
import { difference } from '../compare.ts';
import type { Moment, Seen } from '../law.ts';

export function determinism({ game, state, next }: Moment): Seen {
  if (next === null) return null;
  const [first, second] = [0, 1].map(() => {
    const after = game.clone(state);
    const events: unknown[] = [];
    apply(game, after, next.by, next.answer, (event) => events.push(event));
    return { state: after, events };
  });
  // Search plays without listening, and must come to the same state.
  const unheard = game.clone(state);
  apply(game, unheard, next.by, next.answer);
  const silent = difference(first.state, unheard);
  if (silent !== null) return `when nobody listens to the events, ${silent}`;
  const other = difference(first, second);
  return other && `the second time, ${other}`;
}
