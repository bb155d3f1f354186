/**
 * What a game's board supplies, and what it gets. A board draws and names targets; it never computes legality. The frame
 * around it (seats, question, log, undo, action bar) is the same for every game.
 */
import type { Language } from '@yamanote/games/room';
import type { Seat, Shape, Viewer } from '@yamanote/kernel';
import type { FunctionComponent } from 'preact';

/** How a tappable thing looks: `legal` glows, `selected` is lifted, `none` is only looked at. */
export type TargetState = 'none' | 'legal' | 'selected';

export interface BoardProps<T extends Shape = Shape> {
  view: T['view'];
  viewer: Viewer;
  names: readonly string[];
  language: Language;
  /** The state of a target by its id (`card:cafe`, `seat:2`). */
  target(id: string): TargetState;
  /** A tap, click, or Enter on a target. */
  tap(id: string): void;
  /** The answer that is selected but not yet given, and what it would bring about. */
  selected: T['action'] | null;
  preview: readonly T['event'][];
  /** What has just happened, one entry's events at a time, for animation; `beat` rises with each. */
  happening: { beat: number; events: readonly T['event'][] };
  /** False when the reader wants no motion. */
  motion: boolean;
}

export interface SeatProps<T extends Shape = Shape> extends BoardProps<T> {
  seat: Seat;
}

export interface Board<T extends Shape = Shape> {
  /** The ordered ids of the things one taps for this answer; empty for answers that are only buttons in the action bar. */
  targets(action: T['action'], view: T['view']): readonly string[];
  /** Whether giving this answer needs the confirming button (what cannot be undone); a ritual is its own button. */
  confirm(action: T['action']): boolean;
  /** Whether this answer is only part of a move: it stays in the page until the rest is chosen, and all is sent at once. */
  partial?(action: T['action']): boolean;
  /** Whose turn it is, which may be another seat than the one that owes an answer; without this, the one that owes it. */
  turn?(view: T['view']): Seat | null;
  /**
   * An entry's events in the groups that are shown one after another, each for at most 400 ms: dice, then everybody's
   * income at once. Without this, all of them together. Each group is one `happening`.
   */
  beats?(events: readonly T['event'][]): readonly (readonly T['event'][])[];
  /** The big picture in the middle. */
  Scene: FunctionComponent<BoardProps<T>>;
  /** What lies below it across the whole width: market, roll line, hand. */
  Shelf: FunctionComponent<BoardProps<T>>;
  /** What stands inside a seat's panel beside name and colour: coins, hearts, progress. */
  SeatPanel: FunctionComponent<SeatProps<T>>;
  /** A seat's things, large, in a dialog after a tap on its panel. */
  SeatDetail: FunctionComponent<SeatProps<T>>;
  /** One short line about the selected answer in the action bar ("5 → 2 coins, at 8: +9 → +18"), or null. */
  Hint: FunctionComponent<BoardProps<T>>;
}
