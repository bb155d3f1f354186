/** Playing Shinjuku as a person does: rides from the planner or by hand, stores, track, and whatever is asked in between. */
import type { Locator, Page } from 'playwright-core';
import { answers, entryOf, give } from './play.ts';

export type Played = 'planned' | 'by hand' | 'opened' | 'built' | 'other';

export const tab = (page: Page, name: string) => page.locator(`button:enabled[data-target="do:${name}"]`);
export const rides = (page: Page) => page.locator('button[data-target^="plan:"]').filter({ visible: true });

/** What glows and is no control of the board's own. */
export function glowing(page: Page, kind = ''): Locator {
  const start = kind === '' ? '' : `[data-target^="${kind}:"]`;
  return page.locator(`[role="button"]${start}[data-state="legal"]:not([data-own])`).filter({ visible: true });
}

/** One answer by mouse; `byHand`: a ride is not taken from the planner. */
export async function playByMouse(page: Page, byHand: boolean): Promise<Played> {
  if ((await rides(page).count()) > 0 && !byHand) {
    const entry = await entryOf(page);
    await rides(page).first().click();
    await give(page, entry, page.locator('[data-answer][data-primary]'));
    return 'planned';
  }
  const actions = [
    ...(byHand ? [{ name: 'move', place: 'ward', played: 'by hand' } as const] : []),
    { name: 'open', place: 'station', played: 'opened' },
    { name: 'track', place: 'connection', played: 'built' },
  ] as const;
  for (const { name, place, played } of actions) {
    if ((await tab(page, name).count()) === 0) continue;
    const entry = await entryOf(page);
    await tab(page, name).click();
    await pointAt(glowing(page, place));
    await give(page, entry, answers(page).last());
    return played;
  }
  await answerTheRest(page);
  return 'other';
}

/** One of them in the middle of the map, and wait until it is chosen. */
async function pointAt(places: Locator): Promise<void> {
  await places.first().waitFor();
  const place = places.nth(Math.floor((await places.count()) / 2));
  const id = await place.getAttribute('data-target');
  await place.click();
  await place.page().locator(`[data-target="${id}"][data-state="selected"]`).first().waitFor();
}

/** What follows an action, or comes before it: goods, rides, second pieces of track, CEOs, the end of the turn. */
async function answerTheRest(page: Page): Promise<void> {
  const entry = await entryOf(page);
  // A second piece of track would cost a card: one is enough.
  const places = glowing(page).filter({ hasNot: page.locator('[data-target^="connection:"]') });
  const mayDecline = (await answers(page).count()) > 0;
  const single = mayDecline && (await glowing(page, 'connection').count()) > 0;
  if (!single && (await places.count()) > 0) {
    await places.first().click();
    const news = page.locator(`html[data-idle="true"]:not([data-entry="${entry}"])`);
    const chosen = page.locator('[role="button"][aria-pressed="true"]').first();
    await chosen.or(news).first().waitFor();
  }
  await give(page, entry, answers(page).last());
}
