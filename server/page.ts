import type { Reply } from '@yamanote/protocol';
import type { Pace } from '@yamanote/running-match';
import type { GuestRecord } from './store/index.ts';
import type { OpenTable } from './tables/open-table.ts';

/** One open page: its guest, what it looks at, and a way to tell it things. */
export interface Page {
  guest: GuestRecord | null;
  readonly address: string;
  readonly watching: Set<OpenTable>;
  /** How patient its person is with bots. */
  pace: Pace;
  /** Its socket is closed: nobody is there any more. */
  gone: boolean;
  /** Words that are the same for several pages are made once. */
  sendText(text: string): void;
}

export function send(page: Page, reply: Reply): void {
  page.sendText(JSON.stringify(reply));
}
