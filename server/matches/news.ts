import type { Viewer } from '@yamanote/kernel';
import type { Reply } from '@yamanote/protocol';
import {
  type Addition,
  between,
  ownPartOf,
  type Scene,
  type Showing,
  sceneOf,
  show,
  sightOf,
  since,
} from '@yamanote/running-match';
import type { Store } from '../store/index.ts';
import type { LiveMatch } from './live-match.ts';

type News = Extract<Reply, { is: 'news' }>;

/**
 * What has just happened, written out for one viewer after another: once for all who may know the same, with what is each
 * one's own put into its end, where the sight is.
 */
export function newsWriter(match: LiveMatch, additions: readonly Addition[]): (viewer: Viewer) => string {
  const { table } = match;
  const { game } = table;
  const scenes = new Map<Viewer, string>();
  const write = (viewer: Viewer) => {
    const showings = additions.map((addition) => show(game, addition, viewer));
    return JSON.stringify(news(match, showings, between(game, additions, viewer), sceneOf(table, viewer)));
  };
  return (viewer) => {
    const eyes = game.open ? 'public' : viewer;
    const scene = scenes.get(eyes) ?? write(eyes);
    scenes.set(eyes, scene);
    return `${scene.slice(0, -2)},${JSON.stringify(ownPartOf(table, viewer)).slice(1)}}`;
  };
}

/** Everything from entry `next` on, for a page that comes or comes back. */
export async function newsSince(store: Store, match: LiveMatch, next: number, viewer: Viewer): Promise<News> {
  const { table } = match;
  if (next >= table.course.next) return news(match, [], [], sightOf(table, viewer));
  const whole = next < (table.log[0]?.index ?? table.course.next) ? await store.matches.log(match.id) : null;
  return news(match, since(table, next, viewer, whole), [], sightOf(table, viewer));
}

/** The sight comes last, see above. */
function news<S extends Scene>(
  { at, id }: LiveMatch,
  showings: Showing<unknown>[],
  views: News['between'],
  sight: S,
): Omit<News, 'sight'> & { sight: S } {
  return { is: 'news', table: at, match: id, showings, between: views, sight };
}
