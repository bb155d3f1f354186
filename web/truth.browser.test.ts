import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdableLine } from './testing/held-line.ts';
import { chosen, GAME, giveByMouse, glowing } from './testing/next-station.ts';
import { awaitNews, awaitQuestion, entryOf } from './testing/play.ts';
import { startMatch } from './testing/start-match.ts';
import { useHall } from './testing/visit.ts';

const visit = useHall();

/** Notes every text that the cards of this line ever show, from now on. */
async function watchCards(page: Page): Promise<() => Promise<string[]>> {
  const cards = page.getByRole('region', { name: 'Cards of this line' });
  const seen = await cards.evaluateHandle((region) => {
    const texts = new Set<string>();
    // Between two lines the region is another one, so the page is watched and the region looked up.
    const note = () => {
      const now = document.querySelector(`[aria-label="${region.getAttribute('aria-label')}"]`);
      if (now !== null) texts.add(now.textContent ?? '');
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
    note();
    return texts;
  });
  return () => seen.evaluate((texts) => [...texts]);
}

test('while an answer is on its way the cards stay as they are, and what was chosen stays chosen', async () => {
  const page = await visit.open('/');
  const line = await holdableLine(page);
  await startMatch(page, { game: GAME, options: { pace: 'own' }, bots: [] });
  for (let turn = 0; turn < 6; turn++) {
    await awaitQuestion(page);
    if ((await glowing(page, 'station:').count()) === 0) break;
    const entry = await entryOf(page);
    const seen = await watchCards(page);
    const [before] = await seen();
    line.hold();
    await giveByMouse(page, turn);
    await line.waiting();
    // Two frames later everything that the page makes of the answer by itself has been drawn.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect.poll(() => seen()).toEqual([before]);
    await expect.poll(() => chosen(page).count()).toBeGreaterThan(0);
    await expect.poll(() => glowing(page).count()).toBe(0);
    line.release();
    await awaitNews(page, entry);
    const [, ...after] = await seen();
    expect(after.length).toBeLessThanOrEqual(1);
  }
});
