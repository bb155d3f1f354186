/** What the hall tells a page about its table, heard on the line: the match as it went, whatever the page makes of it. */
import type { Reply, Request, TableInfo } from '@yamanote/protocol';
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

/** The answers to questions of a match that a page gives on the lines that it opens from now on. */
export interface GivenAnswers {
  /** How many the hall has taken. */
  readonly taken: number;
  /** Why it refused others. */
  readonly refused: readonly string[];
}

export function tapAnswers(page: Page): GivenAnswers {
  const heard = { taken: 0, refused: [] as string[] };
  page.on('websocket', (line) => {
    const given = new Set<number>();
    line.on('framesent', ({ payload }) => {
      const request = JSON.parse(String(payload)) as Request;
      if (request.do === 'answer') given.add(request.re);
    });
    line.on('framereceived', ({ payload }) => {
      const reply = JSON.parse(String(payload)) as Reply;
      if ((reply.is !== 'done' && reply.is !== 'refused') || !given.delete(reply.re)) return;
      if (reply.is === 'done') heard.taken++;
      else heard.refused.push(`${reply.code} ${reply.expected}`);
    });
  });
  return heard;
}
