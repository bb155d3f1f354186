/** How pages call who is asked, and how a reader says where else to be told. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answer, awaitQuestion } from './testing/play.ts';
import { sitDownTogether, whoIsAsked } from './testing/together.ts';
import { FOREIGN_NAME, useHall } from './testing/visit.ts';

const visit = useHall();

/** The sign of its tab, and what stands there. */
async function awaitTab(page: Page, isAsked: boolean): Promise<void> {
  await expect.poll(() => page.title()).toMatch(isAsked ? /^● / : /^[^●]/);
  await expect
    .poll(() => page.locator('link[rel="icon"]').getAttribute('href'))
    .toMatch(isAsked ? /icon-asked/ : /icon(?!-asked)/);
}

async function openNotices(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Notices' }).click();
  await page.getByRole('heading', { name: 'Webhooks', exact: true }).waitFor();
}

test('the tab of who is asked says so, also after a restart of the hall', async () => {
  const windows = await sitDownTogether(visit);
  for (let i = 0; i < 2; i++) {
    const asked = await whoIsAsked(windows);
    const other = windows.find((page) => page !== asked)!;
    await awaitTab(asked, true);
    await awaitTab(other, false);
    if (i > 0) break;
    await visit.hall.kill();
    await visit.hall.restart();
    for (const page of windows) await page.reload();
    while ((await whoIsAsked(windows)) === asked) await answer(asked);
  }
  visit.takeFaults();
});

test('a reader finds where to be told; what cannot be is one sentence, and Escape closes it all', async () => {
  const page = await visit.open('/');
  await page.getByRole('button', { name: /^Play now/ }).click();
  await awaitQuestion(page);
  await openNotices(page);
  const dialog = page.getByRole('dialog', { name: 'Notices' });
  await dialog.getByRole('switch', { name: 'On this device, also when Yamanote is closed' }).waitFor();
  const [address] = await dialog.getByRole('textbox', { name: 'Address' }).all();
  const [add] = await dialog.getByRole('button', { name: 'Add' }).all();
  for (const [wish, sentence] of [
    ['https://127.0.0.1/', 'This address belongs to a private network.'],
    ['nonsense', 'A complete address is needed'],
  ] as const) {
    await address.fill(wish);
    await add.click();
    await dialog.getByText(sentence).waitFor();
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  // The browser says that these requests were refused.
  visit.takeFaults();
});

test('over plain http one sentence says why a browser cannot be told', async () => {
  const page = await visit.open('/', { host: FOREIGN_NAME });
  await page.getByRole('button', { name: /^Play now/ }).click();
  await awaitQuestion(page);
  await openNotices(page);
  await page.getByText('Browsers only allow this over https').waitFor();
});

test('a pushed notice is shown by the worker of the browser', async () => {
  const page = await visit.open('/');
  const origin = new URL(page.url()).origin;
  await page.context().grantPermissions(['notifications'], { origin });
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(({ status }) => status === 'activated');
      if (active !== undefined) resolve(active.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await page.evaluate(() => navigator.serviceWorker.register('/service-worker.js'));
  const sent = { id: 'n', table: 't', title: 'Shinjuku', body: 'Your move.', off: 'Off', path: '/table/t' };
  const registrationId = await registered;
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(sent) });
  const shown = () =>
    page.evaluate(async () => {
      const { getNotifications } = await navigator.serviceWorker.ready;
      const registration = await navigator.serviceWorker.ready;
      return (await getNotifications.call(registration)).map(({ title, body, tag }) => ({ title, body, tag }));
    });
  await expect.poll(shown).toEqual([{ title: 'Shinjuku', body: 'Your move.', tag: 't' }]);
});
