import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsInEveryLight } from './testing/axe.ts';
import { openPosition } from './testing/device.ts';
import { tooSmall, tooWide } from './testing/fit.ts';
import { answers, awaitNews, awaitQuestion, entryOf } from './testing/play.ts';
import { glowing, type Played, playByMouse, rides, tab } from './testing/shinjuku.ts';
import { MIDDLE, OPTIONS } from './testing/shinjuku-position.ts';
import { playButton, takeChip, takeOption } from './testing/station.ts';
import { PHONE, useHall } from './testing/visit.ts';

const visit = useHall();
/** More stops than any page has. */
const MANY = 90;

test('a whole match by mouse: a ride by hand and others from the planner, stores, track', async () => {
  const page = await visit.open('/game/shinjuku');
  await playButton(page).click();
  const played = new Set<Played>();
  while ((await awaitQuestion(page)) === 'asked') played.add(await playByMouse(page, !played.has('by hand')));
  expect(played).toContain('by hand');
  expect(played).toContain('opened');
  expect(played).toContain('built');
  await expect.poll(() => page.getByRole('list', { name: 'Result' }).locator('> li').count()).toBe(4);
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByText(/every move was legal/).waitFor();
});

test('the prototype r12 to its end: no queue, and the good that one has most of does not count', async () => {
  const page = await visit.open('/game/shinjuku');
  await takeOption(page, 'Prototype r12');
  await playButton(page).click();
  await awaitQuestion(page);
  await page.getByText('1 customer arrives each turn').waitFor();
  await expect.poll(() => page.getByRole('region', { name: 'Queue' }).count()).toBe(0);
  // Now and then a first turn has no track that one could pay for.
  while ((await awaitQuestion(page)) === 'asked' && (await tab(page, 'track').count()) === 0)
    await playByMouse(page, false);
  await tab(page, 'track').click();
  await page.getByText('The first piece decides: only cards of the wards at its ends pay for a second one.').waitFor();
  const played = new Set<Played>();
  while ((await awaitQuestion(page)) === 'asked') played.add(await playByMouse(page, !played.has('by hand')));
  expect(played).toContain('opened');
  const won = page.getByRole('list', { name: 'What everybody has won' });
  await expect.poll(() => won.locator('> li').count()).toBe(4);
  await expect.poll(() => won.getByText(/ does not count/).count()).toBe(4);
});

test('a first game is played with CEOs, as the rulebook advises', async () => {
  const page = await visit.open('/game/shinjuku');
  await takeChip(page, 'Rules', 'First game');
  await playButton(page).click();
  const ceos = () => page.locator('main [data-car]').count();
  while ((await ceos()) < 4 && (await awaitQuestion(page)) === 'asked') await playByMouse(page, false);
  await expect.poll(() => ceos()).toBe(4);
});

test('a whole match without a pointer', async () => {
  const page = await visit.open('/game/shinjuku');
  await tabTo(page, playButton(page));
  await page.keyboard.press('Enter');
  const ids = new Set<string>();
  while ((await awaitQuestion(page)) === 'asked') ids.add(await playByKeys(page));
  // Stores and track were reached by arrow keys over the map.
  expect([...ids].filter((id) => id.startsWith('station:')).length).toBeGreaterThan(0);
  expect([...ids].filter((id) => id.startsWith('connection:')).length).toBeGreaterThan(0);
});

const focused = (page: Page) => page.locator('[data-target][data-state]:focus, [data-answer]:focus');
const idOf = async (place: Locator) => (await place.getAttribute('data-target')) ?? '';

/** Focus is where the next thing is to be done. Says which target was chosen. */
async function playByKeys(page: Page): Promise<string> {
  const entry = await entryOf(page);
  await focused(page).waitFor();
  let id = await idOf(focused(page));
  if (id === 'do:open' || id === 'do:track') {
    await page.keyboard.press('Enter');
    await page.locator(`[data-target="${id}"][data-state="selected"]`).waitFor();
    id = await walkToTheMap(page);
  } else if (id.startsWith('do:') || id.startsWith('spend:')) {
    await tabTo(page, answers(page).last());
    id = '';
  }
  await page.keyboard.press('Enter');
  const news = page.locator(`html[data-idle="true"]:not([data-entry="${entry}"])`);
  const chosen = page.locator(`[data-target="${id}"][data-state="selected"]:focus`);
  await chosen.or(news).first().waitFor();
  if ((await news.count()) === 0) await page.keyboard.press('Enter');
  await awaitNews(page, entry);
  return id;
}

/** From the column on the right arrows lead to the map on the left. */
async function walkToTheMap(page: Page): Promise<string> {
  await glowing(page).first().waitFor();
  for (let i = 0; i < MANY; i++) {
    await page.keyboard.press('ArrowLeft');
    const id = await idOf(focused(page));
    if (id.startsWith('station:') || id.startsWith('connection:')) return id;
  }
  throw new Error('arrow keys do not lead to the map');
}

async function tabTo(page: Page, goal: Locator): Promise<void> {
  await goal.waitFor();
  for (let i = 0; i < MANY; i++) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}

/** In the middle of a match; seat 2 is asked for its second action. */
async function openMiddle(opening?: Parameters<typeof visit.open>[1], change: object = {}): Promise<Page> {
  const page = await visit.open('/', opening);
  await openPosition(page, {
    game: 'shinjuku',
    options: { ...OPTIONS, ...('kaiju' in change ? { kaiju: true } : {}) },
    position: { ...MIDDLE, ...change },
    seats: 4,
    mine: 2,
  });
  return page;
}

test('the planner shows who gets whom on the way, and one press rides it all', async () => {
  const page = await openMiddle();
  const best = rides(page).first();
  await expect
    .poll(() => best.textContent())
    .toMatch(/Shinjuku.*Roppongi.*you: .*book.*takes Income \(\d cards?\).*costs card Shinjuku/);
  await best.click();
  // Takadanobaba, Shinjuku, Shibuya, Ebisu and Roppongi each get somebody.
  await page.locator('[data-plate="roppongi"]').waitFor();
  await expect.poll(() => page.locator('[data-plate]').count()).toBe(5);
  const ride = page.locator('[data-answer][data-primary]');
  await expect.poll(() => ride.textContent()).toMatch(/Ride to Roppongi.*4 for you.*card Shinjuku/);
  const entry = await entryOf(page);
  await ride.click();
  await awaitNews(page, entry);
  await page.getByRole('button', { name: 'Log' }).click();
  await page
    .getByRole('log')
    .getByText(/Roppongi/)
    .first()
    .waitFor({ state: 'attached' });
});

test('a ride by hand: ward, start, way, and what every next station would bring', async () => {
  const page = await openMiddle();
  await tab(page, 'move').click();
  await page.locator('path[data-target="ward:shinjuku"]').click();
  await step(page, () => answers(page).last().click());
  await step(page, () => page.locator('g[data-target="station:takadanobaba"]').click());
  // Books have got off by themselves; from here a train goes to Shinjuku or to Ikebukuro.
  await expect.poll(() => glowing(page, 'station').and(page.locator('g')).count()).toBe(2);
  await expect.poll(() => page.locator('[data-plate="takadanobaba"]').count()).toBe(1);
  await step(page, () => page.locator('g[data-target="station:shinjuku"]').click());
  // The department store takes anybody: the mover chooses.
  await step(page, () => page.locator('button[data-target="customer:electronics*"]').click());
  await step(page, () => page.locator('g[data-target="station:yotsuya"]').click());
  await expect
    .poll(() => page.locator('[data-answer][data-primary]').textContent())
    .toMatch(/Stop at Yotsuya.*2 for you/);
  // Taken back, and taken back again.
  await step(page, () => page.keyboard.press('z'));
  await page.locator('g[data-target="station:yotsuya"][data-state="legal"]').waitFor();
});

/** Something that is answered at once. */
async function step(page: Page, press: () => Promise<void>): Promise<void> {
  const entry = await entryOf(page);
  await press();
  await awaitNews(page, entry);
}

test('a payment is suggested, and can be changed: by the card, a joker, or three cards', async () => {
  const page = await openMiddle();
  await tab(page, 'open').click();
  await page.locator('g[data-target="station:daiba"]').click();
  const paying = page.locator('[data-pays]');
  await expect.poll(() => paying.getAttribute('data-target')).toBe('pay:minato');
  await page.locator('button[data-target="pay:shibuya"]').click();
  await page.locator('[data-target="pay:shibuya"][data-pays]').waitFor();
  await page.locator('button[data-target="pay:three"]').click();
  await step(page, () => answers(page).last().click());
  // The three least useful are picked: no joker, and nobody waits there.
  await expect.poll(() => page.locator('[data-target^="spend:"][aria-pressed="true"]').count()).toBe(3);
  await expect.poll(() => page.locator('[data-target="spend:minato 0"]').getAttribute('aria-pressed')).toBe('false');
  await expect.poll(() => answers(page).count()).toBe(1);
  await step(page, () => answers(page).last().click());
  await page.getByText('What opens at Daiba?').waitFor();
});

test('before the actions the Kaiju goes, and its victims flee', async () => {
  const page = await openMiddle(undefined, { step: 'rampage', done: [], kaiju: 'koto' });
  await step(page, () => page.locator('path[data-target="ward:minato"]').click());
  // Nobody waits in Minato, so nobody flees; its stations are closed.
  await tab(page, 'open').waitFor();
  await expect.poll(() => page.getByText('Minato: no customers; the Kaiju is here').count()).toBe(1);
});

test('at the end everybody’s sets lie on the table', async () => {
  const page = await openMiddle(undefined, { step: 'screens', done: [], trigger: 2 });
  await answers(page).last().click();
  await page.locator('li[data-won]').waitFor();
  // The sets are fetched when they are shown.
  await page.getByText('set of 4: 10 points').nth(3).waitFor();
  expect(await faultsInEveryLight(page)).toEqual([]);
});

/** Cards beside each other are pushed along by a finger, the page itself is not; a tap on the map takes what is nearest. */
async function misfits(page: Page): Promise<string[]> {
  const wide = (await tooWide(page)).filter((line) => line.startsWith('the page'));
  return [...wide, ...(await tooSmall(page)).filter((line) => !/<(path|g) /.test(line))];
}

test('on a phone everything fits, in German, and the list has what is too small for a finger', async () => {
  const page = await openMiddle({ locale: 'de-DE', viewport: PHONE, hasTouch: true });
  const found: Record<string, string[]> = {};
  const note = async (place: string) => {
    const faults = await misfits(page);
    if (faults.length > 0) found[place] = faults;
  };
  await note('action');
  for (const name of ['upgrade', 'open', 'move']) {
    await tab(page, name).click();
    await note(name);
  }
  // However much there is to choose from, the map stays large enough to be used.
  const map = await page.locator('main section').boundingBox();
  expect(map?.height).toBeGreaterThan(150);
  await page.getByRole('button', { name: 'Alle Möglichkeiten' }).click();
  const rows = page.locator('[data-sheet]').getByRole('listitem');
  // Every empty station, every ward with customers, and more.
  await expect.poll(() => rows.count()).toBeGreaterThan(35);
  await note('list');
  await rows.filter({ hasText: 'Daiba' }).getByRole('button').click();
  await page.locator('[data-target="station:daiba"][data-state="selected"]').waitFor();
  await note('opening');
  await page.locator('button[data-target="pay:three"]').click();
  await step(page, () => answers(page).last().click());
  await note('three cards');
  await step(page, () => answers(page).last().click());
  await note('what opens');
  expect(found).toEqual({});
});

test('on a phone a ride fits as well, with all that may follow', async () => {
  const page = await openMiddle({ locale: 'de-DE', viewport: PHONE, hasTouch: true });
  const found: Record<string, string[]> = {};
  const note = async (place: string) => {
    const faults = await misfits(page);
    if (faults.length > 0) found[place] = faults;
  };
  await tab(page, 'move').click();
  await page.locator('path[data-target="ward:shinjuku"]').click();
  await step(page, () => answers(page).last().click());
  await note('start');
  await step(page, () => page.locator('button[data-target="station:takadanobaba"]').click());
  await note('ride');
  await step(page, () => page.locator('button[data-target="station:shinjuku"]').click());
  await note('who gets off');
  expect(found).toEqual({});
});

test('two stations under one finger bring the map closer first', async () => {
  const page = await openMiddle({ viewport: PHONE, hasTouch: true });
  await tab(page, 'open').click();
  await page.getByRole('button', { name: 'Whole map' }).click();
  const boxOf = async (id: string) => (await page.locator(`g[data-target="${id}"]`).boundingBox()) as DOMRect;
  const [one, other] = [await boxOf('station:yoyogi'), await boxOf('station:yotsuya')];
  const middle = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const [a, b] = [middle(one), middle(other)];
  await page.touchscreen.tap((a.x + b.x) / 2, (a.y + b.y) / 2 - 2);
  await page.getByRole('button', { name: 'Whole map' }).waitFor();
  expect((await boxOf('station:yoyogi')).width).toBeGreaterThan(one.width);
  await expect.poll(() => page.locator('g[data-state="selected"]').count()).toBe(0);
});

test('two fingers that part bring the map closer, and the small map shows all of it again', async () => {
  const page = await openMiddle({ viewport: PHONE, hasTouch: true });
  const map = (await page.locator('main section').boundingBox()) as DOMRect;
  const station = page.locator('main [data-station="shibuya"]');
  const width = async () => (await station.boundingBox())?.width as number;
  const before = await width();
  const hands = await page.context().newCDPSession(page);
  const fingers = (type: 'touchStart' | 'touchMove', apart: number) =>
    hands.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [-apart, apart].map((dx, id) => ({ x: map.x + map.width / 2 + dx, y: map.y + map.height / 2, id })),
    });
  await fingers('touchStart', 20);
  for (const apart of [30, 45, 60]) await fingers('touchMove', apart);
  await hands.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const whole = page.getByRole('button', { name: 'Whole map' });
  await whole.waitFor();
  await expect.poll(() => width()).toBeGreaterThan(before);
  await whole.click();
  await whole.waitFor({ state: 'detached' });
  await expect.poll(() => width()).toBeLessThanOrEqual(before);
});

test('axe-core finds nothing, by day and by night, whatever is chosen', async () => {
  const page = await openMiddle();
  const found: Record<string, string[]> = {};
  const note = async (place: string) => {
    const faults = await faultsInEveryLight(page);
    if (faults.length > 0) found[place] = faults;
  };
  await note('action');
  await rides(page).first().click();
  await note('planned ride');
  for (const name of ['open', 'move', 'upgrade']) {
    await tab(page, name).click();
    await glowing(page).first().click();
    await note(name);
  }
  await page.getByRole('button', { name: 'All choices' }).click();
  await page.locator('[data-sheet]').waitFor();
  await note('list');
  expect(found).toEqual({});
});
