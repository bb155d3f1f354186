/** Playing King of Tokyo as a person does: dice between two rows, cards, monsters, and the buttons of the bar. */
import type { Locator, Page } from 'playwright-core';
import { answers, awaitNews, entryOf, give, selectedTarget } from './play.ts';

const IDLE = 'html[data-idle="true"]';
/** Who has fallen watches the others to the end, which takes its time on a loaded machine. */
const OTHERS = 300_000;

/** Waits until this page is asked, or the match is over: perhaps without a winner. Who has fallen watches. */
export async function awaitTurn(page: Page): Promise<'asked' | 'over'> {
  const asked = page.locator(`${IDLE} section[data-mine]`);
  const over = page.locator(IDLE).getByRole('list', { name: 'Result' });
  const fallen = page.getByRole('button', { name: 'Watch the others' });
  await asked.or(over).or(fallen).first().waitFor({ timeout: OTHERS });
  if ((await fallen.count()) > 0) {
    await fallen.click();
    return awaitTurn(page);
  }
  return (await over.count()) > 0 ? 'over' : 'asked';
}

/** What glows on the board: cards, dice to turn, monsters to choose. */
export function glowing(page: Page, start = ''): Locator {
  return page
    .locator(`[role="button"][data-target^="${start}"][data-state="legal"]:not([data-own])`)
    .filter({ visible: true });
}

/** My dice in one of the rows, those with this face or all. */
export function dice(page: Page, row: 'keep' | 'roll', face = ''): Locator {
  return page.locator(`[data-own][data-target^="die:${row}:${face}"]`).filter({ visible: true });
}

/** Puts every die with this face into the row of those that stay. */
export async function keepAll(page: Page, face: number): Promise<void> {
  for (let left = await dice(page, 'roll', String(face)).count(); left > 0; left--) {
    await dice(page, 'roll', String(face)).first().click();
    await dice(page, 'roll', String(face))
      .nth(left - 1)
      .waitFor({ state: 'detached' });
  }
}

/** Presses a button of the bar and waits for what comes of it. */
export async function press(page: Page, button: Locator): Promise<void> {
  const entry = await entryOf(page);
  await button.click();
  await awaitNews(page, entry);
}

/** Taps something that glows, and confirms it if it has to be confirmed. */
export async function choose(page: Page, target: Locator): Promise<void> {
  const entry = await entryOf(page);
  await target.click();
  const news = page.locator(`${IDLE}:not([data-entry="${entry}"])`);
  await selectedTarget(page).or(news).first().waitFor();
  if ((await news.count()) > 0) return;
  // A die to turn needs its new face as well, and perhaps the card that turns it.
  if ((await glowing(page, 'face:').count()) > 0) {
    await glowing(page, 'face:').first().click();
    await news.or(alike(page)).first().waitFor();
    if ((await news.count()) > 0) return;
    await give(page, entry, alike(page).first());
  } else await give(page, entry, answers(page).last());
}

/** Buttons for answers that are tapped alike. */
export function alike(page: Page): Locator {
  return page.locator('section[data-mine] [data-alike]');
}

/** Answers whatever is asked: keeps claws and hearts, buys what glows, does what the strongest button says. */
export async function answerByMouse(page: Page): Promise<void> {
  if ((await dice(page, 'roll').count()) > 0) await keepAll(page, 5);
  if ((await glowing(page).count()) > 0) return choose(page, glowing(page).first());
  await press(page, answers(page).last());
}
