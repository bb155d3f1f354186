/** What a seat is asked, found on a world that it can imagine. Nothing here knows a rule. */
import { fastRng, foresee, type Game, isRitual, legal, pending, type Seat, viewOf } from '@yamanote/kernel';
import type { Board } from '@yamanote/kit/board.ts';
import type { Sight } from '@yamanote/running-match';

// biome-ignore lint/suspicious/noExplicitAny: the frame passes answers on and never looks into them
export type Action = any;

/** What a seat is asked now, after the parts of the move that are already chosen. */
export interface Asking {
  view: Sight['view'];
  kind: string;
  /** Something to be done by hand, like rolling: it needs no second thought. */
  ritual: boolean;
  actions: readonly Action[];
  paths: readonly (readonly string[])[];
}

/** `null` if the seat is not asked, or cannot know what it will be asked after these parts. */
export function askingOf(
  game: Game,
  board: Pick<Board, 'targets'>,
  { view: sent, pending: waiting }: Sight,
  seat: Seat,
  given: readonly Action[],
): Asking | null {
  if ((waiting.is !== 'ask' && waiting.is !== 'each') || !waiting.seats.includes(seat)) return null;
  const state = foresee(game, sent, seat, given, fastRng('asking'));
  if (state === null) return null;
  const actions = legal(game, state, seat);
  const view = given.length === 0 ? sent : viewOf(game, state, seat);
  const now = pending(game, state);
  return {
    view,
    kind: 'kind' in now ? now.kind : '',
    ritual: isRitual(game, state),
    actions,
    paths: actions.map((action) => board.targets(action, view, actions)),
  };
}
