/** A game that the house has never seen is played in a real page, by what it brings and nothing else. */
import { extname } from 'node:path';
import { stones } from '@yamanote/kernel/toys';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
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
  await servePages(page);
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
  expect(await page.locator('main circle').count()).toBe(1);
  await page.getByRole('button', { name: /^Sprung: 2 Punkte/ }).waitFor();
  while ((await awaitQuestion(page)) === 'asked') await answer(page);
  expect(await page.locator('li[data-won]').count()).toBeGreaterThan(0);
});

/** From here on this page gets its parts from memory. */
async function servePages(page: Page): Promise<void> {
  const pages = await buildPages();
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const path = route.request().isNavigationRequest() ? '/index.html' : pathname;
    const body = pages.get(path);
    return body === undefined ? route.continue() : route.fulfill({ body, contentType: TYPES[extname(path)] });
  });
}
