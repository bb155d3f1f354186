import type { BoardProps } from './board.ts';
import { signsInWords } from './heard-text.ts';
import { kitWords } from './words.ts';

/**
 * What makes a drawn thing a target: spread it over a button, or over the `<g>` of a drawing. The frame does the rest:
 * it keeps one of the glowing targets in the tab order, walks them by arrow keys, and takes Enter and Space.
 * `data-state` (`legal`, `selected`; absent for what is only looked at) is there for styles.
 */
export function targetProps(board: Pick<BoardProps, 'target' | 'tap'>, id: string, label: string) {
  const state = board.target(id);
  if (state === 'none') return { 'data-target': id };
  return {
    'data-target': id,
    'data-state': state,
    role: 'button' as const,
    'aria-label': signsInWords(label, kitWords.value),
    'aria-pressed': state === 'selected',
    onClick: () => board.tap(id),
  };
}

/**
 * A control of the board's own that is walked and pressed like a target; what it does is the board's business. A `switch`
 * goes to and fro, like a die between two rows, and pressing it again is no confirmation; a `choice` stands for an answer.
 */
export function controlProps(
  id: string,
  label: string,
  pressed: boolean,
  press: () => void,
  own: 'switch' | 'choice' = 'switch',
) {
  return {
    'data-target': id,
    'data-own': own,
    'data-state': pressed ? ('selected' as const) : ('legal' as const),
    role: 'button' as const,
    'aria-label': signsInWords(label, kitWords.value),
    'aria-pressed': pressed,
    onClick: press,
  };
}
