/** Lines are put together from pieces of plain text with their styles, and painted last: paint has no width. */

import { cut, widthOf } from './columns.ts';
import type { Paint, Style } from './room.ts';

export type Span = readonly [text: string, ...styles: Style[]];
export type Line = readonly Span[];

export function widthOfLine(line: Line): number {
  return line.reduce((columns, [text]) => columns + widthOf(text), 0);
}

/** A line that is never wider than the terminal. */
export function painted(line: Line, paint: Paint, columns: number): string {
  let room = columns;
  let text = '';
  for (const [plain, ...styles] of line) {
    const fitting = cut(plain, room);
    room -= widthOf(fitting);
    text += styles.length > 0 && fitting.trim() !== '' ? paint(fitting, ...styles) : fitting;
  }
  return text.trimEnd();
}

/** Puts items beside each other, two columns apart, and goes on in a new line when one is full. */
export function flow(items: readonly Line[], columns: number, indent: number, gap = 2): Line[] {
  const lines: Span[][] = [];
  let room = 0;
  for (const item of items) {
    const needed = widthOfLine(item) + gap;
    if (lines.length === 0 || needed > room) {
      lines.push([[' '.repeat(indent)], ...item]);
      room = columns - indent - needed + gap;
    } else {
      lines[lines.length - 1].push([' '.repeat(gap)], ...item);
      room -= needed;
    }
  }
  return lines;
}

/** A title on a thin line across the board, and perhaps something at its end. */
export function rule(title: string, end: Line, columns: number): Line {
  const start: Line = [['── ', 'dim'], [title, 'bold'], [' ']];
  const tail: Line = end.length > 0 ? [[' '], ...end, [' '], ['──', 'dim']] : [];
  const room = columns - widthOfLine(start) - widthOfLine(tail);
  return [...start, ['─'.repeat(Math.max(0, room)), 'dim'], ...tail];
}
