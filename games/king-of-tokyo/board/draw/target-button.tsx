/** A button that is a target while it may be tapped, and otherwise opens what it shows to be read, or does nothing. */
import { targetProps } from '@yamanote/web/kit';
import type { ComponentChildren } from 'preact';
import type { Props } from '../shown.ts';
import palette from './palette.module.css';

interface TargetButtonProps {
  board: Pick<Props, 'target' | 'tap'>;
  id: string;
  /** All that the button shows, in words; its picture is hidden from who hears it. */
  label: string;
  class: string;
  anchor?: string;
  read?(): void;
  children?: ComponentChildren;
}

export function TargetButton({ board, id, label, class: look, anchor, read, children }: TargetButtonProps) {
  const idle = board.target(id) === 'none';
  // The label is text inside the button instead of an attribute: names that leave out what is seen confuse who speaks them.
  const { 'aria-label': _, ...target } = { 'aria-label': '', ...(idle ? {} : targetProps(board, id, label)) };
  return (
    <button
      type="button"
      class={look}
      data-anchor={anchor}
      disabled={idle && read === undefined}
      // By keyboard all cards are read from one place, the button over them.
      tabIndex={idle ? -1 : undefined}
      onClick={idle ? read : undefined}
      {...target}
    >
      <span class={palette.hiddenText}>{label}</span>
      {children}
    </button>
  );
}
