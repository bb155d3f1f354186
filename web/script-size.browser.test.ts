/** How much script a page fetches for home, and between home and the first question, as the hall sends it (brotli). */
import { registry } from '@yamanote/games/registry';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { playButton } from './testing/station.ts';
import { useHall } from './testing/visit.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { ja } from './words/ja.ts';

/** Home has a limit of its own, so that nothing is hidden in it that only a table needs. */
const MOST = { home: 35_000, page: 90_000, workers: 60_000 };

const visit = useHall();

const LOCALES = process.env.YAMANOTE_DEEP
  ? ([
      ['en-GB', en],
      ['de-DE', de],
      ['ja-JP', ja],
    ] as const)
  : ([['de-DE', de]] as const);

const cases = Object.keys(registry).flatMap((game) => LOCALES.map(([locale, words]) => [game, locale, words] as const));

test.each(LOCALES)('home in %s', async (locale) => {
  const page = await visit.open('/', { locale });
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map((one) => (one as PerformanceResourceTiming).encodedBodySize),
  );
  const all = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`home in ${locale}: ${all} bytes`);
  expect(all, 'something was fetched').toBeGreaterThan(0);
  expect(all).toBeLessThanOrEqual(MOST.home);
});

test.each(cases)('%s in %s: from home to the first question', async (game, locale, words) => {
  const page = await visit.open('/', { locale });
  const sizes = await scriptsUntilAsked(page, async () => {
    await page.locator(`a[href="/game/${game}"]`).first().click();
    // Home has such a button, too, and stays until the station is there.
    await page.getByRole('radiogroup').first().waitFor();
    await playButton(page, words).click();
  });
  console.log(`${game} in ${locale}: ${sizes.page} bytes, and ${sizes.workers} in workers`);
  expect(sizes.page, 'something was fetched').toBeGreaterThan(0);
  expect(sizes.page).toBeLessThanOrEqual(MOST.page);
  expect(sizes.workers).toBeLessThanOrEqual(MOST.workers);
});

/** What the page has fetched between now and its first question, by the page's own clock; each file counts once. */
async function scriptsUntilAsked(page: Page, play: () => Promise<void>): Promise<{ page: number; workers: number }> {
  const workers = new Set<string>();
  page.on('worker', (worker) => workers.add(worker.url()));
  const asked = page.evaluate(
    async (home) => {
      performance.setResourceTimingBufferSize(2000);
      await new Promise<void>((resolve) => {
        new MutationObserver((_, observer) => {
          if (document.querySelector('html[data-idle="true"] section[data-mine]') === null) return;
          observer.disconnect();
          resolve();
        }).observe(document, { subtree: true, attributes: true, childList: true });
      });
      const scripts = performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => startTime > home && new URL(name).pathname.endsWith('.js'));
      return scripts.map((one) => ({ name: one.name, size: (one as PerformanceResourceTiming).encodedBodySize }));
    },
    await page.evaluate(() => performance.now()),
  );
  await play();
  console.log((await asked).map(({ name, size }) => `${size} ${name.split('/').pop()}`).join('\n'));
  const sizes = { page: 0, workers: 0 };
  for (const [name, size] of new Map((await asked).map(({ name, size }) => [name, size])))
    sizes[workers.has(name) ? 'workers' : 'page'] += size;
  return sizes;
}
