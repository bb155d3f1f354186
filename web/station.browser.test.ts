/** A game's station: everything to start with is on the first screen, and what starts is what its button says. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { STATIONS } from './stations.ts';
import { tableAskedFor } from './testing/asked.ts';
import { tooSmall, tooWide } from './testing/fit.ts';
import { drawByMouse, playOut } from './testing/next-station.ts';
import { awaitQuestion } from './testing/play.ts';
import { inviteButton, playButton, takeBots, takeChip, takeOption, togetherButton } from './testing/station.ts';
import { useHall } from './testing/visit.ts';
import { isInSight, REAL_WINDOWS, resize } from './testing/window.ts';
import { de } from './words/de.ts';

const visit = useHall();

// German has the longest words.
test.each(STATIONS.map(({ id }) => id))('%s is started from the first screen of every window', async (id) => {
  const page = await visit.open(`/game/${id}`, { locale: 'de-DE', newcomer: true });
  const found: Record<string, unknown> = {};
  for (const size of REAL_WINDOWS) {
    await resize(page, size);
    const seen = {
      sign: await isInSight(page.getByRole('heading', { level: 1 })),
      goal: await isInSight(page.getByText(`${de.game.goal}:`).locator('..')),
      play: await isInSight(playButton(page, de)),
      invite: await isInSight(inviteButton(page, de)),
      together: await isInSight(togetherButton(page, de)),
      picture: ((await page.locator('figure').boundingBox())?.height ?? 0) >= 96,
    };
    const faults = [...(await tooWide(page)), ...(await tooSmall(page))];
    if (Object.values(seen).includes(false) || faults.length > 0)
      found[`${size.width}×${size.height}`] = { ...seen, faults };
  }
  expect(found).toEqual({});
});

test('how bots that go by one’s results play can be read to its end in a low window', async () => {
  for (const { id } of STATIONS) {
    const page = await visit.open(`/game/${id}`, { locale: 'de-DE', viewport: { width: 844, height: 390 } });
    const note = page.getByText(de.bots.even.hint);
    await note.waitFor();
    expect([id, await isInSight(note)]).toEqual([id, true]);
    await page.close();
  }
});

const starts = (page: Page) => playButton(page).locator('small').textContent();

test('a newcomer is offered a first game with gentle bots and explanations', async () => {
  const page = await visit.open('/game/shinjuku', { newcomer: true });
  await expect.poll(() => starts(page)).toBe('First game, 3 gentle bots');
  await page.evaluate(() => localStorage.setItem('yamanote.explanations', 'off'));
  const { options, seats } = await tableAskedFor(page, () => playButton(page).click());
  expect(options).toMatchObject({ ceo: true, kaiju: false });
  expect(seats).toEqual(['me', { bot: 'gentle' }, { bot: 'gentle' }, { bot: 'gentle' }]);
  await awaitQuestion(page);
  await page.getByRole('button', { name: 'Got it' }).first().waitFor();
});

test('alone is a chip; who has finished a match is offered the last set-up', async () => {
  const game = '/game/next-station-tokyo';
  const page = await visit.open(game, { newcomer: true });
  await takeChip(page, 'Rules', 'Usual rules');
  await takeBots(page, 0);
  await expect.poll(() => starts(page)).toBe('Usual rules, solo');
  await playButton(page).click();
  await awaitQuestion(page);
  const table = page.url();
  // Begun is not finished.
  await page.goto(new URL(game, table).href);
  await expect.poll(() => starts(page)).toBe('First game, 3 gentle bots');
  await page.goto(table);
  await playOut(page, drawByMouse);
  await expect.poll(() => page.getByRole('list', { name: 'Result' }).locator('> li').count()).toBe(1);
  await page.goto(new URL(game, table).href);
  await expect.poll(() => starts(page)).toBe('Usual rules, solo');
});

test('options that an edition has not are not offered, and go back to usual', async () => {
  const page = await visit.open('/game/shinjuku');
  await takeOption(page, 'CEOs');
  await page.getByText('CEOs', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Options' });
  await dialog.getByText('Prototype r12', { exact: true }).click();
  await dialog.getByRole('switch', { name: /^CEOs/ }).waitFor({ state: 'detached' });
  await expect.poll(() => dialog.getByRole('switch', { name: /Kaiju/ }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByText('Prototype r12', { exact: true }).waitFor();
  await expect.poll(() => starts(page)).toBe('Custom, 3 bots about as good as you');
  const { options } = await tableAskedFor(page, async () => {
    await takeOption(page, 'CEOs');
    await takeOption(page, 'Prototype r12');
    await playButton(page).click();
  });
  expect(options).toMatchObject({ edition: 'r12', ceo: false });
});

test('an invitation has the same options and as many seats', async () => {
  const page = await visit.open('/game/shinjuku');
  const { options, seats, start } = await tableAskedFor(page, async () => {
    await takeBots(page, 2);
    await takeOption(page, 'Kaiju');
    await inviteButton(page).click();
  });
  expect(options).toMatchObject({ kaiju: true });
  expect({ seats, start }).toEqual({ seats: ['me', 'open', 'open'], start: false });
});
