import type { Reply } from '@yamanote/protocol';
import type { Pace } from '@yamanote/running-match';
import type { Caller } from './caller.ts';
import type { GuestRecord, Looker } from './store/index.ts';

/** A caller who also looks at a table: how patient they are with bots, and a way to tell them things. */
export interface Watcher extends Caller {
  guest: GuestRecord | null;
  pace: Pace;
  /** Whether the page is before somebody’s eyes. */
  looks: boolean;
  /** A board for all to see, without anybody behind it: whoever opened it is not looking, and it never shows what is theirs. */
  screen: boolean;
  /** Wishes to be named where they only watch. */
  named: boolean;
  /** Words that are the same for several are made once. */
  sendText(text: string): void;
}

/** The guest who looks through a page; `null` if nobody known does. */
export function lookerOf({ guest, screen }: Pick<Watcher, 'guest' | 'screen'>): string | null {
  return screen || guest === null ? null : guest.id;
}

/** What other nodes are told of who looks. */
export function asLooker(page: Watcher): Looker {
  const { guest, pace, looks, named, screen } = page;
  const looker: Looker = { guest: lookerOf(page), pace, looks };
  if (screen) looker.screen = true;
  else if (named && guest !== null) looker.name = guest.name;
  return looker;
}

export function send(watcher: Watcher, reply: Reply): void {
  watcher.sendText(JSON.stringify(reply));
}
