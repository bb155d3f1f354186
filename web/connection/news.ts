/** News that come faster than a page can draw are taken together. */
import type { Reply } from '@yamanote/protocol';

export type News = Extract<Reply, { is: 'news' }>;

/** As if all of it had been told at once; `null` if there is nothing. What was of an earlier match is left out. */
export function joinedNews(all: readonly News[]): News | null {
  const last = all.at(-1);
  if (last === undefined) return null;
  const told = all.filter(({ match, showings }) => match === last.match && showings.length > 0);
  return {
    ...last,
    showings: told.flatMap(({ showings }) => showings),
    between: told.flatMap(({ between, sight }, i) => (i < told.length - 1 ? [...between, sight.view] : between)),
  };
}
