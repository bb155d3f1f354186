import type { Seat, State } from '../../game.ts';
import { canonical, type Json } from '../../json.ts';
import { apply, atOwnPace, legal } from '../../play.ts';
import { brief, difference } from '../compare.ts';
import type { Moment, Seen } from '../law.ts';
import { type Act, possible } from '../witness.ts';

/** The same answers in seat order, and in another order. */
export function arrival({ game, state, pending, rng }: Moment): Seen {
  if (pending.is !== 'each' || pending.seats.length < 2) return null;
  const acts = pending.seats.map((by): Act => {
    const list = legal(game, state, by);
    return { by, answer: list[rng.below(list.length)] as Json };
  });
  const turned = acts.length === 2 || rng.below(2) === 0 ? acts.toReversed() : [...acts.slice(1), acts[0]];
  const results: { state: State; events: unknown[] }[] = [];
  for (const order of [acts, turned]) {
    const after = game.clone(state);
    const events: unknown[] = [];
    for (const act of order) {
      if (!possible(game, after, act))
        return `${brief(act)} is no longer legal when it comes after ${given(order, act)}`;
      apply(game, after, act.by, act.answer, (event) => events.push(event));
    }
    // Answers that count at once are told of as they come; the others when all are there, in seat order.
    results.push({ state: after, events: atOwnPace(game, state) ? events.map(canonical).sort() : events });
  }
  const other = difference(results[0], results[1]);
  return other && `answered in the order ${given(turned)} instead of ${given(acts)}, ${other}`;
}

function given(order: readonly Act[], until?: Act): Seat[] | string {
  const acts = until === undefined ? order : order.slice(0, order.indexOf(until));
  return brief(acts.map(({ by }) => by));
}
