import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPosition } from './testing/device.ts';
import { answers, awaitNews, awaitQuestion, entryOf } from './testing/play.ts';
import { tab } from './testing/shinjuku.ts';
import { MIDDLE, OPTIONS } from './testing/shinjuku-position.ts';
import { useHall } from './testing/visit.ts';
import { isInSight } from './testing/window.ts';

const visit = useHall();
const PHONE = { width: 390, height: 664 };
const LAPTOP = { width: 1366, height: 650 };

async function openMiddle(viewport: { width: number; height: number }, change: object = {}): Promise<Page> {
  const page = await visit.open('/', { viewport });
  const position = { ...MIDDLE, ...change };
  await openPosition(page, { game: 'shinjuku', options: OPTIONS, position, seats: 4, mine: 2 });
  return page;
}

test('three cards are named on the row and on the button before they are gone', async () => {
  const poor = MIDDLE.players.map((player, seat) =>
    seat === 2 ? { ...player, hand: ['katsushika', 'nerima', 'edogawa'] } : player,
  );
  const page = await openMiddle({ width: 1440, height: 900 }, { players: poor });
  const row = page.locator('button[data-target^="plan:"]').first();
  expect(await row.textContent()).toContain('price: 3 cards: Nerima, Katsushika, Edogawa');
  expect(await row.locator('[data-paid="three"]').textContent()).toContain('3 cards');
  await row.click();
  expect(await page.locator('[data-answer][data-primary]').textContent()).toMatch(/for you.* · 3 cards: /);
});

test('a store opens with four taps: what, where, which, done', async () => {
  const page = await openMiddle(PHONE);
  const entry = await entryOf(page);
  await tab(page, 'open').click();
  await page.locator('g[data-target="station:yotsuya"]').click();
  await page.locator('button[data-target="open:good:books"]').click();
  const open = page.locator('[data-answer][data-primary]');
  expect(await open.textContent()).toBe('Open a book store at Yotsuya card Shinjuku');
  await open.click();
  await awaitNews(page, entry);
  await page.getByText('You open a book store at Yotsuya.').first().waitFor({ state: 'attached' });
});

test('passing is never where the confirming button was', async () => {
  const page = await openMiddle(PHONE);
  const pass = page.getByRole('button', { name: 'End the turn' });
  const before = await pass.boundingBox();
  await tab(page, 'open').click();
  await page.locator('g[data-target="station:yotsuya"]').click();
  const confirm = await page.locator('[data-answer][data-primary]').boundingBox();
  if (before === null || confirm === null) throw new Error('both buttons are there');
  expect(before.x + before.width).toBeLessThanOrEqual(confirm.x);
});

test('one’s own card makes a place glow more than a joker, and that more than three cards', async () => {
  const page = await openMiddle(LAPTOP);
  await tab(page, 'open').click();
  const halo = async (station: string) => {
    const place = page.locator(`g[data-target="station:${station}"]`);
    const width = await place
      .locator('circle')
      .last()
      .evaluate((ring) => getComputedStyle(ring).strokeWidth);
    return { paid: await place.getAttribute('data-paid'), width: Number.parseFloat(width) };
  };
  const [own, joker] = [await halo('yotsuya'), await halo('aoto')];
  expect([own.paid, joker.paid]).toEqual(['itself', 'joker']);
  expect(own.width).toBeGreaterThan(joker.width);
});

test('queue, stars and bag are one tap away on a phone, with what they are for', async () => {
  const page = await openMiddle(PHONE);
  await page.getByRole('button', { name: /^Queue; 1: Edogawa, 2 clothing customers; leaves next/ }).click();
  const sheet = page.locator('[data-sheet]');
  await sheet.getByRole('region', { name: 'Star track' }).waitFor();
  expect(await sheet.textContent()).toContain('At the end a star stands for one customer of any good');
});

test('things are equally high whatever is asked', async () => {
  const heights = new Set<number | undefined>();
  const page = await openMiddle(PHONE);
  const things = page.getByRole('region', { name: 'Display' });
  const measure = async () => heights.add((await things.boundingBox())?.height);
  await measure();
  for (const name of ['open', 'move', 'upgrade']) {
    await tab(page, name).click();
    await measure();
    await tab(page, name).click();
  }
  await tab(page, 'open').click();
  await page.locator('g[data-target="station:yotsuya"]').click();
  await measure();
  expect([...heights]).toHaveLength(1);
  expect(await answers(page).count()).toBeGreaterThan(0);
});

test('what others did is framed and ringed on the map when their line is tapped', async () => {
  const page = await openMiddle(LAPTOP);
  const entry = await entryOf(page);
  await page.getByRole('button', { name: 'End the turn' }).click();
  await awaitNews(page, entry);
  await awaitQuestion(page);
  const rows = page.getByRole('region', { name: 'What happens' }).getByRole('button');
  expect(await rows.count()).toBe(3);
  let ringed = 0;
  for (const row of await rows.all()) {
    await row.click();
    const rings = page.locator('main g[data-pointed] > *');
    for (const ring of await rings.all()) {
      ringed++;
      const [box, map] = [await ring.boundingBox(), await page.locator('main').boundingBox()];
      if (box === null || map === null) throw new Error('a ring is drawn');
      expect(box.x + box.width / 2).toBeGreaterThan(map.x);
      expect(box.x + box.width / 2).toBeLessThan(map.x + map.width);
      expect(box.y + box.height / 2).toBeGreaterThan(map.y);
      expect(box.y + box.height / 2).toBeLessThan(map.y + map.height);
    }
  }
  expect(ringed).toBeGreaterThan(0);
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1440, height: 790 },
]) {
  test(`what others did leaves what is to be decided whole (${viewport.height})`, async () => {
    const page = await openMiddle(viewport);
    const entry = await entryOf(page);
    await page.getByRole('button', { name: 'End the turn' }).click();
    await awaitNews(page, entry);
    await awaitQuestion(page);
    const rows = page.getByRole('region', { name: 'What happens' }).getByRole('button');
    expect(await rows.count()).toBe(3);
    for (const name of ['open', 'track', 'move', 'upgrade', 'income']) {
      expect(await isInSight(tab(page, name)), name).toBe(true);
    }
    for (const answer of await answers(page).all()) expect(await isInSight(answer)).toBe(true);
    // The last line is a scroll away.
    await rows.last().click();
  });
}
