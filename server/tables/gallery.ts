/** Who watches a table without a seat: how many, and who of them wishes to be named. */
import type { Reply } from '@yamanote/protocol';
import type { Looker } from '../store/index.ts';
import { asLooker, send, type Watcher } from '../watcher.ts';
import type { OpenTable } from './open-table.ts';
import { seatOf } from './seats.ts';

/** So many names are said; of all others only how many they are. */
const MOST_NAMES = 40;
/** So long, in milliseconds, everybody is left in peace who was told … */
const PEACE = 500;
/** … and the more look on, the longer, for each of them. */
const PEACE_EACH = 0.4;

type Gallery = Extract<Reply, { is: 'watchers' }>;

function galleryOf({ record, watchers, elsewhere }: OpenTable): Gallery {
  const lookers = [...[...watchers].map(asLooker), ...elsewhere.flatMap((node) => node.lookers)];
  // A screen is nobody, and whoever has several pages is one.
  const watching = lookers.filter(({ guest, screen }) => screen !== true && seatOf(record, guest) === null);
  const known = new Map<string, Looker>();
  for (const looker of watching) {
    if (looker.guest !== null && known.get(looker.guest)?.name === undefined) known.set(looker.guest, looker);
  }
  const strangers = watching.filter(({ guest }) => guest === null).length;
  const names = [...known.values()].flatMap(({ name }) => name ?? []).slice(0, MOST_NAMES);
  return { is: 'watchers', table: record.id, count: known.size + strangers, names };
}

/** Tells everybody where it is not as it was told last; not more often than anybody can follow. */
export function tellGallery(table: OpenTable): void {
  const { gallery, watchers, closed } = table;
  // What changes until then is said then.
  if (gallery.timer !== null || closed) return;
  const said = galleryOf(table);
  const text = JSON.stringify(said);
  if (text === gallery.told || (said.count === 0 && gallery.told === '')) return;
  gallery.told = text;
  for (const page of watchers) page.sendText(text);
  const again = () => {
    gallery.timer = null;
    tellGallery(table);
  };
  gallery.timer = setTimeout(again, Math.max(PEACE, PEACE_EACH * watchers.size)).unref();
}

/** To somebody who comes, or comes back. */
export function tellGalleryTo(table: OpenTable, page: Watcher): void {
  send(page, galleryOf(table));
}
