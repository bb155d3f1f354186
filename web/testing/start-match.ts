/** A match by word of mouth: the hall is asked for a table as pages ask for one, whatever the pages look like. */
import type { Options } from '@yamanote/kernel';
import { GUEST, SOCKET } from '@yamanote/protocol';
import type { Page } from 'playwright-core';

interface Wish {
  game: string;
  options?: Options;
  /** The other seats, by the names of bots; none is a match alone. */
  bots: readonly string[];
}

/** The page's guest sits down first, and is shown the table. */
export async function startMatch(page: Page, { game, options = {}, bots }: Wish): Promise<void> {
  const seats = ['me', ...bots.map((bot) => ({ bot }))];
  const request = { do: 'create', re: 1, game, options, seats, public: false, start: true };
  const table = await page.evaluate(
    async ([guest, socket, asked]) => {
      const headers = { 'content-type': 'application/json' };
      await fetch(guest, { method: 'POST', headers, body: JSON.stringify({ name: 'Mika', colour: 0 }) });
      const wire = new WebSocket(new URL(socket, location.href.replace(/^http/, 'ws')));
      return new Promise<string>((resolve, reject) => {
        wire.onmessage = ({ data }) => {
          const reply = JSON.parse(data);
          if (reply.is === 'welcome') wire.send(JSON.stringify(asked));
          if (reply.re !== asked.re) return;
          wire.close();
          if (reply.is === 'done') resolve(reply.table);
          else reject(new Error(data));
        };
      });
    },
    [GUEST, SOCKET, request] as const,
  );
  await page.goto(new URL(`/table/${table}`, page.url()).href);
  await page.locator('html[data-idle="true"][data-entry]').waitFor();
}
