import type { Viewer } from '@yamanote/kernel';
import type { Reply } from '@yamanote/protocol';
import { type Addition, between, type Showing, show, sightOf, since } from '@yamanote/table';
import type { Store } from '../store/index.ts';
import type { LiveMatch } from './live-match.ts';

type News = Extract<Reply, { is: 'news' }>;

/** What has just happened, for one viewer. */
export function newsOf(match: LiveMatch, additions: readonly Addition[], viewer: Viewer): News {
  const { game } = match.table;
  const showings = additions.map((addition) => show(game, addition, viewer));
  return news(match, showings, between(game, additions, viewer), viewer);
}

/** Everything from entry `next` on, for a page that comes or comes back. */
export async function newsSince(store: Store, match: LiveMatch, next: number, viewer: Viewer): Promise<News> {
  const { table } = match;
  if (next >= table.course.next) return news(match, [], [], viewer);
  const whole = next < (table.log[0]?.index ?? table.course.next) ? await store.matches.log(match.id) : null;
  return news(match, since(table, next, viewer, whole), [], viewer);
}

function news(match: LiveMatch, showings: Showing<unknown>[], views: News['between'], viewer: Viewer): News {
  const { at, id, table } = match;
  return { is: 'news', table: at, match: id, showings, between: views, sight: sightOf(table, viewer) };
}
