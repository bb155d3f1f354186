/**
 * What a game's board supplies, and what it gets. A board draws and names targets; it never computes legality. The frame
 * around it (seats, question, log, undo, action bar) is the same for every game.
 */
import type { Language, Options, Orders, Seat, Shape, Viewer } from '@yamanote/kernel';
import type { ComponentChildren, FunctionComponent } from 'preact';
import type { Arrangement, WindowClass } from './window-class.ts';

/** How a tappable thing looks: `legal` glows, `selected` is lifted, `none` is only looked at. */
export type TargetState = 'none' | 'legal' | 'selected';

export interface BoardProps<T extends Shape = Shape> {
  view: T['view'];
  viewer: Viewer;
  /** Of who only watches: whose things are shown where the picture has one seat's; `null` or missing for whoever acts. */
  followed?: Seat | null;
  names: readonly string[];
  language: Language;
  /** The state of a target by its id (`card:cafe`, `seat:2`). */
  target(id: string): TargetState;
  /** A tap, click, or Enter on a target. */
  tap(id: string): void;
  /**
   * What this viewer may answer now, in the order of the rules; empty while it owes no answer. A board whose answers are
   * composed by controls of its own (dice between two rows, a line, a number) looks for the one it means in this list:
   * what is not in it is not legal.
   */
  answers: readonly T['action'][];
  /** Selects one of `answers`, as the taps on its targets would; `null` clears what is selected. */
  select(action: T['action'] | null): void;
  /** Gives one of `answers` at once, and `further` ones to the questions that follow. */
  give(action: T['action'], ...further: readonly T['action'][]): void;
  /** The answer that is selected but not yet given, and what it would bring about. */
  selected: T['action'] | null;
  preview: readonly T['event'][];
  /** What has just happened, one entry's events at a time, for animation; `beat` rises with each. */
  happening: {
    beat: number;
    events: readonly T['event'][];
    /** What has been told of the entry so far, while `view` is still the one before it; empty once `view` has it all. */
    ahead: readonly T['event'][];
  };
  /** All that has happened and was not taken back, as far as it has been told; oldest first. */
  past: readonly T['event'][];
  /** The standing orders of this viewer; `null` if it has no seat, or the game has no orders. */
  orders: SeatOrders | null;
  /** False when the reader wants no motion. */
  motion: boolean;
  /** Things that the reader wants to be shown, by their ids: what a line of the log is about. A map frames them. */
  pointed: readonly string[];
  /** The window that the frame is in: which of its shapes, and whether there is more or less room than usual in it. */
  window: WindowClass;
}

/** A seat's own standing orders, to be shown and set: in their dialog, or beside the question that they would answer. */
export interface SeatOrders {
  values: Orders;
  /** Sets one of them anew, which counts at once, also for the question that is open; what is not named is as usual. */
  set(id: string, settings: Options): void;
}

export interface SeatProps<T extends Shape = Shape> extends BoardProps<T> {
  seat: Seat;
}

/** An answer as a button of the action bar. */
export interface AnswerButton<A> {
  action: A;
  /** What is answered to the questions that follow; all of it is given at once, or nothing. */
  further?: readonly A[];
  /** What it says ("Roll 3 dice"); without this, the game's own words for the answer. */
  label?: string;
  /** The same for ears, where the label is short for want of room. */
  heard?: string;
  /** What it costs or brings, in a smaller line below. */
  note?: string;
  /** The same for ears. */
  heardNote?: string;
  /** The one that stands out; not more than one. */
  primary?: boolean;
  /** Pressing it only selects the answer; pressed again, or confirmed, it is given. */
  selects?: boolean;
}

export interface Board<T extends Shape = Shape> {
  /** Fetches what the board says in this language; it is drawn only in those that are there. */
  loadWords(language: Language): Promise<unknown>;
  /**
   * The ordered ids of the things one taps for this answer; empty for answers that are only buttons in the action bar.
   * `answers` are all that are legal now, this one included: what need not be told apart needs no further tap.
   */
  targets(action: T['action'], view: T['view'], answers: readonly T['action'][]): readonly string[];
  /** Whether giving this answer needs the confirming button (what cannot be undone); a ritual is its own button. */
  confirm(action: T['action'], view: T['view']): boolean;
  /**
   * Of several answers that what is tapped leaves open, the one that is meant unless one taps on: the cheapest payment. It is
   * selected as if it had been tapped; `null` for none.
   */
  suggest?(answers: readonly T['action'][], view: T['view']): T['action'] | null;
  /** Whether this answer is only part of a move: it stays in the page until the rest is chosen, and all is sent at once. */
  partial?(action: T['action']): boolean;
  /** Whose turn it is, which may be another seat than the one that owes an answer; without this, the one that owes it. */
  turn?(view: T['view']): Seat | null;
  /** Whether a seat is out of the match and asked nothing any more; without this, nobody ever is before the end. */
  out?(view: T['view'], seat: Seat): boolean;
  /**
   * An entry's events in the groups that are shown one after another, each for at most 400 ms: dice, then everybody's
   * income at once. Without this, all of them together. Each group is one `happening`.
   */
  beats?(events: readonly T['event'][]): readonly (readonly T['event'][])[];
  /**
   * Which answers are buttons in the action bar, in this order. Without this, or for `null`: the answers without targets
   * in the order of the rules, and a confirming button for what is selected. What is selected and not among the buttons
   * gets that confirming button here, too.
   */
  buttons?(board: BoardProps<T>): readonly AnswerButton<T['action']>[] | null;
  /** Which of the six marks (colour and shape) each seat has; without this, or for `null`, the one of its own number. */
  marks?(view: T['view']): readonly (number | null)[];
  /**
   * How the frame is laid out on a wide screen. `sides`: seats on the left, action and log on the right, shelf below.
   * `rows`: seats above, shelf and log on the right, action below. `map`: the scene as large as can be, everything else in
   * one column on the right, the log in its dialog. Without this, `sides`.
   */
  arrangement?: Arrangement;
  /** Whether the picture shows one seat's things, so that who watches may choose whose: `followed`. */
  follows?: boolean;
  /** The big picture in the middle. */
  Scene: FunctionComponent<BoardProps<T>>;
  /** What lies below it across the whole width: market, roll line, hand. */
  Shelf: FunctionComponent<BoardProps<T>>;
  /** What stands inside a seat's panel beside name and colour: coins, hearts, progress. */
  SeatPanel: FunctionComponent<SeatProps<T>>;
  /** A seat's things, large, in a dialog after a tap on its panel. */
  SeatDetail: FunctionComponent<SeatProps<T>>;
  /** A seat's picture in place of its mark, which then stands at the picture's corner. */
  Portrait?: FunctionComponent<SeatProps<T>>;
  /**
   * What is asked, richer than one sentence: what is at stake, who is next. It gets the frame's own question as children,
   * and returns just that where it has nothing to add; one that says it in its own heading gets the sentence as well.
   */
  Prompt?: FunctionComponent<BoardProps<T> & { question: string; children: ComponentChildren }>;
  /** In place of a plain list of all answers, where they are many: rows that any finger can hit, each of which calls `done`. */
  Choices?: FunctionComponent<BoardProps<T> & { done(): void }>;
  /** Whether there is a hint also before anything is selected. */
  hints?(board: BoardProps<T>): boolean;
  /** One short line about the selected answer in the action bar ("5 → 2 coins, at 8: +9 → +18"), or null. */
  Hint: FunctionComponent<BoardProps<T>>;
  /**
   * In place of the scene on a phone beside a big screen that shows it: my own things, large, and what my answer would do.
   * Without this, the scene is what one has in hand or chooses on, and stays.
   */
  Hand?: FunctionComponent<SeatProps<T>>;
  /** What the game adds to the page at the end: a finished sheet to be kept. */
  End?: FunctionComponent<BoardProps<T>>;
}
