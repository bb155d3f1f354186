import { apply, legal } from '../../play.ts';
import { viewOf } from '../../view.ts';
import { brief } from '../compare.ts';
import type { Moment, Seen } from '../law.ts';

export function json({ state }: Moment): Seen {
  return notJson(state, 'state');
}

/** What leaves the rules is sent and stored as JSON too. */
export function jsonShown({ game, state, seats, viewers, next, rng }: Moment): Seen {
  const viewer = viewers[rng.below(viewers.length)];
  const shown = [
    notJson(viewOf(game, state, viewer), `view of ${viewer}`),
    notJson(legal(game, state, rng.below(seats)), 'legal answers'),
    notJson(game.makePosition(state), 'position'),
    notJson(game.standing(state), 'standing'),
  ].find((seen) => seen !== null);
  if (shown !== undefined || next === null) return shown ?? null;
  let seen: Seen = null;
  apply(game, game.clone(state), next.by, next.answer, (event) => {
    seen ??= notJson(event, 'event');
  });
  return seen;
}

/** The first thing inside a value that a JSON round trip would lose or change. */
function notJson(value: unknown, path: string): Seen {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') {
    return Number.isFinite(value) && !Object.is(value, -0) ? null : `${path} is ${brief(value)}`;
  }
  if (typeof value !== 'object') return `${path} is ${typeof value}`;
  const prototype = Object.getPrototypeOf(value);
  if (Array.isArray(value) ? prototype !== Array.prototype : prototype !== Object.prototype) {
    return `${path} is an instance of ${prototype?.constructor?.name ?? 'nothing'}`;
  }
  for (const key of Object.keys(value)) {
    // Looked at first without its name: naming every part of every state would take most of the time.
    const inner = notJson(value[key as keyof typeof value], '');
    if (inner !== null) return `${path}.${key}${inner}`;
  }
  return null;
}
