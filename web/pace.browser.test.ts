import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPosition } from './testing/device.ts';
import { answer, awaitQuestion, entryOf } from './testing/play.ts';
import { useHall } from './testing/visit.ts';

const visit = useHall();
const OPTIONS = { edition: 'base', beginnerLimit: false, display: 'full', first: 0 };

/** A match on this device, where bots pause as the reader wishes. */
async function open() {
  const page = await visit.open('/', { reducedMotion: 'no-preference' });
  await openPosition(page, { game: 'machi-koro', options: OPTIONS, position: null, seats: 3, mine: 0 });
  return page;
}

test('who waits for bots alone skips to the next own question', async () => {
  const page = await open();
  const skip = page.getByRole('button', { name: 'Skip to my turn' });
  expect(await awaitQuestion(page)).toBe('asked');
  await expect.poll(() => skip.count()).toBe(0);
  const labels = await followSkipButton(page);
  const before = await entryOf(page);
  await answerUntil(page, skip.click());
  expect(await awaitQuestion(page)).toBe('asked');
  await expect.poll(() => skip.count()).toBe(0);
  await expect.poll(() => entryOf(page)).toBeGreaterThan(before + 4);
  await expect.poll(() => labels()).toEqual({ mine: ['Show the result'], theirs: ['Skip to my turn'] });
});

/** Answers question after question until this has happened: an answer waits for the others' turns as well. */
async function answerUntil(page: Page, happening: Promise<void>): Promise<void> {
  let hasHappened = false;
  const noted = happening.then(() => {
    hasHappened = true;
  });
  while (!hasHappened) {
    await awaitQuestion(page);
    if (!hasHappened) await answer(page);
  }
  await noted;
}

/** What the button has said from now on, while it was my turn in the picture and while it was not. */
async function followSkipButton(page: Page): Promise<() => Promise<Record<'mine' | 'theirs', string[]>>> {
  const seen = await page.evaluateHandle(() => {
    const seen = { mine: new Set<string>(), theirs: new Set<string>() };
    new MutationObserver(() => {
      const label = document.querySelector('section > button:has(svg)')?.textContent?.trim();
      const isMine = document.querySelector('ol > li')?.hasAttribute('data-turn');
      if (label) seen[isMine ? 'mine' : 'theirs'].add(label);
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    return seen;
  });
  return () => seen.evaluate(({ mine, theirs }) => ({ mine: [...mine], theirs: [...theirs] }));
}

test('who let a bot play skips to the end of the match', async () => {
  const page = await open();
  await awaitQuestion(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Let a bot play for me' }).click();
  await page.getByRole('button', { name: 'Skip to the end' }).click();
  const labels = await followSkipButton(page);
  await page.getByRole('list', { name: 'Result' }).waitFor();
  // Asked for once, it holds up to the end: the turns that the bot plays for the reader included.
  await expect.poll(() => labels()).toEqual({ mine: [], theirs: [] });
});
