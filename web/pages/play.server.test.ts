/** Where "Play now" leads: to the hall that is there, and otherwise to a table on this device. */
import { openHall } from '@yamanote/server/testing';
import { expect, it } from 'vitest';
import { type PretendBrowser, pretendBrowser, until } from '../testing/pretend-browser.ts';

const SET_UP = { preset: 'usual', options: {}, bots: 1, level: 'greedy' } as const;
const AT_THE_HALL = /^\/table\/[a-z0-9]{4}-[a-z0-9]{4}$/;
const ON_THIS_DEVICE = /^\/table\/local-/;

async function loadPage(browser: PretendBrowser) {
  const page = await browser.load(async () => ({
    ...(await import('./play.ts')),
    ...(await import('../connection/halls.ts')),
    ...(await import('../words/index.ts')),
  }));
  await page.followLanguage();
  return page;
}

it('waits for a hall that has not answered yet, and makes a guest of whoever is none', async () => {
  const { address } = await openHall();
  const { playNow, server } = await loadPage(pretendBrowser(address));
  server.redial();
  expect(server.state.value).toBe('opening');
  expect(await playNow('machi-koro', SET_UP)).toMatch(AT_THE_HALL);
  expect(server.guest.value).not.toBeNull();
});

it('plays on this device where there is no hall, and at the hall as soon as it is back', async () => {
  const { address } = await openHall();
  const browser = pretendBrowser(address);
  browser.lose();
  const { playNow, server } = await loadPage(browser);
  expect(await playNow('machi-koro', SET_UP)).toMatch(ON_THIS_DEVICE);
  browser.find();
  await until(() => server.state.value === 'open');
  expect(await playNow('machi-koro', SET_UP)).toMatch(AT_THE_HALL);
});

it('plays on this device where the browser keeps no cookies, and says why a table for others cannot be', async () => {
  const { address } = await openHall();
  const browser = pretendBrowser(address);
  browser.keepsCookies = false;
  const { playNow, openTable, server } = await loadPage(browser);
  await until(() => server.state.value === 'open');
  expect(await playNow('machi-koro', SET_UP)).toMatch(ON_THIS_DEVICE);
  await expect(openTable('machi-koro', SET_UP, false)).rejects.toMatchObject({ code: 'unknown-guest' });
});
