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
  shownClocks,
  sightOf,
  since,
  withGaps,
} from '@yamanote/running-match';
import type { Store } from '../store/index.ts';
import type { LiveMatch } from './live-match.ts';

type News = Extract<Reply, { is: 'news' }>;

/** A match as far as it is told: as it is played, or as those see it who are behind. */
export interface Told extends Pick<LiveMatch, 'id' | 'at'> {
  host: Pick<LiveMatch['host'], 'match'>;
  /** `null` for those who are behind: clocks that run now are not those of what they see. */
  gaps: LiveMatch['gaps'] | null;
}

/**
 * What has just happened, written out for one viewer after another: once for all who may know the same, with what is each
 * one's own put into its end, where the sight is.
 */
export function newsWriter(live: Told, additions: readonly Addition[], at: number): (viewer: Viewer) => string {
  const { match } = live.host;
  const { game } = match;
  const scenes = new Map<Viewer, string>();
  const write = (viewer: Viewer) => {
    const showings = additions.map((addition) => show(game, addition, viewer));
    return JSON.stringify(news(live, at, showings, between(game, additions, viewer), sceneOf(match, viewer)));
  };
  return (viewer) => {
    const eyes = game.open ? 'public' : viewer;
    const scene = scenes.get(eyes) ?? write(eyes);
    scenes.set(eyes, scene);
    return `${scene.slice(0, -2)},${JSON.stringify(ownPartOf(match, viewer)).slice(1)}}`;
  };
}

/** Everything from entry `next` on, for a page that comes or comes back. */
export async function newsSince(
  store: Pick<Store, 'matches' | 'now'>,
  live: Told,
  next: number,
  viewer: Viewer,
): Promise<News> {
  const { match } = live.host;
  if (next >= match.course.next) return news(live, store.now(), [], [], sightOf(match, viewer));
  const whole = next < (match.log[0]?.index ?? match.course.next) ? await store.matches.log(live.id) : null;
  return news(live, store.now(), since(match, next, viewer, whole), [], sightOf(match, viewer));
}

/** The sight comes last, see above. */
function news<S extends Scene>(
  { at, id, gaps, host }: Told,
  now: number,
  showings: Showing<unknown>[],
  views: News['between'],
  sight: S,
): Omit<News, 'sight'> & { sight: S } {
  const { clocks } = host.match;
  const shown = clocks === null || gaps === null ? {} : { clocks: shownClocks(withGaps(clocks, gaps), now) };
  return { is: 'news', table: at, match: id, showings, between: views, ...shown, sight };
}
