/** A walk past every kind of page, in the reader's language. */
import type { Page } from 'playwright-core';
import type { RouteName } from '../routes.ts';
import type { Words } from '../words/index.ts';
import { answer, awaitQuestion } from './play.ts';
import { inviteButton } from './station.ts';
import type { Visit } from './visit.ts';
import { type Address, addresses } from './walk/pages.ts';

/** A page of every route; `noTable` is an address of a table that nobody made. The other three are one table in its times. */
export type Stop = Exclude<RouteName, 'table'> | 'noTable' | 'nowhere' | 'waiting' | 'table' | 'end';
const IDLE = 'html[data-idle="true"]';

/** Hands every page to `look`, at rest. The table is this guest's turn, the end is that of the same match. */
export async function tour(
  visit: Visit,
  words: Words,
  opening: Parameters<Visit['open']>[1],
  look: (page: Page, stop: Stop) => Promise<void>,
  withEnd = true,
): Promise<void> {
  const page = await visit.open('/', opening);
  const { origin } = new URL(page.url());
  for (const { route, path } of oneOfEach(addresses())) {
    await page.goto(origin + path);
    await page.locator(IDLE).waitFor();
    await look(page, route === 'table' ? 'noTable' : route);
  }
  await page.goto(`${origin}/game/machi-koro`);
  await inviteButton(page, words).click();
  await page.getByRole('heading', { name: words.table.invite }).waitFor();
  await page.locator(IDLE).waitFor();
  await look(page, 'waiting');
  await page.goto(`${origin}/`);
  await page.getByRole('button', { name: new RegExp(`^${words.home.playNow}`) }).click();
  await awaitQuestion(page);
  await look(page, 'table');
  if (!withEnd) return;
  await playToEnd(page);
  await look(page, 'end');
}

function oneOfEach(all: readonly Address[]): Address[] {
  return all.filter(({ route }, i) => all.findIndex((other) => other.route === route) === i);
}

/** Plays the match of this page to its end. */
export async function playToEnd(page: Page): Promise<void> {
  while ((await awaitQuestion(page)) === 'asked') await answer(page);
}
