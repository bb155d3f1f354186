/** Falling out of a match that goes on without one. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keptEntries, openPosition, type Setting } from './testing/device.ts';
import { press } from './testing/king.ts';
import { answers, entryOf } from './testing/play.ts';
import { useHall } from './testing/visit.ts';

const visit = useHall();

/** Before my turn. At its end my last heart goes with the poison, for in Tokyo nothing heals; the others play for long. */
const BEFORE_MY_TURN: Setting = {
  game: 'king-of-tokyo',
  options: { short: false, bay: true, monsters: 'seats', first: 0 },
  position: {
    turn: 2,
    step: 'buy',
    players: [{ hearts: 1, poison: 1, place: 'city' }, {}, { energy: 3 }],
    display: ['corner-store', 'commuter-train', 'skyscraper'],
  },
  seats: 3,
  mine: 0,
};

async function fall(page: Page): Promise<void> {
  await openPosition(page, BEFORE_MY_TURN);
  const fallen = page.getByRole('heading', { name: 'You are out of the game.' });
  const going = answers(page).filter({ hasText: /^(Roll \d|Finish|End turn)/ });
  for (;;) {
    await fallen.or(going.first()).first().waitFor();
    if ((await fallen.count()) > 0) return;
    await press(page, going.first());
  }
}

test('who falls is told why, and nothing goes on in the picture until it was read', async () => {
  const page = await visit.open('/', { viewport: { width: 390, height: 664 } });
  await fall(page);
  const entry = await entryOf(page);
  const told = page.getByRole('region', { name: 'What is happening' });
  await expect
    .poll(() => told.getByRole('button').allTextContents())
    .toEqual([expect.stringMatching(/^You .*are eliminated/)]);
  const said = await page.locator('[aria-live="assertive"]').textContent();
  expect(said).toMatch(/You are out of the game\.$/);
  expect(said?.match(/You are out of the game\./g)).toHaveLength(1);
  await expect.poll(() => keptEntries(page), { timeout: 60_000 }).toBeGreaterThan(entry + 4);
  await page.getByRole('main').click();
  await expect.poll(() => entryOf(page)).toBe(entry);
  await page.getByRole('button', { name: 'Watch the others' }).click();
  await page.locator(`html:not([data-entry="${entry}"])`).waitFor();
  await expect.poll(() => page.getByRole('heading', { name: 'You are out of the game.' }).count()).toBe(0);
  await page.locator('[aria-live="assertive"]:empty').waitFor({ state: 'attached' });
});

test('who has fallen may skip to the end, whose board says no more that the others play on', async () => {
  const page = await visit.open('/', { reducedMotion: 'no-preference' });
  await fall(page);
  await page.getByRole('button', { name: 'Skip to the end' }).click();
  await page.getByRole('list', { name: 'Result' }).waitFor();
  await page.getByRole('button', { name: 'Board', exact: true }).click();
  await page.getByRole('button', { name: 'Back to the result' }).waitFor();
  await expect.poll(() => page.getByText('The others play on').count()).toBe(0);
});
