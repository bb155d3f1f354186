import type { OpenTable } from './tables/open-table.ts';
import type { Watcher } from './watcher.ts';

/** One open page, and what it looks at. */
export interface Page extends Watcher {
  readonly watching: Set<OpenTable>;
  /** Its socket is closed: nobody is there any more. */
  gone: boolean;
}
