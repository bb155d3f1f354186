/** Playing as a person does: look who is asked, choose something that glows, confirm. */
import type { Locator, Page } from 'playwright-core';

const IDLE = 'html[data-idle="true"]';

/** The number of the last entry that the page shows. */
export async function entryOf(page: Page): Promise<number> {
  return Number(await page.locator('html').getAttribute('data-entry'));
}

function targets(page: Page, rest: string): Locator {
  return page.locator(`[role="button"][data-target]${rest}`).filter({ visible: true });
}

/** What glows, landmarks first: they bring the match to its end. */
async function legalTargets(page: Page): Promise<Locator> {
  const landmarks = targets(page, '[data-target^="landmark:"][data-state="legal"]');
  return (await landmarks.count()) > 0 ? landmarks : targets(page, '[data-state="legal"]');
}

/** What is selected; it may be drawn in two places. */
export function selectedTarget(page: Page): Locator {
  return targets(page, '[aria-pressed="true"]').first();
}

/** What lies over the page: a dialog, or a sheet beside the question. */
export function overPage(page: Page): Locator {
  return page.locator('dialog[open], [data-sheet]');
}

/** The buttons that answer; with something selected the last one confirms it. */
export function answers(page: Page): Locator {
  return page.locator('section[data-mine] button[data-answer]');
}

/** Waits until this page is asked, or the match is over. */
export async function awaitQuestion(page: Page): Promise<'asked' | 'over'> {
  const asked = page.locator(`${IDLE} section[data-mine]`);
  const over = page.locator(`${IDLE} li[data-won]`);
  await asked.or(over).first().waitFor();
  return (await over.count()) > 0 ? 'over' : 'asked';
}

/** Waits until something newer than this entry is shown, and all of it. */
export async function awaitNews(page: Page, entry: number): Promise<void> {
  await page.locator(`${IDLE}:not([data-entry="${entry}"])`).waitFor();
}

/** Selects what there is to build; false if the question is another one. */
async function select(page: Page): Promise<boolean> {
  const glowing = await legalTargets(page);
  if ((await glowing.count()) === 0) return false;
  const entry = await entryOf(page);
  await glowing.first().click();
  // Some answers need no confirming and are given at once.
  await selectedTarget(page)
    .or(page.locator(`${IDLE}:not([data-entry="${entry}"])`))
    .first()
    .waitFor();
  return true;
}

/**
 * Presses a button that gives what has been chosen since this entry, and waits for what comes of it. Where the choice was given
 * at once the button only goes grey, and goes.
 */
export async function give(page: Page, entry: number, button: Locator): Promise<void> {
  const news = page.locator(`${IDLE}:not([data-entry="${entry}"])`);
  await button.and(page.locator(':enabled')).or(news).first().waitFor();
  if ((await news.count()) > 0) return;
  // It may go between that look and the press: then what came of the choice is there already, or nothing is, which fails.
  await Promise.race([button.click(), news.first().waitFor()]);
  await awaitNews(page, entry);
}

/** Answers by mouse whatever is asked. */
export async function answer(page: Page): Promise<void> {
  const entry = await entryOf(page);
  if (await select(page)) return give(page, entry, answers(page).last());
  await answers(page).first().click();
  // What costs something is selected first.
  const chosen = page.locator('section[data-mine] [data-answer][data-chosen]').first();
  await give(page, entry, chosen);
}

/** Answers until something can be selected and needs confirming, and selects it: a move that is half made. */
export async function makeHalfMove(page: Page): Promise<string> {
  for (;;) {
    await awaitQuestion(page);
    if ((await targets(page, '[data-target^="card:"][data-state="legal"]').count()) > 0) break;
    await answer(page);
  }
  await select(page);
  return (await selectedTarget(page).getAttribute('data-target')) as string;
}

/** More stops than any page has. */
const MANY = 60;

/** Walks there by keyboard. */
export async function tabTo(page: Page, goal: Locator): Promise<void> {
  await goal.waitFor();
  for (let stops = 0; stops < MANY; stops++) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}
