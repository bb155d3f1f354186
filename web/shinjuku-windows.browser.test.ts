import type { Locator, Page } from 'playwright-core';
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

test('three cards are named by the ward, on the row and on the button before they are gone', async () => {
  const poor = MIDDLE.players.map((player, seat) =>
    seat === 2 ? { ...player, hand: ['katsushika', 'nerima', 'edogawa'] } : player,
  );
  const page = await openMiddle({ width: 1440, height: 900 }, { players: poor });
  const row = page.locator('button[data-target^="plan:"]').first();
  await expect.poll(() => row.textContent()).toContain('costs 3 cards: Nerima, Katsushika, Edogawa');
  await expect.poll(() => row.locator('[data-paid="three"]').textContent()).toContain('3 cards');
  await tab(page, 'move').click();
  const ward = page.locator('button[data-target^="ward:"]').first();
  await expect
    .poll(() => ward.textContent())
    .toMatch(/: Choose the way yourself; .*; 3 cards: Nerima, Katsushika, Edogawa/);
  await row.click();
  await expect.poll(() => page.locator('[data-answer][data-primary]').textContent()).toMatch(/for you.* · 3 cards: /);
});

test('a store opens with four taps: what, where, which, done', async () => {
  const page = await openMiddle(PHONE);
  const entry = await entryOf(page);
  await tab(page, 'open').click();
  await page.locator('g[data-target="station:yotsuya"]').click();
  await page.locator('button[data-target="open:good:books"]').click();
  const open = page.locator('[data-answer][data-primary]');
  await expect.poll(() => open.textContent()).toBe('Open a book store at Yotsuya card Shinjuku');
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
  await expect.poll(() => sheet.textContent()).toContain('At the end each star counts as one customer of any good');
});

test('things are equally high whatever is asked', async () => {
  const heights = new Set<number | undefined>();
  const page = await openMiddle(PHONE);
  const things = page.getByRole('region', { name: 'Your area' });
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
  await expect.poll(() => answers(page).count()).toBeGreaterThan(0);
});

test('what others did is framed and ringed on the map when their line is tapped', async () => {
  const page = await openMiddle(LAPTOP);
  const entry = await entryOf(page);
  await page.getByRole('button', { name: 'End the turn' }).click();
  await awaitNews(page, entry);
  await awaitQuestion(page);
  const rows = page.getByRole('region', { name: 'What is happening' }).getByRole('button');
  await expect.poll(() => rows.count()).toBe(3);
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
    const rows = page.getByRole('region', { name: 'What is happening' }).getByRole('button');
    await expect.poll(() => rows.count()).toBe(3);
    for (const name of ['open', 'track', 'move', 'upgrade', 'income']) {
      await expect.poll(() => isInSight(tab(page, name)), { message: name }).toBe(true);
    }
    for (const answer of await answers(page).all()) await expect.poll(() => isInSight(answer)).toBe(true);
    // The last line is a scroll away.
    await rows.last().click();
  });
}

const HAND = ['ota', 'kita', 'shinjuku', 'minato'];
/** Everybody's CEO and the Kaiju on the map. */
const CHASED = {
  kaiju: 'chiyoda',
  players: MIDDLE.players.map((player, seat) => ({ ...player, ceo: HAND[seat] })),
};

/** Whether all of it is inside the window, and nothing lies over its middle. */
const isOpen = (place: Locator) =>
  place.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const on = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && element.contains(on);
  });

test('one’s hand is seen with every question on a laptop', async () => {
  const page = await openMiddle(LAPTOP, { done: [] });
  const cards = page.getByRole('region', { name: 'Your hand' }).locator('ul[tabindex] > li');
  const all = async () => (await Promise.all((await cards.all()).map(isOpen))).every(Boolean);
  await expect.poll(() => cards.count()).toBe(6);
  await expect.poll(() => all()).toBe(true);
  for (const name of ['open', 'track', 'move', 'upgrade']) {
    await tab(page, name).click();
    await expect.poll(() => all(), { message: name }).toBe(true);
  }
  await page.locator('button[data-target="station:tokyo"]').click();
  await expect.poll(() => all(), { message: 'a store chosen' }).toBe(true);
});

test('after the others’ turns the Kaiju’s buttons, the question and the hand are within reach', async () => {
  const page = await visit.open('/', { viewport: LAPTOP, locale: 'de' });
  const options = { ...OPTIONS, ceo: true, kaiju: true };
  await openPosition(page, { game: 'shinjuku', options, position: { ...MIDDLE, ...CHASED }, seats: 4, mine: 2 });
  const entry = await entryOf(page);
  await page.getByRole('button', { name: 'Zug beenden' }).click();
  await awaitNews(page, entry);
  await awaitQuestion(page);
  await page.getByRole('heading', { name: /^Wohin schickst du den Kaiju/ }).waitFor();
  const told = page.getByRole('region', { name: 'Was gerade passiert' }).getByRole('button');
  await expect.poll(() => told.count()).toBe(3);
  const wards = page.locator('button[data-target^="ward:"]');
  await expect.poll(() => wards.count()).toBeGreaterThan(1);
  const hand = page.getByRole('region', { name: 'Deine Hand' });
  for (const place of [...(await wards.all()), hand]) await expect.poll(() => isOpen(place)).toBe(true);
  // A line is as high as its words: none lies over another.
  const lines = await told.evaluateAll((rows) => rows.map((row) => row.scrollHeight - row.clientHeight));
  expect(lines).toEqual([0, 0, 0]);
});

test('who gets off is chosen on a phone among the rides of the ward, or on a way of one’s own', async () => {
  const page = await openMiddle(PHONE);
  await tab(page, 'move').click();
  const rows = page.locator('button[data-target^="plan:shinjuku:"]');
  await rows.first().click();
  await expect.poll(() => rows.count()).toBeGreaterThan(2);
  const ends = await Promise.all((await rows.all()).map((row) => row.getAttribute('data-target')));
  expect(new Set(ends).size).toBe(ends.length);
  await rows.nth(1).click();
  await expect.poll(() => rows.nth(1).getAttribute('data-state')).toBe('selected');
  const ridden = page.locator('[data-answer][data-primary]');
  const before = await ridden.textContent();
  await page.getByRole('button', { name: 'Shinjuku: Choose the way yourself' }).click();
  await expect.poll(() => ridden.textContent()).not.toBe(before);
  await expect.poll(() => ridden.textContent()).toContain('Move Shinjuku’s customers');
});

test('the map stays as it is when an action is looked at, on a phone and on a laptop', async () => {
  for (const viewport of [PHONE, LAPTOP]) {
    const page = await openMiddle(viewport, { done: [] });
    const look = () =>
      page
        .locator('main [data-panned] > div')
        .first()
        .evaluate((map) => map.style.transform);
    const before = await look();
    expect(before).toContain('scale(1)');
    for (const name of ['open', 'move', 'upgrade']) {
      await tab(page, name).click();
      await expect.poll(() => look(), { message: `${viewport.width} ${name}` }).toBe(before);
      await tab(page, name).click();
    }
  }
});

test('the last turns are named in the question and on the board', async () => {
  for (const viewport of [PHONE, LAPTOP, { width: 1440, height: 900 }]) {
    const page = await openMiddle(viewport, {
      trigger: 1,
      done: [],
      queue: MIDDLE.queue.map((slot) => ({ ...slot, customers: [] })),
      bag: {},
    });
    await page.getByRole('heading', { name: 'Your last turn: what is your first action?' }).waitFor();
    await expect.poll(() => page.getByText('last turns', { exact: true }).filter({ visible: true }).count()).toBe(1);
  }
});

test('one asks one thing at a time: where, once it is known what', async () => {
  const page = await openMiddle(PHONE);
  await page.getByRole('heading', { name: 'What is your second action, after Track?' }).waitFor();
  await tab(page, 'open').click();
  await page.getByRole('heading', { name: 'Open at which station?' }).waitFor();
  await expect
    .poll(() => page.getByRole('heading', { name: 'What is your second action, after Track?' }).count())
    .toBe(0);
});

test('points and whom one has won stand on one’s own seat on a phone, and nothing runs out of it', async () => {
  const page = await openMiddle(PHONE);
  const seats = page.getByRole('region', { name: 'Seats' }).locator('ol > li');
  await expect.poll(() => seats.first().textContent()).toMatch(/31 points.*7 customers won/);
  for (const seat of await seats.all()) {
    const beyond = await seat.evaluate((place) => {
      const { right } = place.getBoundingClientRect();
      return Math.max(
        ...[...place.querySelectorAll('ul > li')].map((one) => one.getBoundingClientRect().right - right),
      );
    });
    expect(beyond).toBeLessThanOrEqual(0);
  }
});

test('a ride that was set off with one press is taken back with one', async () => {
  const page = await openMiddle(PHONE, { done: [] });
  await tab(page, 'move').click();
  const rows = page.locator('button[data-target^="plan:shinjuku:"]');
  await rows.first().click();
  // Cards that others draw cannot be taken back.
  await rows.filter({ hasNotText: 'takes Income' }).first().click();
  const entry = await entryOf(page);
  await page.locator('[data-answer][data-primary]').click();
  await awaitNews(page, entry);
  await page.getByRole('heading', { name: 'What is your second action, after Move?' }).waitFor();
  const ridden = await entryOf(page);
  expect(ridden).toBeGreaterThan(entry + 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await awaitNews(page, ridden);
  await page.getByRole('heading', { name: 'What is your first action?' }).waitFor();
});
