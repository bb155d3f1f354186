/** A game that the house has never seen is played in a real page, by what it brings and nothing else. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { stones } from '@yamanote/kernel/toys';
import { expect, onTestFinished, test } from 'vitest';
import { openPosition } from './testing/device.ts';
import { buildPages } from './testing/fifth-game/pages.ts';
import { answer, awaitQuestion } from './testing/play.ts';
import { useHall } from './testing/visit.ts';

const visit = useHall();

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

test('a fifth game is asked, answered and won', async () => {
  // No hall knows this game: it is played on the device, where the line to the hall is not needed.
  const page = await visit.open('/', { locale: 'de-DE', breaksLine: true });
  const elsewhere = await servePages();
  await page.goto(`${elsewhere}/rules`);
  await openPosition(page, {
    game: stones.id,
    version: stones.version,
    options: { edition: 'river' },
    position: { stones: ['dry', 'wet', 'dry', 'dry', 'wet'], passed: [0, 0], scores: [0, 0] },
    seats: 2,
    mine: 0,
  });
  expect(await awaitQuestion(page)).toBe('asked');
  await page.getByText('Schritt oder Sprung?').first().waitFor();
  await expect.poll(() => page.locator('main circle').count()).toBe(1);
  await page.getByRole('button', { name: /^Sprung: 2 Punkte/ }).waitFor();
  while ((await awaitQuestion(page)) === 'asked') await answer(page);
  await expect.poll(() => page.locator('li[data-won]').count()).toBeGreaterThan(0);
  const toSockets = elsewhere.replace('http', 'ws');
  const foreign = (fault: string) => fault.includes(elsewhere) || fault.includes(toSockets);
  expect(visit.takeFaults().filter((fault) => !foreign(fault))).toEqual([]);
});

/**
 * A place that has these pages in memory, and asks the hall for everything else: its address. Workers of workers are fetched
 * past all that a test may answer in a page's place.
 */
async function servePages(): Promise<string> {
  const pages = await buildPages();
  const server = createServer(async ({ url = '/' }, answer) => {
    const { pathname } = new URL(url, 'http://pages.test');
    const path = pathname.startsWith('/table/') ? '/index.html' : pathname;
    const body = pages.get(path);
    if (body !== undefined) answer.setHeader('content-type', TYPES[extname(path)]).end(body);
    else {
      const fetched = await fetch(`http://localhost:${visit.hall.port}${url}`);
      answer.writeHead(fetched.status, { 'content-type': fetched.headers.get('content-type') ?? '' });
      answer.end(Buffer.from(await fetched.arrayBuffer()));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
