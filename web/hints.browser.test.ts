/** Hints on pages: asking for one by key, by button and in the menu, what is shown and heard then, and what others read. */
import { registry } from '@yamanote/games/registry';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPosition } from './testing/device.ts';
import { type Ear, listen } from './testing/ears.ts';
import { tooWide } from './testing/fit.ts';
import { answers, awaitNews, awaitQuestion, entryOf } from './testing/play.ts';
import { startMatch } from './testing/start-match.ts';
import { inviteButton, takeBots } from './testing/station.ts';
import { tableOf } from './testing/together.ts';
import { useHall } from './testing/visit.ts';
import { momentsOf } from './testing/walk/moments.ts';
import { de } from './words/de.ts';

/** Whoever is asked has something to build, and may as well build nothing. */
const visit = useHall({
  game: 'machi-koro',
  position: { turn: 0, step: 'build', dice: [5], players: [{ coins: 6 }, { coins: 3 }] },
});

const told = (page: Page) => page.getByRole('region', { name: 'What is happening' });
const hint = (page: Page) => told(page).getByText(/^Hint: /);
const sheet = (page: Page) => page.getByRole('region', { name: 'The best answers' });
const chosen = (page: Page) => page.locator('section[data-mine] [data-answer][data-chosen]');

test('a key asks for a hint: the best answer is chosen on the board and said, and the others can be compared', async () => {
  const page = await visit.open('/');
  await startMatch(page, { game: 'machi-koro', bots: ['random'] });
  await listen(page);
  await awaitQuestion(page);
  await page.keyboard.press('h');
  await told(page)
    .getByText(/^Hint: .+, \d+\s% to win$/)
    .waitFor();
  await page.locator('[data-answer][data-chosen]:focus').waitFor();
  await page.waitForFunction(() =>
    (window as unknown as Ear).heard.some((one) => 'text' in one && /^Hint: .+\s% to win\./.test(one.text)),
  );
  await page.getByRole('log').getByText('You asked for a hint.').waitFor();

  // What was weighed can be compared; how much that is hangs on the machine.
  await told(page).getByRole('button', { name: 'Compare' }).click();
  const rows = sheet(page)
    .getByRole('listitem')
    .getByRole('button', { name: /^\d+ %/ });
  await expect.poll(() => rows.count()).toBeGreaterThan(0);
  await rows.first().click();
  await sheet(page).waitFor({ state: 'detached' });

  // Whoever chooses something else is told about that.
  const best = await chosen(page).textContent();
  await page.getByRole('button', { name: 'All choices' }).click();
  const others = page.locator('[data-sheet] ol button[aria-pressed="false"]');
  await others.first().click();
  await chosen(page)
    .filter({ hasNotText: best ?? '' })
    .waitFor();
  await hint(page).waitFor({ state: 'detached' });

  // By its button it comes again, and it goes with the answer.
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await told(page)
    .getByText(/^Hint: /)
    .waitFor();
  const entry = await entryOf(page);
  await chosen(page).click();
  await awaitNews(page, entry);
  await expect
    .poll(() =>
      told(page)
        .getByText(/^Hint: /)
        .count(),
    )
    .toBe(0);
  await expect.poll(() => page.getByRole('log').getByText('You asked for a hint.').count()).toBe(1);
});

test('on the smallest phone it stands in the menu, and crowds nothing', async () => {
  const viewport = { width: 320, height: 500 };
  const page = await visit.open('/', { viewport, hasTouch: true, isMobile: true, locale: 'de-DE' });
  await startMatch(page, { game: 'machi-koro', bots: ['random'] });
  await awaitQuestion(page);
  const { hint, menu, told: happening } = de.table;
  await expect
    .poll(() => page.getByRole('button', { name: hint.ask, exact: true }).filter({ visible: true }).count())
    .toBe(0);
  await page.getByRole('button', { name: menu, exact: true }).tap();
  await page.getByRole('dialog').getByRole('button', { name: hint.ask, exact: true }).tap();
  const line = page.getByRole('region', { name: happening }).getByText(/^Tipp: .+\s% Siegchance$/);
  await line.waitFor();
  await chosen(page).waitFor();
  expect(await tooWide(page)).toEqual([]);
  await expect.poll(() => answers(page).last().isVisible()).toBe(true);
  await page.getByRole('button', { name: hint.compare }).tap();
  await page.getByRole('region', { name: hint.title }).waitFor();
  expect(await tooWide(page)).toEqual([]);
});

const PHONE = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };

test('on a phone it stands beside the question, where it can be found', async () => {
  const page = await visit.open('/', PHONE);
  await startMatch(page, { game: 'machi-koro', bots: ['random'] });
  await awaitQuestion(page);
  await page.getByRole('button', { name: 'Hint', exact: true }).tap();
  await told(page)
    .getByText(/^Hint: /)
    .waitFor();
  expect(await tooWide(page)).toEqual([]);
});

test('where it would cost the question a further line it stands in the menu: the board comes first', async () => {
  const page = await visit.open('/', { ...PHONE, locale: 'de-DE' });
  const { game } = await registry['king-of-tokyo']();
  const [[short], [long]] = ['buy', 'charge'].map((kind) => momentsOf(game, 1).get(kind) ?? []);
  const bar = page.locator('section[data-mine]');
  const ask = bar.getByRole('button', { name: de.table.hint.ask, exact: true });
  await openPosition(page, short);
  await ask.waitFor();
  await openPosition(page, long);
  await expect.poll(() => ask.isVisible()).toBe(false);
  const [usual, crowded] = await bar.evaluate((element) => {
    const { clientHeight } = element;
    element.dataset.spare = '';
    return [clientHeight, element.clientHeight];
  });
  expect(crowded).toBeGreaterThan(usual);
  await page.getByRole('button', { name: de.table.menu, exact: true }).tap();
  await expect
    .poll(() => page.getByRole('dialog').getByRole('button', { name: de.table.hint.ask, exact: true }).isEnabled())
    .toBe(true);
});

test('among friends the host allows hints before the start, and everybody reads who asked for one', async () => {
  const host = await visit.open('/game/machi-koro');
  await takeBots(host, 1);
  await inviteButton(host).click();
  const friend = await visit.open(await tableOf(host));
  await friend.getByRole('button', { name: 'Take a seat' }).click();
  await friend.locator('li[data-you]').waitFor();
  const agreed = (page: Page) => page.getByRole('region', { name: 'Options' });
  await agreed(friend).getByText('No hints').waitFor();
  await agreed(host)
    .getByRole('button', { name: /^Allow/ })
    .click();
  await agreed(friend).getByText('Hints are allowed').waitFor();
  await host.locator('button:enabled', { hasText: 'Start' }).click();
  for (const page of [host, friend]) await page.getByText(/hints on/).waitFor();
  await awaitQuestion(host);
  await host.keyboard.press('h');
  await told(host)
    .getByText(/^Hint: /)
    .waitFor();
  await friend
    .getByRole('log')
    .getByText(/^.+ asked for a hint\.$/)
    .waitFor();
  await expect.poll(() => friend.getByText(/^Hint: /).count()).toBe(0);
});
