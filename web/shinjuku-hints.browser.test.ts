/** A hint in Shinjuku is seen where it would happen: on the map, and on the cards that would go. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPosition } from './testing/device.ts';
import { awaitQuestion } from './testing/play.ts';
import { MIDDLE, OPTIONS } from './testing/shinjuku-position.ts';
import { useHall } from './testing/visit.ts';

const visit = useHall();

/** A match on this device, where hints are allowed; seat 2 is asked. */
async function open(change: object): Promise<Page> {
  const page = await visit.open('/');
  const position = { ...MIDDLE, ...change };
  await openPosition(page, { game: 'shinjuku', options: OPTIONS, position, seats: 4, mine: 2 });
  await awaitQuestion(page);
  return page;
}

/** The answers that a hint compares; whoever has chosen another one asks for it again. */
async function compared(page: Page): Promise<Locator> {
  await page.keyboard.press('h');
  await page.getByRole('button', { name: 'Compare' }).click();
  return page.getByRole('region', { name: 'The best answers' }).getByRole('button', { name: /^\d+ %/ });
}

test('where it would be is marked on the map', async () => {
  const page = await open({ done: ['move'] });
  await (await compared(page)).first().click();
  await page.locator('svg [data-target][data-state="selected"]').waitFor();
});

test('the three cards that are marked are those that go', async () => {
  const page = await open({ step: 'spend', done: ['track', 'move'] });
  const marked = page.locator('[data-target^="spend:"][aria-pressed="true"]');
  for (const row of [1, 0]) {
    const answer = (await compared(page)).nth(row);
    const said = await answer.innerText();
    await answer.click();
    await expect.poll(async () => (await marked.allInnerTexts()).filter((card) => said.includes(card))).toHaveLength(3);
  }
});
