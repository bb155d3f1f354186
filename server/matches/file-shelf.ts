/** Finished matches as files. Those asked for lately stay at hand: such a match never changes, and whoever asks again costs no replay. */
import { type HallRefusal, isHallRefusal } from '../refusals.ts';

/** So many signs of text are kept at most. */
const MOST_KEPT = 8_000_000;

type ReadFile = (table: string, match: string) => Promise<string | HallRefusal>;

export function makeFileShelf(read: ReadFile, most = MOST_KEPT): ReadFile {
  /** The one asked for last is the last. */
  const kept = new Map<string, string>();
  let signs = 0;

  function keep(key: string, file: string): void {
    signs += file.length - (kept.get(key)?.length ?? 0);
    kept.delete(key);
    kept.set(key, file);
    for (const [oldest, old] of kept) {
      if (signs <= most) return;
      kept.delete(oldest);
      signs -= old.length;
    }
  }

  return async (table, match) => {
    const key = `${table}/${match}`;
    const file = kept.get(key) ?? (await read(table, match));
    if (!isHallRefusal(file)) keep(key, file);
    return file;
  };
}
