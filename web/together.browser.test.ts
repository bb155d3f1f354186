/**
 * Several people at one device: it goes from hand to hand, and nobody sees what is another's. A deep run plays whole matches
 * and records every screen that somebody met in reports/together, for a person to look at.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answerByMouse, choose, glowing } from './testing/king.ts';
import { drawByMouse } from './testing/next-station.ts';
import {
  awaitChoices,
  handOn,
  listenToWorkers,
  type Moment,
  momentOf,
  sitAround,
  take,
  toldByDevice,
} from './testing/pass-around.ts';
import { answer, entryOf } from './testing/play.ts';
import { playByMouse } from './testing/shinjuku.ts';
import { useHall } from './testing/visit.ts';

const visit = useHall();
const NAMES = ['Mama', 'Kai'];

/** So many answers are given before the network is cut, and after: whole matches take their time. */
const ANSWERS = 4;
const WHOLE = process.env.YAMANOTE_DEEP !== undefined;
const PATIENCE = WHOLE ? 900_000 : 180_000;

interface Course {
  /** Who was asked, one after the other. */
  holders: string[];
  curtains: number;
  /** Whether the match came to its end. */
  over: boolean;
}

const FOLDER = join(import.meta.dirname, '../reports/together');
if (WHOLE) rmSync(FOLDER, { recursive: true, force: true });

let screens = 0;

async function record(page: Page, moment: Moment): Promise<void> {
  const [game] = expect.getState().currentTestName!.split(' ');
  await page.screenshot({ path: join(FOLDER, `${game}-${String(screens++).padStart(4, '0')}-${moment}.png`) });
}

type Play = (page: Page, turn: number) => Promise<unknown>;

/** Plays on until `most` answers were given, and looks at every curtain. */
async function passAround(page: Page, play: Play, most: number): Promise<Course> {
  const course: Course = { holders: [], curtains: 0, over: false };
  for (let given = 0; ; ) {
    const moment = await momentOf(page);
    if (moment === 'over') return { ...course, over: true };
    if (moment === 'asked' && given === most) return course;
    if (moment === 'asked') course.holders.push(await holderOf(page));
    if (moment === 'covered') course.curtains++;
    if ((await playOn(page, play, given)) === 'asked') given++;
  }
}

/** Does what the moment asks for, and says which it was. */
async function playOn(page: Page, play: Play, turn = 0): Promise<Moment> {
  const moment = await momentOf(page);
  if (WHOLE) await record(page, moment);
  if (moment === 'played') await handOn(page);
  else if (moment === 'covered') {
    await expectNothingToSee(page);
    await take(page);
  } else if (moment === 'asked') {
    await awaitChoices(page);
    await play(page, turn);
  }
  return moment;
}

/** Behind the curtain there is no board, no log, no hand, nothing that was said. */
async function expectNothingToSee(page: Page): Promise<void> {
  await expect
    .poll(() => page.locator('[data-window], [role="log"], dialog, [data-target], section[data-mine]').count())
    .toBe(0);
  await page.waitForFunction(() => {
    const said = [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent).join('');
    return /^(Hand the device to \w+)?$/.test(said);
  });
  await expect.poll(() => page.title()).toMatch(/^Hand the device to (Mama|Kai) · Yamanote$/);
}

/** Whose things the hall shows, by what it said last. */
async function holderOf(page: Page): Promise<string> {
  const last = (await toldByDevice(page)).findLast((told) => told.is === 'table');
  return last?.name ?? 'nobody';
}

/** Whatever the page was sent, it was sent for the eyes of who had the device. */
async function expectOwnSightsOnly(page: Page): Promise<void> {
  let holder: number | 'public' | null = null;
  let sights = 0;
  for (const told of await toldByDevice(page)) {
    if (told.is === 'table') holder = told.seat;
    if (told.is !== 'news' || holder === null) continue;
    // A game without secrets shows everybody the same.
    if (told.viewer !== null) expect(told.viewer).toBe(holder);
    sights++;
  }
  expect(sights).toBeGreaterThan(0);
}

async function playKing(page: Page): Promise<void> {
  const monsters = glowing(page, 'monster:');
  await ((await monsters.count()) > 0 ? choose(page, monsters.first()) : answerByMouse(page));
}

test.each([
  ['machi-koro', answer, false],
  ['king-of-tokyo', playKing, false],
  ['shinjuku', (page: Page) => playByMouse(page, false), true],
  ['next-station-tokyo', drawByMouse, true],
] as const)(
  '%s goes around, without a network and through a closed page',
  { timeout: PATIENCE },
  async (game, play, hides) => {
    const page = await visit.open(`/game/${game}`, { breaksLine: true });
    await listenToWorkers(page);
    await sitAround(page, NAMES);
    const first = await passAround(page, play, ANSWERS);
    await page.context().setOffline(true);
    const second = await passAround(page, play, WHOLE ? Number.POSITIVE_INFINITY : ANSWERS);
    expect(new Set([...first.holders, ...second.holders])).toEqual(new Set(NAMES));
    expect(first.curtains > 0).toBe(hides);
    expect([first.over, second.over]).toEqual([false, WHOLE]);
    await expectOwnSightsOnly(page);

    // Where there is something to hide, the page is closed by who has played and whose things are still to be seen.
    if (hides && !second.over) while ((await momentOf(page)) !== 'played') await playOn(page, play);
    await page.context().setOffline(false);
    const entry = await entryOf(page);
    const again = await page.context().newPage();
    await page.close();
    await again.goto(page.url());
    // Whoever opens it may be anybody.
    expect(await momentOf(again)).toBe(second.over ? 'over' : hides ? 'covered' : 'asked');
    await expect.poll(() => entryOf(again)).toBe(entry);
    if (second.over) {
      // The end is everybody's: winners have names, and anybody may ask for the next match.
      await expect.poll(() => again.getByRole('heading', { level: 1 }).innerText()).toMatch(/(Mama|Kai|Nobody) won/);
      await again.getByRole('button', { name: 'Rematch' }).click();
      expect(['asked', 'covered']).toContain(await momentOf(again));
    }
  },
);

test('where there is nothing to hide the device goes on by itself, and whoever has it next is called by name', async () => {
  const page = await visit.open('/game/machi-koro');
  await listenToWorkers(page);
  await sitAround(page, NAMES);
  const told: string[] = [];
  while (told.length < 2) {
    await momentOf(page);
    const name = await holderOf(page);
    if (told.at(-1) !== name) {
      await page.locator('[aria-live="assertive"]', { hasText: `Over to ${name}.` }).waitFor();
      told.push(name);
    }
    await answer(page);
  }
  expect(new Set(told)).toEqual(new Set(NAMES));
});

test('without a name nobody starts, and the people of last time are there again', async () => {
  const page = await visit.open('/game/shinjuku');
  await sitAround(page, ['Mama', ' ']);
  await page.getByText('Everybody needs a name').waitFor();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Player 2’s name').fill('Kai');
  await dialog.getByRole('button', { name: /^Start/ }).click();
  expect(await momentOf(page)).toBe('covered');
  await page.goto(new URL('/game/machi-koro', page.url()).href);
  await page.getByRole('button', { name: /^Together/ }).click();
  await expect.poll(() => dialog.getByLabel('Player 1’s name').inputValue()).toBe('Mama');
  await expect.poll(() => dialog.getByLabel('Player 2’s name').inputValue()).toBe('Kai');
});
