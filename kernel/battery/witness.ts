/** What one viewer gets to see of one entry. */
import { parseOutcome } from '../chance.ts';
import type { Actor, Game, State, Viewer } from '../game.ts';
import { type Json, same } from '../json.ts';
import { apply, chanceOf, legal } from '../play.ts';
import { isRefusal } from '../refusal.ts';
import { answerView, viewOf } from '../view.ts';

export interface Act {
  by: Actor;
  answer: Json;
}

export interface Witness {
  /** The entry as the log shows it to the viewer. */
  entry: Json;
  events: unknown[];
  /** The viewer's view afterwards. */
  view: unknown;
  /** The whole state afterwards, which the viewer does not see. */
  state: State;
}

/** Plays an act on a copy of a world, and notes what a viewer sees of it. */
export function witness(game: Game, world: State, { by, answer }: Act, viewer: Viewer): Witness {
  const entry = answerView(game, world, by, answer, viewer);
  const events: unknown[] = [];
  const state = game.clone(world);
  apply(game, state, by, answer, (event) => {
    const seen = game.eventView(event, viewer);
    if (seen !== null) events.push(seen);
  });
  return { entry, events, view: viewOf(game, state, viewer), state };
}

/** Whether an act of one world could happen in another. */
export function possible(game: Game, world: State, { by, answer }: Act): boolean {
  if (by === 'chance') return !isRefusal(parseOutcome(chanceOf(game, world), answer));
  return legal(game, world, by).some((candidate) => same(candidate, answer));
}
