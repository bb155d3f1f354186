/** Two people at a table talk, one beside the board and one on a phone; somebody watches. The server is killed in between. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsInEveryLight } from './testing/axe.ts';
import { entryOf } from './testing/play.ts';
import { ask } from './testing/start-match.ts';
import { useHall } from './testing/visit.ts';
import { isInSight } from './testing/window.ts';

const visit = useHall();

const SMALL = { width: 390, height: 664 };

/** A match of two whose hands are hidden, and where it is. */
async function sitDown(host: Page, friend: Page): Promise<string> {
  const wish = { game: 'king-of-tokyo', options: {}, seats: ['me' as const, 'open' as const] };
  const table = (await ask(host, { do: 'create', re: 1, ...wish, public: false, start: true })) as string;
  await ask(friend, { do: 'sit', re: 1, table, seat: null });
  return `/table/${table}`;
}

/** When this reaction has floated over a seat; it is gone in a moment, so whoever waits begins before. */
function floats(page: Page, reaction: string): Promise<void> {
  return page.evaluate(
    (wanted) =>
      new Promise<void>((seen) => {
        new MutationObserver((_, observer) => {
          if (document.querySelector(`li [data-reaction="${wanted}"]`) === null) return;
          observer.disconnect();
          seen();
        }).observe(document, { subtree: true, childList: true });
      }),
    reaction,
  );
}

const chatLog = (page: Page) => page.getByRole('log', { name: 'Chat' });

test('players talk beside the board and on a phone, through a restart; who watches has another room', async () => {
  const [host, friend] = [await visit.open('/', { breaksLine: true }), await visit.open('/', { breaksLine: true })];
  const watcher = await visit.open('/', { breaksLine: true });
  const path = await sitDown(host, friend);
  await friend.setViewportSize(SMALL);
  const pages = [host, friend, watcher];
  for (const page of pages) await page.goto(new URL(path, page.url()).href);
  for (const page of pages) await page.locator('html[data-idle="true"][data-entry]').waitFor();

  await host.getByRole('textbox', { name: 'Write to the table' }).fill('Hello <b>there</b> https://example.org');
  await host.keyboard.press('Enter');
  const line = friend.getByRole('button', { name: 'Chat, 1 new line' });
  await line.waitFor();
  expect(await isInSight(line)).toBe(true);
  await friend.keyboard.press('c');
  await chatLog(friend).getByText('Hello <b>there</b> https://example.org', { exact: true }).waitFor();
  await expect.poll(() => friend.locator('[data-chat-line]').textContent()).not.toContain('new line');
  expect(await chatLog(friend).locator('a, b b').count()).toBe(0);
  expect(await isInSight(friend.getByRole('textbox', { name: 'Write to the table' }))).toBe(true);
  const shown = floats(host, 'clap');
  await friend.getByRole('button', { name: 'claps' }).click();
  await shown;
  await friend.getByRole('button', { name: 'More phrases' }).click();
  await friend.getByRole('button', { name: 'Thanks!' }).click();
  await chatLog(host).getByText('Thanks!').waitFor();
  for (const page of [host, friend]) expect(await faultsInEveryLight(page)).toEqual([]);

  await visit.hall.kill();
  await visit.hall.restart();
  // What was said is there, and one goes on; also a page that is opened anew has it.
  await host.reload();
  await chatLog(host).getByText('Thanks!').waitFor();
  await friend.getByRole('textbox', { name: 'Write to the table' }).fill('Still here?');
  await friend.keyboard.press('Enter');
  await chatLog(host).getByText('Still here?').waitFor();
  await friend.keyboard.press('Escape');
  await chatLog(friend).waitFor({ state: 'detached' });

  // Nothing of it is for who watches. Their own room is closed while hands are hidden, until the host opens it.
  await watcher.locator('html[data-idle="true"]').waitFor();
  await host.getByRole('button', { name: 'Chat settings' }).click();
  await host.getByRole('switch', { name: 'Watchers may write' }).click();
  await host.getByRole('button', { name: 'Chat settings' }).click();
  await watcher.getByRole('textbox', { name: 'Write to the watchers' }).fill('Exciting!');
  await watcher.keyboard.press('Enter');
  await chatLog(watcher).getByText('Exciting!').waitFor();
  await host.getByRole('radio', { name: 'Watchers (1)' }).check({ force: true });
  await chatLog(host).getByText('Exciting!').waitFor();
  expect(await host.getByRole('textbox', { name: /^Write to/ }).count()).toBe(0);
  expect(await chatLog(watcher).getByText('Thanks!').count()).toBe(0);
  expect(await watcher.getByText(/Still here|<b>there/).count()).toBe(0);
});

test('people talk while they wait for the start, and on when it is over', async () => {
  const [host, friend] = [await visit.open('/'), await visit.open('/')];
  const wish = { game: 'machi-koro', options: {}, seats: ['me' as const, 'open' as const] };
  const table = (await ask(host, { do: 'create', re: 1, ...wish, public: false, start: false })) as string;
  await friend.setViewportSize(SMALL);
  await host.setViewportSize({ width: 1366, height: 650 });
  for (const page of [host, friend]) await page.goto(new URL(`/table/${table}`, page.url()).href);
  // Alone nobody talks.
  await host.getByRole('heading', { name: 'Invite' }).waitFor();
  expect(await chatLog(host).count()).toBe(0);
  await friend.getByRole('button', { name: 'Take a seat' }).click();

  await host.getByRole('textbox', { name: 'Write to the table' }).fill('Shall we play with the changing display?');
  await host.keyboard.press('Enter');
  const line = friend.getByRole('button', { name: 'Chat, 1 new line' });
  await line.waitFor();
  expect(await isInSight(line)).toBe(true);
  expect(await isInSight(friend.locator('li[data-you]'))).toBe(true);
  await line.click();
  await chatLog(friend).getByText('Shall we play with the changing display?').waitFor();
  await friend.getByRole('button', { name: 'More phrases' }).click();
  await friend.getByRole('button', { name: 'Good luck, everybody!' }).click();
  await chatLog(host).getByText('Good luck, everybody!').waitFor();
  const shown = floats(host, 'clap');
  await friend.getByRole('button', { name: 'claps' }).click();
  await shown;
  for (const page of [host, friend]) expect(await faultsInEveryLight(page)).toEqual([]);
  await friend.getByRole('button', { name: 'Close' }).click();
  await host.locator('button:enabled', { hasText: 'Start' }).click();
  for (const page of [host, friend]) await page.locator('html[data-idle="true"][data-entry]').waitFor();
  await chatLog(host).getByText('Good luck, everybody!').waitFor();

  // Both want to end it.
  const moment = (await entryOf(host)) + 1;
  const match = `${table}-1`;
  for (const page of [host, friend]) {
    const move = `end-${page === host ? 'host' : 'friend'}`;
    await ask(page, { do: 'propose', re: 1, table, match, move, agreement: { is: 'end' }, moment });
  }
  for (const page of [host, friend]) await page.getByRole('heading', { name: 'Ended by agreement' }).waitFor();
  await chatLog(host).getByText('Good luck, everybody!').waitFor();
  await friend.locator('[data-chat-line] button').click();
  await friend.getByRole('textbox', { name: 'Write to the table' }).fill('Once more?');
  await friend.keyboard.press('Enter');
  await chatLog(host).getByText('Once more?').waitFor();
  const bowed = floats(host, 'bow');
  await friend.getByRole('button', { name: 'bows' }).click();
  await bowed;
  await friend.getByRole('button', { name: 'Close' }).click();
  for (const page of [host, friend]) expect(await faultsInEveryLight(page)).toEqual([]);
});
