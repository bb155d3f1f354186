/** A button that is a target while it may be tapped, and otherwise opens what it shows to be read, or does nothing. */
import type { ComponentChildren, CSSProperties } from 'preact';
import type { BoardProps } from './board.ts';
import { signsInWords } from './heard-text.ts';
import { targetProps } from './target.ts';
import { kitWords } from './words.ts';

interface TargetButtonProps {
  board: Pick<BoardProps, 'target' | 'tap'>;
  /** Null for what is never a target, such as something of somebody else. */
  id: string | null;
  /** All that the button shows, in words; its picture is hidden from who hears it. */
  label: string;
  class: string;
  style?: CSSProperties;
  read?(): void;
  children?: ComponentChildren;
  [data: `data-${string}`]: string | undefined;
}

export function TargetButton({ board, id, label, read, children, ...look }: TargetButtonProps) {
  const idle = id === null || board.target(id) === 'none';
  // The label is text inside the button instead of an attribute: names that leave out what is seen confuse who speaks them.
  const { 'aria-label': _, ...target } = { 'aria-label': '', ...(idle ? {} : targetProps(board, id, label)) };
  return (
    <button
      type="button"
      {...look}
      disabled={idle && read === undefined}
      // By keyboard things are read from one place: a board has a button for it.
      tabIndex={idle ? -1 : undefined}
      onClick={idle ? read : undefined}
      {...target}
    >
      <span class="unseen">{signsInWords(label, kitWords.value)}</span>
      {children}
    </button>
  );
}
