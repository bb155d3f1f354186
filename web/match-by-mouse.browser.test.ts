import { readFileSync } from 'node:fs';
import { registry } from '@yamanote/games/registry';
import { isRefusal, parseMatch, verify } from '@yamanote/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answer, awaitQuestion, entryOf } from './testing/play.ts';
import { useHall } from './testing/visit.ts';

const visit = useHall();

test('one tap leads from the address to the first decision, and the mouse plays on to the end', async () => {
  const page = await visit.open('/');
  await page.getByRole('button', { name: /^Play now/ }).click();
  expect(await awaitQuestion(page)).toBe('asked');
  await page.getByRole('region', { name: 'Your move' }).getByRole('button', { name: /^Roll/ }).waitFor();
  while ((await awaitQuestion(page)) === 'asked') await answer(page);

  await expect.poll(() => page.getByRole('list', { name: 'Result' }).locator('> li').count()).toBe(4);
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toMatch(/ won/);
  await expectHonest(page);
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByText(/rolls come from the sealed numbers of this match, and every move was legal/).waitFor();

  const table = page.url();
  await page.getByRole('button', { name: 'Rematch' }).click();
  expect(await awaitQuestion(page)).toBe('asked');
  expect(page.url()).toBe(table);
  await page.getByText('match 2').waitFor();
});

/** The downloaded file is the whole match, and the kernel finds nothing wrong with it. */
async function expectHonest(page: Page): Promise<void> {
  const last = await entryOf(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^yamanote-machi-koro-.+\.json$/);
  const match = parseMatch(JSON.parse(readFileSync(await download.path(), 'utf8')));
  if (isRefusal(match)) throw new Error(JSON.stringify(match));
  expect(match.log).toHaveLength(last + 1);
  const { game } = await registry[match.game]();
  expect(verify(game, match)).toMatchObject({ ok: true, differs: null });
}

test('pages load from the hall alone, and their policy holds', async () => {
  const page = await visit.open('/');
  const answered = await page.reload();
  expect(answered?.headers()['content-security-policy']).toContain("default-src 'self'");
  const reached = await page.evaluate(() =>
    fetch('http://elsewhere.test/').then(
      () => 'reached',
      () => 'refused',
    ),
  );
  expect(reached).toBe('refused');
  // The browser says so, and the watch over the pages hears it.
  expect(visit.takeFaults().join()).toContain('Content Security Policy');
});
