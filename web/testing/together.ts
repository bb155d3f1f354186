/** Two people, each with a window, at one table. */
import type { Page } from 'playwright-core';
import { entryOf } from './play.ts';
import type { Visit } from './visit.ts';

/** One makes a table for two, the other comes by its link; the match has begun when this is done. */
export async function sitDownTogether(visit: Visit, game = 'machi-koro'): Promise<[Page, Page]> {
  const host = await visit.open(`/game/${game}`);
  const seats = host.getByRole('group', { name: 'Seats' });
  while ((await seats.getByRole('status').textContent()) !== '2')
    await seats.getByRole('button', { name: '−1' }).click();
  await host.getByRole('button', { name: 'Make a table' }).click();
  const link = await host.getByRole('textbox', { name: 'Invite' }).inputValue();
  const friend = await visit.open(new URL(link).pathname);
  await friend.getByRole('button', { name: 'Take a seat' }).click();
  await host.locator('button:enabled', { hasText: 'Start' }).click();
  return [host, friend];
}

/** Whose window is asked now, when both show the same. */
export async function whoIsAsked([one, other]: readonly [Page, Page]): Promise<Page> {
  const asked = one.locator('html[data-idle="true"] section[data-mine]');
  const waiting = one.locator('html[data-idle="true"]').getByRole('heading', { name: / is to move\.$/ });
  await asked.or(waiting).first().waitFor();
  const entry = await entryOf(one);
  await other.locator(`html[data-idle="true"][data-entry="${entry}"]`).waitFor();
  if ((await asked.count()) > 0) return one;
  await other.locator('section[data-mine]').waitFor();
  return other;
}
