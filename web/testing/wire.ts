/** What the hall tells a page about its table, heard on the line: the match as it went, whatever the page makes of it. */
import type { Reply, TableInfo } from '@yamanote/protocol';
import type { Showing, Sight } from '@yamanote/running-match';
import type { Page } from 'playwright-core';

export interface Wire {
  /** How it stood when this entry was the last one. */
  until(entry: number): Promise<Told>;
}

interface Told {
  info: TableInfo;
  /** From the first entry on. */
  showings: readonly Showing<unknown>[];
  sight: Sight;
}

/** Only lines that the page opens from now on are heard. */
export function tapWire(page: Page): Wire {
  const showings: Showing<unknown>[] = [];
  let info: TableInfo | null = null;
  let sight: Sight | null = null;
  let wake = () => {};

  function receive(reply: Reply): void {
    if (reply.is === 'table') ({ info } = reply);
    if (reply.is !== 'news') return;
    for (const showing of reply.showings) showings[showing.entry.index] = showing;
    ({ sight } = reply);
    wake();
  }

  page.on('websocket', (line) =>
    line.on('framereceived', ({ payload }) => receive(JSON.parse(String(payload)) as Reply)),
  );
  return {
    async until(entry) {
      while (info === null || sight === null || sight.next <= entry)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      return { info, showings: [...showings], sight };
    },
  };
}
