import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answer, answers, awaitNews, awaitQuestion, entryOf } from './testing/play.ts';
import { useHall } from './testing/visit.ts';
import { isInSight } from './testing/window.ts';

const visit = useHall();
const PHONE_WITH_BARS = { width: 390, height: 664 };

/** What stands in the slot above the question. */
function told(page: Page) {
  return page.getByRole('region', { name: /^(What is happening|Was gerade passiert)$/ });
}

function box(page: Page, selector: string) {
  return page.locator(selector).first().boundingBox();
}

/** Into my second turn, so that everybody has played once. */
async function playARound(page: Page, start = /^Play now/): Promise<void> {
  await page.getByRole('button', { name: start }).click();
  await playUntil(page, () => hasTurns(page));
}

/** Answers once, and then until something is so. */
async function playUntil(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  await awaitQuestion(page);
  await answer(page);
  while ((await awaitQuestion(page)) === 'asked' && !(await isSo())) await answer(page);
}

async function hasTurns(page: Page): Promise<boolean> {
  return (await told(page).getByRole('button').count()) >= 2;
}

test('as my turn begins each opponent has a line, which shows what it was about; my answer folds them away', async () => {
  const page = await visit.open('/', { viewport: PHONE_WITH_BARS });
  await playARound(page);
  const lines = told(page).getByRole('button');
  const names = await page.getByRole('region', { name: 'Seats' }).locator('b').allTextContents();
  for (const line of await lines.allTextContents()) {
    expect(names.slice(1).some((name) => line.includes(name))).toBe(true);
    expect(line).toMatch(/ rolls \d/);
    expect(line).not.toContain('±');
  }
  await lines.first().click();
  await expect.poll(() => page.locator('[data-pointed]').count()).toBeGreaterThan(0);
  const entry = await entryOf(page);
  await answers(page).first().click();
  await awaitNews(page, entry);
  await awaitQuestion(page);
  await expect.poll(() => page.locator('[data-pointed]').count()).toBe(0);
});

test('where not all lines have room the latest turns are seen, and the earlier ones are above them', async () => {
  const page = await visit.open('/', { viewport: { width: 844, height: 390 } });
  await playARound(page);
  const lines = told(page).getByRole('button');
  if ((await lines.count()) < 3) await playUntil(page, async () => (await lines.count()) >= 3);
  const names = await page.getByRole('region', { name: 'Seats' }).locator('b').allTextContents();
  const players = await lines.locator('b').allTextContents();
  expect(players).toHaveLength(3);
  expect(names.filter((name) => players.includes(name))).toEqual(players);
  await expect.poll(() => isInSight(lines.last())).toBe(true);
  await expect.poll(() => isInSight(lines.first())).toBe(false);
  await lines.first().scrollIntoViewIfNeeded();
  await expect.poll(() => isInSight(lines.first())).toBe(true);
});

test('who was away is told in one line, above a question that can be read and answered', async () => {
  const page = await visit.open('/', { viewport: PHONE_WITH_BARS, locale: 'de' });
  await playARound(page, /^Jetzt spielen/);
  // As if this browser had looked away after the first entry.
  await page.evaluate(() => {
    const [match] = (localStorage.getItem('yamanote.seen') as string).split(' ');
    localStorage.setItem('yamanote.seen', `${match} 0`);
  });
  await page.reload();
  await awaitQuestion(page);
  const recap = page.getByText(/^Während du weg warst: \d Züge$/);
  const [question, note] = [await box(page, 'section[data-mine] h2'), await recap.boundingBox()];
  expect(note!.y + note!.height).toBeLessThanOrEqual(question!.y);
  const turns = Number(/\d/.exec((await recap.textContent()) as string)?.[0]);
  await told(page).getByRole('button', { name: 'Lesen' }).click();
  const sheet = page.getByRole('region', { name: 'Während du weg warst' });
  await expect.poll(() => sheet.getByRole('button', { name: /^(?!Schließen)/ }).count()).toBe(turns);
  await expect.poll(() => sheet.locator('b', { hasText: /^Du$/ }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => recap.count()).toBe(0);
});

test('the log stands turn by turn, the newest open', async () => {
  const page = await visit.open('/');
  await playARound(page);
  const turns = page.getByRole('log').locator('details');
  await expect.poll(() => turns.count()).toBeGreaterThan(3);
  await expect
    .poll(() => turns.evaluateAll((all) => all.filter((turn) => (turn as HTMLDetailsElement).open).length))
    .toBe(1);
  await expect.poll(() => turns.first().getAttribute('open')).not.toBeNull();
});

test('what a turn did to me stands below what was done where both are long, in a colour that says whether it was good', async () => {
  const page = await visit.open('/', { viewport: PHONE_WITH_BARS });
  await playARound(page);
  const line = told(page)
    .getByRole('button')
    .filter({ has: page.locator('em') })
    .first();
  if ((await line.count()) === 0) await playUntil(page, async () => (await line.count()) > 0);
  const tones = await line
    .locator('..')
    .locator('em')
    .evaluateAll((all) => all.map((one) => [one.textContent, one.dataset.tone ?? null]));
  for (const [text, tone] of tones) expect(tone).toBe(/[+]/.test(text!) ? 'good' : /−/.test(text!) ? 'bad' : null);
  const room = (await line.boundingBox())!.width;
  const [did, toYou] = await line.evaluate((button) => {
    const [deed, gain] = button.lastElementChild!.children;
    deed.textContent =
      'Sora takes the customers of Nerima to Nerima, lays track Daiba – Ōimachi, lays track Meguro – Ōimachi';
    gain.textContent = '1 premium electronics customer for you';
    return [deed, gain].map((one) => one.getBoundingClientRect().toJSON() as DOMRect);
  });
  expect(did.width).toBeGreaterThan(room * 0.8);
  expect(toYou.top).toBeGreaterThanOrEqual(did.bottom);
});
