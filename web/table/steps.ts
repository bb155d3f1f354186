/**
 * From what the hall tells (entries with their events, where the match stood after each, and where it stands now) to what
 * is shown step by step. Nothing is worked out here: a step shows what the hall has sent, or what it sent before that.
 */
import type { Seat } from '@yamanote/kernel';
import type { Board } from '@yamanote/kit/board.ts';
import type { Showing } from '@yamanote/running-match';
import type { Progress } from '../connection/table.ts';

type View = Progress['sight']['view'];

export interface Step {
  /** The number of the entry that this step belongs to; -1 before the first. */
  entry: number;
  /** Whose answer it shows; `null` for chance, or for how the match stands. */
  seat: Seat | null;
  /** Whose turn it was as the entry was made; `null` for nobody's. */
  turn: Seat | null;
  view: View;
  events: readonly unknown[];
  /** What has been told of the entry with this step. */
  told: readonly unknown[];
  /** Whether the view is still the one before the entry. */
  ahead: boolean;
}

/** The match as it stands, with nothing to tell. */
export function standstill({ next, view }: Progress['sight']): Step {
  return { entry: next - 1, seat: null, turn: null, view, events: [], told: [], ahead: false };
}

/** How the match came from `before` to where it stands, through the `fresh` entries. */
export function stepsOf(
  board: Pick<Board, 'beats' | 'turn'>,
  before: View,
  fresh: readonly Showing<unknown>[],
  { between, sight }: Pick<Progress, 'between' | 'sight'>,
): Step[] {
  // Somebody who was away has missed what lay between, and sees how it stands; the log tells the rest.
  if (fresh.length === 0 || between.length < fresh.length - 1) return [standstill(sight)];
  const views = [before, ...between.slice(between.length - fresh.length + 1), sight.view];
  return fresh.flatMap((showing, i) => beatsOf(board, showing, views[i], views[i + 1]));
}

function beatsOf(
  board: Pick<Board, 'beats' | 'turn'>,
  { entry, events }: Showing<unknown>,
  before: View,
  after: View,
): Step[] {
  const groups = events.length === 0 ? [[]] : (board.beats?.(events) ?? [events]);
  // Coins move when they are paid, not when the dice still roll: the new view comes with the last group.
  const seat = entry.seat === 'chance' ? null : entry.seat;
  const turn = board.turn === undefined ? seat : board.turn(before);
  return groups.map((group, g) => {
    const ahead = g < groups.length - 1;
    const told = groups.slice(0, g + 1).flat();
    return { entry: entry.index, seat, turn, view: ahead ? before : after, events: group, told, ahead };
  });
}
