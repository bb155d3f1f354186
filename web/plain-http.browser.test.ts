import { expect, test } from 'vitest';
import { answer, awaitQuestion } from './testing/play.ts';
import { inviteButton } from './testing/station.ts';
import { FOREIGN_NAME, useHall } from './testing/visit.ts';

const visit = useHall();

test('over plain http under another name everything still plays', async () => {
  const page = await visit.open('/', { host: FOREIGN_NAME });
  expect(new URL(page.url()).hostname).toBe(FOREIGN_NAME);
  await expect.poll(() => page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByRole('button', { name: /^Play now/ }).click();
  for (let i = 0; i < 8; i++) {
    expect(await awaitQuestion(page)).toBe('asked');
    await answer(page);
  }
  // The seat is held by a cookie that must not need https.
  await page.reload();
  expect(await awaitQuestion(page)).toBe('asked');
});

test('the link for friends carries that name and can be copied', async () => {
  const page = await visit.open('/game/machi-koro', { host: FOREIGN_NAME });
  await inviteButton(page).click();
  await page.getByText(`${FOREIGN_NAME}:${visit.hall.port}`, { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Link copied.').waitFor();
});
