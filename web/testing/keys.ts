/** Playing any game by the keyboard alone: what can be chosen is chosen, what stands out is given. */
import type { Locator, Page } from 'playwright-core';
import { answers, awaitNews, entryOf, tabTo } from './play.ts';

/** More steps than any answer takes. */
const MANY = 12;

function targets(page: Page, rest: string): Locator {
  return page.locator(`[role="button"][data-target]${rest}`).filter({ visible: true });
}

/** Gives one answer, whatever is asked. */
export async function answerByKeys(page: Page): Promise<void> {
  const entry = await entryOf(page);
  for (let step = 0; step < MANY; step++) {
    const next = await nextStep(page, entry);
    if (next.is === 'target' && !(await choose(page, next.target, entry))) continue;
    if (next.is === 'target') return;
    await tabTo(page, next.button);
    await page.keyboard.press('Enter');
    return awaitNews(page, entry);
  }
  throw new Error('No answer comes of it');
}

type Step = { is: 'button'; button: Locator } | { is: 'target'; target: Locator };

/** The button that stands out; places on the board; controls that lead to such; at last any button. */
async function nextStep(page: Page, entry: number): Promise<Step> {
  const primary = page.locator('section[data-mine] button[data-answer][data-primary]:enabled');
  if ((await primary.count()) > 0) return { is: 'button', button: primary.first() };
  const has = async (rest: string) => (await targets(page, rest).count()) > 0;
  const pick = async (rest: string): Promise<Step> => {
    const all = targets(page, rest);
    return { is: 'target', target: all.nth(entry % (await all.count())) };
  };
  if (!(await has('[data-state="selected"]:not([data-own])'))) {
    if (await has('[data-state="legal"]:not([data-own])')) return pick('[data-state="legal"]:not([data-own])');
    if (!(await has('[data-state="selected"]')) && (await has('[data-state="legal"]')))
      return pick('[data-state="legal"]');
  }
  const enabled = page.locator('section[data-mine] button[data-answer]:enabled');
  if ((await enabled.count()) > 0) return { is: 'button', button: answers(page).last() };
  return pick('[data-state="legal"]:not([data-own])');
}

/** Walks to a target and presses it; true if that was an answer, false if it is only chosen. */
async function choose(page: Page, target: Locator, entry: number): Promise<boolean> {
  const chosen = await targets(page, '[data-state="selected"]').count();
  const id = await target.getAttribute('data-target');
  await tabTo(page, targets(page, '[data-state][tabindex="0"]').first());
  // Arrows lead on from there; which ones depends on the picture.
  await page.locator(`[data-target="${id}"][data-state]`).filter({ visible: true }).first().focus();
  await page.keyboard.press('Enter');
  const came = await page.waitForFunction(
    ({ entry, chosen }) => {
      const { idle, entry: now } = document.documentElement.dataset;
      if (idle === 'true' && now !== String(entry)) return 'news';
      // While an answer is on its way nothing can be pressed.
      const open = document.querySelector('[data-target][data-state="legal"], button[data-answer]:enabled') !== null;
      return open && document.querySelectorAll('[data-target][data-state="selected"]').length !== chosen && 'chosen';
    },
    { entry, chosen },
  );
  return (await came.jsonValue()) === 'news';
}
