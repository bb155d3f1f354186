import type { Reply } from '@yamanote/protocol';
import type { Pace } from '@yamanote/running-match';
import type { GuestRecord } from './store/index.ts';
import type { OpenTable } from './tables/open-table.ts';

/** Who asks for something, by whatever way: a guest, if they are known, and from where. */
export interface Caller {
  readonly guest: GuestRecord | null;
  readonly address: string;
}

/** One open page: a caller that also looks, and can be told things. */
export interface Page extends Caller {
  guest: GuestRecord | null;
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
