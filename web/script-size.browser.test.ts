/** How much script a page fetches between home and the first question, as the hall sends it (brotli). */
import { registry } from '@yamanote/games/registry';
import type { Page, Response } from 'playwright-core';
import { expect, test } from 'vitest';
import { awaitQuestion } from './testing/play.ts';
import { useHall } from './testing/visit.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { ja } from './words/ja.ts';

const MOST = { page: 90_000, workers: 60_000 };

const visit = useHall();

const LOCALES = process.env.YAMANOTE_DEEP
  ? ([
      ['en-GB', en],
      ['de-DE', de],
      ['ja-JP', ja],
    ] as const)
  : ([['de-DE', de]] as const);

const cases = Object.keys(registry).flatMap((game) => LOCALES.map(([locale, words]) => [game, locale, words] as const));

test.each(cases)('%s in %s: from home to the first question', async (game, locale, words) => {
  const page = await visit.open('/', { locale });
  const scripts = scriptsOf(page);
  await page.locator(`a[href="/game/${game}"]`).first().click();
  await page.getByRole('button', { name: words.game.playNow, exact: true }).click();
  expect(await awaitQuestion(page)).toBe('asked');
  const sizes = await scripts();
  console.log(`${game} in ${locale}: ${sizes.page} bytes, and ${sizes.workers} in workers`);
  expect(sizes.page).toBeLessThanOrEqual(MOST.page);
  expect(sizes.workers).toBeLessThanOrEqual(MOST.workers);
});

/** From now on, what the page and its workers fetch; the result counts each file once. */
function scriptsOf(page: Page): () => Promise<{ page: number; workers: number }> {
  const workers = new Set<string>();
  const answers: Response[] = [];
  page.on('worker', (worker) => workers.add(worker.url()));
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname.endsWith('.js')) answers.push(answer);
  });
  return async () => {
    const sizes = { page: 0, workers: 0 };
    for (const answer of new Map(answers.map((one) => [one.url(), one])).values()) {
      const { responseBodySize } = await answer.request().sizes();
      sizes[workers.has(answer.url()) ? 'workers' : 'page'] += responseBodySize;
    }
    expect(sizes.page, 'something was fetched').toBeGreaterThan(0);
    return sizes;
  };
}
