/** Two people in real windows at a hall that shows one of them another seal: only hers says so, and by name. */
import type { Reply, Request } from '@yamanote/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Door, HONEST, otherSeal } from './testing/crooked-door.ts';
import { ask } from './testing/start-match.ts';
import { useHall } from './testing/visit.ts';

const visit = useHall();

/** From the next time on that the page goes somewhere; resolves when the hall has got the page's seal. */
async function throughDoor(page: Page, door: Door): Promise<{ sealed: Promise<void> }> {
  let ready: () => void;
  const sealed = new Promise<void>((resolve) => {
    ready = resolve;
  });
  let seal = -1;
  await page.routeWebSocket(/\/socket$/, (wire) => {
    const hall = wire.connectToServer();
    wire.onMessage((frame) => {
      const request = door.hears(JSON.parse(String(frame)) as Request) as Request;
      if (request.do === 'seal') seal = request.re;
      hall.send(JSON.stringify(request));
    });
    hall.onMessage((frame) => {
      const reply = door.says(JSON.parse(String(frame)) as Reply);
      if (reply.is === 'done' && reply.re === seal) ready();
      wire.send(JSON.stringify(reply));
    });
  });
  return { sealed };
}

/** A match that bots have played to its end for both; each looks at the proof. */
async function proofs(door: Door): Promise<[Page, Page]> {
  const pages: [Page, Page] = [await visit.open('/'), await visit.open('/')];
  const [host, friend] = pages;
  const seats: Extract<Request, { do: 'create' }>['seats'] = ['me', 'open'];
  const wish = { game: 'machi-koro', options: {}, seats, public: false, start: false } as const;
  const table = (await ask(host, { do: 'create', re: 1, ...wish })) as string;
  await ask(friend, { do: 'sit', re: 1, table, seat: null });
  const doors = [await throughDoor(host, HONEST), await throughDoor(friend, door)];
  for (const page of pages) await page.goto(new URL(`/table/${table}`, page.url()).href);
  for (const { sealed } of doors) await sealed;
  await ask(host, { do: 'start', re: 1, table });
  for (const page of pages) await page.locator('html[data-entry]').waitFor();
  for (const page of pages) await ask(page, { do: 'give-up', re: 1, table });
  for (const page of pages) await page.getByRole('button', { name: 'Verify' }).click();
  return pages;
}

test('a hall that shows two pages two seals is caught by the one that was deceived', async () => {
  const [host, friend] = await proofs(otherSeal(0));
  await host
    .getByText(/Every device with the check code [0-9a-f]{4}(?:\s·\s[0-9a-f]{4}){2} was shown the same seals/)
    .waitFor();
  await host.getByText(/nobody could choose the dice\. But whoever runs this server could see/).waitFor();
  await host.getByText(/Signed by this server; its key has the fingerprint [0-9a-f]{16}\./).waitFor();
  const warning =
    'Before the start the server showed this device different seals from those in the match. Do not trust this match.';
  await friend.getByText(warning).waitFor();
  await expect.poll(() => friend.getByText(/come from the sealed numbers/).count()).toBe(0);
});
