import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answer, answers, awaitNews, awaitQuestion, entryOf, makeHalfMove, selectedTarget } from './testing/play.ts';
import { sitDownTogether, whoIsAsked } from './testing/together.ts';
import { useHall } from './testing/visit.ts';

const visit = useHall();

/** How many lines each turn of the log has. */
function turnsOf(page: Page): Promise<number[]> {
  return page
    .getByRole('log')
    .locator('details')
    .evaluateAll((turns) => turns.map((turn) => turn.querySelectorAll('li').length));
}

test('two people find each other by a link, and see the same match', async () => {
  const windows = await sitDownTogether(visit);
  const moves = new Map(windows.map((page) => [page, 0]));
  while (Math.min(...moves.values()) < 12) {
    const page = await whoIsAsked(windows);
    await answer(page);
    moves.set(page, moves.get(page)! + 1);
  }
  await whoIsAsked(windows);
  // Each is told of itself as you, and of the same turns.
  const [one, other] = await Promise.all(windows.map(async (page) => [await entryOf(page), await turnsOf(page)]));
  expect(one).toEqual(other);
});

test('a build is taken back before the next player acts, and the log says so', async () => {
  const windows = await sitDownTogether(visit);
  const builder = await whoIsAsked(windows);
  const [watcher] = windows.filter((page) => page !== builder);
  const undo = builder.getByRole('button', { name: 'Undo' });
  const built = await makeHalfMove(builder);
  const question = await builder.getByRole('region', { name: 'Your move' }).getByRole('heading').textContent();
  const log = builder.getByRole('log').locator('li');
  const before = await log.allTextContents();
  const entry = await entryOf(builder);
  await answers(builder).last().click();
  await awaitNews(builder, entry);
  expect(await whoIsAsked(windows)).toBe(watcher);
  expect((await log.allTextContents()).length).toBeGreaterThan(before.length);

  await undo.click();
  await awaitQuestion(builder);
  await expect
    .poll(() => builder.getByRole('region', { name: 'Your move' }).getByRole('heading').textContent())
    .toBe(question);
  await expect.poll(() => selectedTarget(builder).count()).toBe(0);
  await builder.locator(`[data-target="${built}"][data-state="legal"]`).first().waitFor();
  expect(await whoIsAsked(windows)).toBe(builder);
  for (const page of windows)
    await page
      .getByRole('log')
      .getByText(/ took back the last step\.$/)
      .waitFor({ state: 'attached' });
  await answer(builder);
  expect(await whoIsAsked(windows)).toBe(watcher);
  await answer(watcher);
  await whoIsAsked(windows);
  await expect.poll(() => undo.and(builder.locator(':enabled')).count()).toBe(0);
});
