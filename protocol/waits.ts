import type { TableLine } from './replies.ts';

/** Whether a table of one's own waits for oneself: for a move, or for a word on what somebody proposed. */
export function waitsForYou({ yourTurn, yourWord }: Pick<TableLine, 'yourTurn' | 'yourWord'>): boolean {
  return yourTurn || yourWord;
}
