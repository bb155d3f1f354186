/** Playing Next Station as people do: look at the sheet, choose a station that glows, draw. */
import type { Locator, Page } from 'playwright-core';
import { awaitNews, awaitQuestion, entryOf } from './play.ts';

export const GAME = 'next-station-tokyo';

/** What may be tapped on the sheet, or only what plays this part. */
export function glowing(page: Page, part?: string): Locator {
  const id = part === undefined ? '[data-target]' : `[data-target^="${part}"]`;
  return page.locator(`svg [role="button"]${id}[data-state="legal"]`);
}

export function chosen(page: Page): Locator {
  return page.locator('svg [role="button"][data-target][data-state="selected"]');
}

/** A drawing by mouse: one press shows it, a second one draws it. */
export async function drawByMouse(page: Page, pick: number): Promise<void> {
  const entry = await entryOf(page);
  await giveByMouse(page, pick);
  await awaitNews(page, entry);
}

/** The same without waiting for what comes of it. */
export async function giveByMouse(page: Page, pick: number): Promise<void> {
  await chooseByMouse(page, pick);
  await confirmByMouse(page);
}

/** Up to where one more press draws it. */
export async function chooseByMouse(page: Page, pick: number): Promise<void> {
  const stations = glowing(page, 'station:');
  await stations.first().waitFor();
  await stations.nth(pick % (await stations.count())).click();
  await chosen(page).first().waitFor();
  const origins = glowing(page, 'from:');
  if ((await origins.count()) > 0) await origins.first().click();
  await page.locator('section[data-mine] button[data-primary]').waitFor();
}

export async function confirmByMouse(page: Page): Promise<void> {
  await chosen(page).last().click();
}

/** A drawing by the keys alone; focus is where the next thing is to be done. */
export async function drawByKeys(page: Page, steps: number): Promise<void> {
  const entry = await entryOf(page);
  const focused = page.locator('svg [data-target][data-state]:focus');
  await focused.waitFor();
  for (let step = 0; step < steps; step++) await page.keyboard.press(step % 2 === 0 ? 'ArrowRight' : 'ArrowDown');
  await page.keyboard.press('Enter');
  await chosen(page).first().waitFor();
  if ((await glowing(page, 'from:').count()) > 0) {
    await glowing(page, 'from:').first().focus();
    await page.keyboard.press('Enter');
  }
  await page.locator('section[data-mine] button[data-primary]').waitFor();
  await page.keyboard.press('Enter');
  await awaitNews(page, entry);
}

/** To the end, with every answer given by `draw`; says how many there were. */
export async function playOut(page: Page, draw: (page: Page, turn: number) => Promise<void>): Promise<number> {
  let turns = 0;
  while ((await awaitQuestion(page)) === 'asked') await draw(page, turns++);
  return turns;
}
