import { sample } from '../../chance.ts';
import type { Game, State, Viewer } from '../../game.ts';
import type { Json } from '../../json.ts';
import { same } from '../../json.ts';
import { chanceOf, legal } from '../../play.ts';
import type { Rng } from '../../random.ts';
import { imagineFrom, viewOf } from '../../view.ts';
import { brief } from '../compare.ts';
import type { Moment, Seen } from '../law.ts';
import { type Act, possible, type Witness, witness } from '../witness.ts';

/**
 * Two tests of the same law. One act in two worlds that a viewer cannot tell apart; and two acts of somebody else in one
 * world, which change what the viewer does not see. Where its views afterwards are the same, so must be what it was shown.
 */
export function leak({ game, state, viewers, next, rng }: Moment): Seen {
  if (next === null) return null;
  const viewer = viewers[rng.below(viewers.length)];
  const view = viewOf(game, state, viewer);
  const [one, other] = [imagineFrom(game, view, rng), imagineFrom(game, view, rng)];

  const act = possible(game, one, next) ? next : anyAct(game, one, next.by, rng);
  if (possible(game, other, act)) {
    const told = tells(witness(game, one, act, viewer), witness(game, other, act, viewer));
    if (told !== null) return report(viewer, `${brief(act)} tells two worlds apart: ${told}`);
  }
  const second = anyAct(game, one, next.by, rng);
  if (next.by === viewer || same(act, second)) return null;
  const [first, instead] = [witness(game, one, act, viewer), witness(game, one, second, viewer)];
  if (same(first.state, instead.state)) return null;
  const told = tells(first, instead);
  return told && report(viewer, `${brief(act)} and ${brief(second)} are told apart: ${told}`);
}

function report(viewer: Viewer, what: string): string {
  return `${viewer} is shown more than its view: ${what}`;
}

function anyAct(game: Game, world: State, by: Act['by'], rng: Rng): Act {
  if (by === 'chance') return { by, answer: sample(chanceOf(game, world), rng) };
  const list = legal(game, world, by);
  return { by, answer: list[rng.below(list.length)] as Json };
}

function tells(one: Witness, other: Witness): string | null {
  if (!same(one.view, other.view)) return null;
  const shown = (part: 'entry' | 'events') =>
    same(one[part], other[part]) ? null : `${part} ${brief(one[part])} or ${brief(other[part])}`;
  return shown('entry') ?? shown('events');
}
