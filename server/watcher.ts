import type { Reply } from '@yamanote/protocol';
import type { Pace } from '@yamanote/running-match';
import type { GuestRecord } from './store/index.ts';

/** Somebody who looks at a table: who it is and from where, how patient with bots, and a way to tell them things. */
export interface Watcher {
  guest: GuestRecord | null;
  readonly address: string;
  pace: Pace;
  /** Words that are the same for several are made once. */
  sendText(text: string): void;
}

export function send(watcher: Watcher, reply: Reply): void {
  watcher.sendText(JSON.stringify(reply));
}
