/** King of Tokyo in a real browser: by mouse, by keyboard alone, in two windows, on a phone, and for readers. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsInEveryLight } from './testing/axe.ts';
import { tooSmall, tooWide } from './testing/fit.ts';
import { alike, answerByMouse, awaitTurn, choose, dice, glowing, keepAll, press } from './testing/king.ts';
import { answers, awaitNews, entryOf, selectedTarget, tabTo } from './testing/play.ts';
import { playButton } from './testing/station.ts';
import { PHONE, useHall } from './testing/visit.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import type { Words } from './words/index.ts';

const visit = useHall();
const ENERGY = 6;
/** Long matches on a loaded machine. */
const LONG = { timeout: 600_000 };

async function sitDown(opening: Parameters<typeof visit.open>[1] = {}, words: Words = en): Promise<Page> {
  const page = await visit.open('/game/king-of-tokyo', opening);
  await playButton(page, words).click();
  await awaitQuestionOf(page);
  return page;
}

/** The first question, in any language. */
async function awaitQuestionOf(page: Page): Promise<void> {
  await page.locator('html[data-idle="true"] section[data-mine]').waitFor();
}

test('a whole match against bots by mouse', LONG, async () => {
  const page = await sitDown();
  await choose(page, glowing(page, 'monster:').nth(3));
  const kinds = new Set<string>();
  while ((await awaitTurn(page)) === 'asked') {
    kinds.add((await dice(page, 'roll').count()) > 0 ? 'dice' : 'other');
    await answerByMouse(page);
  }
  expect(kinds).toContain('dice');
  await expect.poll(() => page.getByRole('list', { name: 'Result' }).locator('> li').count()).toBe(4);
  await page.getByRole('button', { name: 'Verify' }).click();
  await page
    .getByText(/(rolls|draws?) comes? from the sealed numbers of this match, and every move was legal/)
    .waitFor();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await awaitTurn(page);
  await page.getByText('match 2').waitFor();
});

test('a tap moves a die between the rows, the button says how many are rolled, and a reload keeps it', async () => {
  const page = await sitDown();
  await choose(page, glowing(page, 'monster:').first());
  await awaitTurn(page);
  const bar = page.getByRole('region', { name: 'Your move' });
  await press(page, bar.getByRole('button', { name: 'Roll 6 dice' }));
  await bar.getByRole('heading', { name: /^Tap a die .* roll 1 of 3$/ }).waitFor();
  await dice(page, 'roll').nth(2).click();
  await bar.getByRole('button', { name: 'Roll 5 dice' }).waitFor();
  await dice(page, 'roll').first().click();
  await bar.getByRole('button', { name: 'Roll 4 dice' }).waitFor();
  await expect.poll(() => dice(page, 'keep').count()).toBe(2);
  await page.reload();
  await bar.getByRole('button', { name: 'Roll 4 dice' }).waitFor();
  await dice(page, 'keep').first().click();
  await press(page, bar.getByRole('button', { name: 'Roll 5 dice' }));
  // What was kept stays kept.
  await expect.poll(() => dice(page, 'keep').count()).toBe(1);
  await bar.getByRole('button', { name: 'Roll 5 dice' }).waitFor();
});

test('a whole match without a pointer', LONG, async () => {
  const page = await visit.open('/game/king-of-tokyo');
  await tabTo(page, playButton(page));
  await page.keyboard.press('Enter');
  let kept = 0;
  while ((await awaitTurn(page)) === 'asked') if (await answerByKeys(page)) kept++;
  // Otherwise nothing was shown about dice.
  expect(kept).toBeGreaterThan(0);
  await tabTo(page, page.getByRole('button', { name: 'Rematch' }));
  await page.keyboard.press('Enter');
  await page.getByText('match 2').waitFor();
});

/** Focus is where the next thing is to be done; says whether a die was moved. */
async function answerByKeys(page: Page): Promise<boolean> {
  const entry = await entryOf(page);
  const news = page.locator(`html[data-idle="true"]:not([data-entry="${entry}"])`);
  const focused = page.locator('[role="button"][data-target][data-state]:focus');
  await focused.or(page.locator('section[data-mine] [data-answer]:focus')).first().waitFor();
  const isDie = (await page.locator('[data-own][data-target^="die:"]:focus').count()) > 0;
  if (isDie) await moveDie(page);
  if ((await page.locator('[data-own]:focus').count()) > 0) {
    await tabTo(page, page.locator('section[data-mine] [data-primary]'));
  } else if ((await focused.count()) > 0) {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await selectedTarget(page).or(news).first().waitFor();
    if ((await news.count()) > 0) return false;
    // A die to turn: its new face lies below.
    if ((await glowing(page, 'face:').count()) > 0) {
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await news.or(alike(page)).first().waitFor();
      if ((await news.count()) > 0) return false;
      await tabTo(page, alike(page).first());
    }
  }
  await page.keyboard.press('Enter');
  // What costs something is selected first.
  const chosen = page.locator('section[data-mine] [data-answer][data-chosen]:focus');
  await news.or(chosen).first().waitFor();
  if ((await news.count()) === 0) await page.keyboard.press('Enter');
  await awaitNews(page, entry);
  return isDie;
}

/** The focus goes along with the die. */
async function moveDie(page: Page): Promise<void> {
  await page.keyboard.press('ArrowRight');
  const before = await dice(page, 'keep').count();
  const comesFrom = await page.locator('[data-own]:focus').getAttribute('data-target');
  await page.keyboard.press('Enter');
  const row = comesFrom?.startsWith('die:keep') ? 'roll' : 'keep';
  await page.locator(`[data-own][data-target^="die:${row}:"]:focus`).waitFor();
  await expect.poll(() => dice(page, 'keep').count()).toBe(before + (row === 'keep' ? 1 : -1));
}

test('axe-core finds nothing at the table, by day and by night, on a wide screen and on a phone', LONG, async () => {
  const found: Record<string, string[]> = {};
  for (const viewport of [{ width: 1440, height: 900 }, PHONE]) {
    const page = await sitDown({ viewport });
    const note = async (place: string) => {
      const faults = await faultsInEveryLight(page);
      if (faults.length > 0) found[`${place} ${viewport.width}`] = faults;
    };
    if (viewport !== PHONE) await note('choosing');
    await choose(page, glowing(page, 'monster:').first());
    await awaitTurn(page);
    await press(page, answers(page).last());
    await keepAll(page, ENERGY);
    await note('dice');
    const sheet = page.locator('[data-sheet]');
    await page
      .getByRole('button', { name: /^View / })
      .first()
      .click();
    await sheet.waitFor();
    await note('a seat');
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await page.locator('[data-anchor="display:0"]').filter({ visible: true }).click();
    await sheet
      .getByText(/ruling/)
      .first()
      .click();
    await note('a card');
  }
  expect(found).toEqual({});
});

test('the table fits a phone, in German', LONG, async () => {
  const page = await sitDown({ locale: 'de-DE', viewport: PHONE, hasTouch: true }, de);
  const found: Record<string, unknown> = {};
  const look = async (place: string) => {
    const [wide, small] = [await tooWide(page), await tooSmall(page)];
    if (wide.length + small.length > 0) found[place] = { wide, small };
  };
  await look('choosing');
  await choose(page, glowing(page, 'monster:').first());
  await awaitQuestionOf(page);
  await look('before the roll');
  await press(page, answers(page).last());
  await look('dice');
  expect(await page.evaluate(() => document.documentElement.scrollHeight > innerHeight)).toBe(false);
  expect(found).toEqual({});
});
