import type { TableLine } from '@yamanote/protocol';
import { botName } from '../../table/names.ts';
import type { Words } from '../../words/index.ts';

/** How a match ended, in the few words that a line has room for. */
export function outcomeOf({ table, seats, won, agreedEnd }: TableLine, words: Words): string {
  const { home, end } = words;
  if (agreedEnd) return end.agreedEnd;
  // Alone there is nobody to win against.
  if (won === null || seats === 1) return home.finished;
  if (won.length === 0) return end.nobodyWon;
  if (won.some(({ you }) => you)) return won.length === 1 ? end.youWon : end.youShare;
  return end.won({ names: won.map(({ seat, name }) => name ?? botName(table, seat, words)) });
}
