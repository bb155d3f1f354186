import type { Reply } from '@yamanote/protocol';
import type { Pace } from '@yamanote/running-match';
import type { Caller } from './caller.ts';
import type { GuestRecord } from './store/index.ts';

/** A caller who also looks at a table: how patient they are with bots, and a way to tell them things. */
export interface Watcher extends Caller {
  guest: GuestRecord | null;
  pace: Pace;
  /** Words that are the same for several are made once. */
  sendText(text: string): void;
}

export function send(watcher: Watcher, reply: Reply): void {
  watcher.sendText(JSON.stringify(reply));
}
