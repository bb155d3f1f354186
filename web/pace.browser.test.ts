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
  expect(await skip.count()).toBe(0);
  const before = await entryOf(page);
  while ((await skip.count()) === 0) await answer(page);
  await skip.click();
  expect(await awaitQuestion(page)).toBe('asked');
  expect(await skip.count()).toBe(0);
  expect(await entryOf(page)).toBeGreaterThan(before + 4);
});

test('who let a bot play skips to the end of the match', async () => {
  const page = await open();
  await awaitQuestion(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Let a bot play for me' }).click();
  await page.getByRole('button', { name: 'Skip to the end' }).click();
  await page.getByRole('list', { name: 'Result' }).waitFor();
});
