/** What pages make of news: those that come faster than a page can draw are taken together, and all continue a log. */
import { same } from '@yamanote/kernel';
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

type Log = News['showings'];

/**
 * The log as it is known, and on with what is told. `gap` if something in between was missed; `other` if the hall has
 * another past, as after a backup was put back: it has come less far, or what is told again is not what was told.
 */
export function continued(known: Readonly<Log>, { showings, sight }: News): Log | 'gap' | 'other' {
  const again = showings.filter(({ entry }) => entry.index < known.length);
  const isOther = again.some(({ entry }) => !same(entry, known[entry.index].entry));
  if (isOther || sight.next < known.length) return 'other';
  const log = [...known, ...showings.slice(again.length)];
  return log.length === sight.next ? log : 'gap';
}

/** Whether all that is told is known already, and nothing of it is otherwise. */
export function isPartOf(known: Readonly<Log>, { showings }: News): boolean {
  return showings.every(({ entry }) => entry.index < known.length && same(entry, known[entry.index].entry));
}
