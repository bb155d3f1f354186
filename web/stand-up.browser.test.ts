import { expect, test } from 'vitest';
import { answer, awaitQuestion } from './testing/play.ts';
import { useHall } from './testing/visit.ts';

const visit = useHall();

test('a person who stood up comes back to the seat and plays on', async () => {
  const page = await visit.open('/');
  await page.getByRole('button', { name: /^Play now/ }).click();
  await awaitQuestion(page);
  const { pathname } = new URL(page.url());
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stand up' }).click();
  await page.waitForURL((address) => address.pathname === '/');
  await page.goto(new URL(pathname, page.url()).href);
  expect(await awaitQuestion(page)).toBe('asked');
  await answer(page);
  expect(await page.getByText('away', { exact: true }).count()).toBe(0);
});
