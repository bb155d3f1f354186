/**
 * From what the hall tells (entries with their events, and where the match stands after all of them) to what is shown step
 * by step. The views in between are worked out here, on a world that this viewer could imagine; the last one is the hall's.
 */
import { apply, fastRng, type Game, imagineFrom, type Seat, type Viewer, viewOf } from '@yamanote/kernel';
import type { Showing, Sight } from '@yamanote/table';
import type { Board } from '../kit/board.ts';

export interface Step {
  /** The number of the entry that this step belongs to; -1 before the first. */
  entry: number;
  /** Whose answer it shows; `null` for chance, or for how the match stands. */
  seat: Seat | null;
  view: Sight['view'];
  events: readonly unknown[];
  /** What has been told of the entry with this step. */
  told: readonly unknown[];
  /** Whether the view is still the one before the entry. */
  ahead: boolean;
}

/** The match as it stands, with nothing to tell. */
export function standstill({ next, view }: Sight): Step {
  return { entry: next - 1, seat: null, view, events: [], told: [], ahead: false };
}

export function stepsOf(
  game: Game,
  board: Board,
  viewer: Viewer,
  before: Sight['view'],
  fresh: readonly Showing<unknown>[],
  sight: Sight,
): Step[] {
  const steps: Step[] = [];
  let view = before;
  for (const [i, { entry, events }] of fresh.entries()) {
    const after = i === fresh.length - 1 ? sight.view : (viewAfter(game, viewer, view, fresh[i]) ?? view);
    const groups = events.length === 0 ? [[]] : (board.beats?.(events) ?? [events]);
    // Coins move when they are paid, not when the dice still roll: the new view comes with the last group.
    for (const [g, group] of groups.entries()) {
      const ahead = g < groups.length - 1;
      const told = groups.slice(0, g + 1).flat();
      const seat = entry.seat === 'chance' ? null : entry.seat;
      steps.push({ entry: entry.index, seat, view: ahead ? view : after, events: group, told, ahead });
    }
    view = after;
  }
  return steps;
}

/** `null` where it cannot be known: for what was taken back, covered, or depends on a secret. */
function viewAfter(game: Game, viewer: Viewer, view: Sight['view'], { entry }: Showing<unknown>): Sight['view'] | null {
  if (!('answer' in entry) || entry.answer === null) return null;
  try {
    const state = imagineFrom(game, view, fastRng('between'));
    apply(game, state, entry.seat, entry.answer);
    return viewOf(game, state, viewer);
  } catch {
    return null;
  }
}
