import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { awaitNews, awaitQuestion, entryOf, selectedTarget, tabTo } from './testing/play.ts';
import { useHall } from './testing/visit.ts';

const visit = useHall();

test('a whole match without a pointer', async () => {
  const page = await visit.open('/');
  await tabTo(page, page.getByRole('button', { name: /^Play now/ }));
  await page.keyboard.press('Enter');
  let walked = 0;
  while ((await awaitQuestion(page)) === 'asked') if (await answerByKeys(page)) walked++;
  // Otherwise nothing was shown about arrow keys.
  expect(walked).toBeGreaterThan(0);
  await tabTo(page, page.getByRole('button', { name: 'Verify' }));
  await page.keyboard.press('Enter');
  await page.getByText(/rolls come from the sealed numbers of this match/).waitFor();
  await tabTo(page, page.getByRole('button', { name: 'Rematch' }));
  await page.keyboard.press('Enter');
  await page.getByText('match 2').waitFor();
});

/** Focus is where the next thing is to be done; says whether arrows walked to another target. */
async function answerByKeys(page: Page): Promise<boolean> {
  const entry = await entryOf(page);
  const target = page.locator('[role="button"][data-target][data-state]:focus');
  await target.or(page.locator('section[data-mine] [data-answer]:focus')).first().waitFor();
  let walked = false;
  if ((await target.count()) > 0) {
    const first = await target.getAttribute('data-target');
    await page.keyboard.press('ArrowRight');
    walked = (await target.getAttribute('data-target')) !== first;
    await page.keyboard.press('Enter');
    const news = page.locator(`html[data-idle="true"]:not([data-entry="${entry}"])`);
    await selectedTarget(page).or(news).first().waitFor();
    if ((await news.count()) > 0) return walked;
  }
  await page.keyboard.press('Enter');
  await awaitNews(page, entry);
  return walked;
}
