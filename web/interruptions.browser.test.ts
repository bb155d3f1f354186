import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answer, answers, awaitNews, awaitQuestion, entryOf, makeHalfMove, selectedTarget } from './testing/play.ts';
import { sitDownTogether, whoIsAsked } from './testing/together.ts';
import { useHall } from './testing/visit.ts';
import { tapWire } from './testing/wire.ts';

const visit = useHall();
const IDLE = 'html[data-idle="true"]';

/** Into a turn that is not the first, so that something has happened that could be lost. */
async function playInto(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Play now/ }).click();
  for (let i = 0; i < 2; i++) {
    await awaitQuestion(page);
    await answer(page);
  }
  return makeHalfMove(page);
}

/** What stands on the table, as a person reads it. */
async function shown(page: Page) {
  return { entry: await entryOf(page), log: await page.getByRole('log').textContent() };
}

/** The log line by line, oldest first: its turns stand newest first, the lines of each in their order. */
async function linesOf(page: Page): Promise<string[]> {
  const turns = await page
    .getByRole('log')
    .locator('details')
    .evaluateAll((all) => all.map((turn) => [...turn.querySelectorAll('li')].map((line) => line.textContent ?? '')));
  return turns.reverse().flat();
}

test('a reload in the middle of a move keeps the move', async () => {
  const page = await visit.open('/');
  const half = await playInto(page);
  const before = await shown(page);
  await page.reload();
  expect(await awaitQuestion(page)).toBe('asked');
  await expect.poll(() => selectedTarget(page).getAttribute('data-target')).toBe(half);
  await expect.poll(() => shown(page)).toEqual(before);
  await answers(page).last().click();
  await awaitNews(page, before.entry);
});

test('the hall is killed in the middle of a move, and the page goes on without a reload', async () => {
  const page = await visit.open('/', { breaksLine: true });
  const half = await playInto(page);
  const before = await shown(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await visit.hall.kill();
  await page.getByText('Reconnecting …').waitFor();
  await expect.poll(() => selectedTarget(page).getAttribute('data-target')).toBe(half);
  await visit.hall.restart();
  await page.locator(IDLE).waitFor();
  await expect.poll(() => selectedTarget(page).getAttribute('data-target')).toBe(half);
  await expect.poll(() => shown(page)).toEqual(before);
  await answers(page).last().click();
  await awaitNews(page, before.entry);
  await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a move given while the hall is away arrives when it is back, once', async () => {
  const page = await visit.open('/', { breaksLine: true });
  await playInto(page);
  const before = await shown(page);
  const lines = await linesOf(page);
  const wire = tapWire(page);
  await visit.hall.kill();
  await page.getByText('Reconnecting …').waitFor();
  await answers(page).last().click();
  await visit.hall.restart();
  await awaitNews(page, before.entry);
  await awaitQuestion(page);
  const after = await linesOf(page);
  expect(after.slice(0, lines.length)).toEqual(lines);
  expect(after.length).toBeGreaterThan(lines.length);
  const { showings } = await wire.until(await entryOf(page));
  const given = showings.slice(before.entry + 1).filter(({ entry }) => 'by' in entry && entry.by.is === 'person');
  expect(given.length).toBe(1);
  const now = await shown(page);
  await page.reload();
  await awaitQuestion(page);
  await expect.poll(() => shown(page)).toEqual(now);
});

/** What home says of my matches. */
async function myMatches(page: Page): Promise<string> {
  await page.goto(new URL('/', page.url()).href);
  const matches = page.locator(IDLE).getByRole('region', { name: 'Your matches' });
  await matches.getByText('Connected').waitFor();
  return (await matches.textContent()) ?? '';
}

test('a bot plays for who gets up, who is not called meanwhile and comes back with one press', async () => {
  const [page, friend] = await sitDownTogether(visit);
  const { pathname } = new URL(page.url());
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Let a bot play for me' }).click();
  const back = page.getByRole('button', { name: 'Sit down again' });
  await back.waitFor();
  expect(await awaitQuestion(friend)).toBe('asked');
  await expect.poll(() => myMatches(page)).not.toContain('Your turn');
  await page.goto(new URL(pathname, page.url()).href);
  await back.click();
  await back.waitFor({ state: 'detached' });
  // The bot stops: when the friend has played, it is my turn.
  while ((await whoIsAsked([page, friend])) === friend) await answer(friend);
  await answer(page);
});

test('whoever gives up is asked once more, and then the match is not among theirs', async () => {
  const [page, friend] = await sitDownTogether(visit);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Give up/ }).click();
  await dialog.getByRole('button', { name: 'Play on' }).click();
  await dialog.getByRole('button', { name: /^Give up/ }).click();
  await dialog.getByText('you cannot return to this match').waitFor();
  await dialog.getByRole('button', { name: 'Give up' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await awaitQuestion(friend)).toBe('asked');
  await expect.poll(() => page.getByRole('button', { name: 'Sit down again' }).count()).toBe(0);
  await expect.poll(() => myMatches(page)).toContain('Your matches in progress appear here.');
});

test('a page that is told a whole match at once draws it without choking', async () => {
  const page = await visit.open('/');
  await page.getByRole('button', { name: /^Play now/ }).click();
  await awaitQuestion(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Let a bot play for me' }).click();
  await page.getByRole('list', { name: 'Result' }).waitFor();
});
