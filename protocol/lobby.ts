/** A board as a page knows it, and what it makes of news. */
import type { Reply, TableLine } from './replies.ts';

export interface LobbyLines {
  open: readonly TableLine[];
  yours: readonly TableLine[];
}

/** Lines keep their place; new ones come last. */
export function withNews(lobby: LobbyLines, news: Extract<Reply, { is: 'lobby-news' }>): LobbyLines {
  const changed = new Map(news.lines.map((line) => [line.table, line]));
  const gone = new Set(news.gone);
  const stay = lobby.open.filter(({ table }) => !gone.has(table));
  const known = new Set(stay.map(({ table }) => table));
  return {
    open: [
      ...stay.map((line) => changed.get(line.table) ?? line),
      ...news.lines.filter(({ table }) => !known.has(table)),
    ],
    yours: news.yours ?? lobby.yours,
  };
}
