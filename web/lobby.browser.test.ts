/** Strangers meet on the board of the hall, over a restart, and find their tables again. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { tooWide } from './testing/fit.ts';
import { PHONE, useHall } from './testing/visit.ts';

const visit = useHall();

const EMPTY = 'No table is open right now. Open one, or wait for somebody to play with.';
const board = (page: Page) => page.getByRole('region', { name: 'Departures' });
const isAtTable = (url: URL) => url.pathname.startsWith('/table/');

test('one opens a table, the other sits down with one tap, and a third one joins whoever waits', async () => {
  const host = await visit.open('/lobby', { breaksLine: true });
  const guest = await visit.open('/lobby', { breaksLine: true, viewport: PHONE });
  for (const page of [host, guest]) await board(page).getByText(EMPTY).waitFor();
  await host.getByRole('button', { name: 'Open a table' }).click();
  await host
    .getByRole('dialog')
    .getByRole('button', { name: /^Machi Koro/ })
    .click();
  await host.waitForURL(isAtTable);
  const { pathname } = new URL(host.url());

  // What is new waits for a touch; any touch would do.
  const sit = guest.getByRole('button', { name: /^Sit down: Machi Koro/ });
  const fresh = guest.getByRole('button', { name: '1 new table' });
  await fresh.waitFor();
  expect(await sit.count()).toBe(0);
  await fresh.click();
  await sit.waitFor();
  expect(await tooWide(guest)).toEqual([]);

  await guest.getByRole('button', { name: 'Filter', exact: true }).click();
  await guest.getByRole('dialog').getByRole('button', { name: 'Shinjuku' }).click();
  await guest.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await board(guest).getByText('No table fits this filter right now.').waitFor();
  await guest.getByRole('button', { name: 'Remove Shinjuku' }).click();
  await sit.waitFor();

  await visit.hall.kill();
  await visit.hall.restart();
  await sit.click();
  await guest.waitForURL((url) => url.pathname === pathname);
  await guest.getByRole('button', { name: 'Rename' }).waitFor();

  // Both find it among their own, and the same once more is one tap away.
  await guest.goto(new URL('/matches', guest.url()).href);
  const waiting = guest.getByRole('region', { name: 'Not started yet' });
  expect(await waiting.getByRole('link', { name: /Machi Koro/ }).getAttribute('href')).toBe(pathname);
  await waiting.getByRole('button', { name: 'Copy table: Machi Koro' }).click();
  await guest.waitForURL((url) => isAtTable(url) && url.pathname !== pathname);
  await guest.getByRole('heading', { name: 'Invite' }).waitFor();
  // And from there once more.
  const copied = new URL(guest.url()).pathname;
  await guest.getByRole('button', { name: 'Menu', exact: true }).click();
  await guest.getByRole('dialog').getByRole('button', { name: 'Copy table' }).click();
  await guest.waitForURL((url) => isAtTable(url) && ![pathname, copied].includes(url.pathname));
  await guest.getByRole('heading', { name: 'Invite' }).waitFor();

  const third = await visit.open('/lobby');
  await third.getByRole('button', { name: /^Join whoever waits Machi Koro, \d pe/ }).click();
  await third.waitForURL(isAtTable);
  await third.getByRole('button', { name: 'Rename' }).waitFor();
});
