/** A match by word of mouth: the hall is asked for a table as pages ask for one, whatever the pages look like. */
import type { Options } from '@yamanote/kernel';
import { GUEST, type Request, SOCKET } from '@yamanote/protocol';
import type { Page } from 'playwright-core';
import type { Visit } from './visit.ts';

interface Wish {
  game: string;
  options?: Options;
}

/** The page's guest sits down first, bots by their names after it; none is a match alone. The page shows the table. */
export async function startMatch(page: Page, { bots, ...wish }: Wish & { bots: readonly string[] }): Promise<void> {
  const table = await create(page, wish, ['me', ...bots.map((bot) => ({ bot }))]);
  await page.goto(new URL(`/table/${table}`, page.url()).href);
  await page.locator('html[data-idle="true"][data-entry]').waitFor();
}

/** Two people, each with a window, at one table. */
export async function startTogether(visit: Visit, wish: Wish): Promise<[Page, Page]> {
  const windows: [Page, Page] = [await visit.open('/'), await visit.open('/')];
  await startAmong(windows, wish);
  return windows;
}

/** These people at one table, the first of them as its host. All show it. */
export async function startAmong([host, ...friends]: readonly Page[], wish: Wish): Promise<void> {
  const table = await create(host, wish, ['me', ...friends.map(() => 'open' as const)]);
  for (const friend of friends) await ask(friend, { do: 'sit', re: 1, table, seat: null });
  for (const page of [host, ...friends]) await page.goto(new URL(`/table/${table}`, page.url()).href);
  for (const page of [host, ...friends]) await page.locator('html[data-idle="true"][data-entry]').waitFor();
}

type Seats = Extract<Request, { do: 'create' }>['seats'];

async function create(page: Page, { game, options = {} }: Wish, seats: Seats): Promise<string> {
  const table = await ask(page, { do: 'create', re: 1, game, options, seats, public: false, start: true });
  return table as string;
}

/** One request of a guest who has a name; returns the table that the answer names, if it names one. */
export async function ask(page: Page, request: Request): Promise<string | null> {
  return page.evaluate(
    async ([guest, socket, asked]) => {
      const headers = { 'content-type': 'application/json' };
      await fetch(guest, { method: 'POST', headers, body: JSON.stringify({ name: 'Mika', colour: 0 }) });
      const wire = new WebSocket(new URL(socket, location.href.replace(/^http/, 'ws')));
      return new Promise<string | null>((resolve, reject) => {
        wire.onmessage = ({ data }) => {
          const reply = JSON.parse(data);
          if (reply.is === 'welcome') wire.send(JSON.stringify(asked));
          if (reply.re !== asked.re) return;
          wire.close();
          if (reply.is === 'done') resolve(reply.table ?? null);
          else reject(new Error(data));
        };
      });
    },
    [GUEST, SOCKET, request] as const,
  );
}
