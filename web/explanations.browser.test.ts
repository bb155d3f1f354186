import { words } from '@yamanote/games/machi-koro/words';
import { expect, test } from 'vitest';
import { answer, awaitQuestion } from './testing/play.ts';
import { PHONE, useHall } from './testing/visit.ts';

const visit = useHall();
const { goal, explanations } = await words.load('en');
const { roll, build } = explanations;

test('the goal, and then each kind of decision, is explained the first time, until nobody wants it any more', async () => {
  const page = await visit.open('/', { newcomer: true, viewport: PHONE });
  await page.getByRole('button', { name: /^Play now/ }).click();
  await awaitQuestion(page);
  await page.getByText(goal).waitFor();
  await page.getByRole('button', { name: 'Got it' }).click();
  await page.getByText(roll).waitFor();
  await page.getByRole('button', { name: 'Got it' }).click();
  expect(await page.getByText(roll).count()).toBe(0);

  // Rolls go on until something can be built: then another kind of decision comes up.
  while ((await page.getByText(build).count()) === 0) {
    await answer(page);
    await awaitQuestion(page);
  }
  expect(await page.getByText(roll).count()).toBe(0);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('switch', { name: 'Explain each kind of decision the first time' }).click();
  await page.keyboard.press('Escape');
  expect(await page.getByText(build).count()).toBe(0);
  await page.reload();
  await awaitQuestion(page);
  expect(await page.getByRole('button', { name: 'Got it' }).count()).toBe(0);
});
