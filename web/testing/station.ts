/** Setting up a match at a game's station as people do: chips, the options behind one line, and the two big buttons. */
import type { Locator, Page } from 'playwright-core';
import { en } from '../words/en.ts';
import type { Words } from '../words/index.ts';

export function playButton(page: Page, { game }: Words = en): Locator {
  return page.getByRole('main').getByRole('button', { name: new RegExp(`^${game.playNow}`) });
}

export function inviteButton(page: Page, { game }: Words = en): Locator {
  return page.getByRole('main').getByRole('button', { name: game.invite, exact: true });
}

export function togetherButton(page: Page, { game }: Words = en): Locator {
  return page.getByRole('main').getByRole('button', { name: new RegExp(`^${game.together}`) });
}

/** Another number of bots, level or mix, by what its chip says. */
export async function takeChip(page: Page, group: string, chip: string): Promise<void> {
  const label = page.getByRole('radiogroup', { name: group }).locator('label', { hasText: chip });
  await label.click();
  await label.locator('input:checked').waitFor({ state: 'attached' });
}

export function takeBots(page: Page, bots: number): Promise<void> {
  return takeChip(page, en.game.botCount, bots === 0 ? en.game.alone : String(bots));
}

/** An option that is folded away, by its name or that of a value. */
export async function takeOption(page: Page, option: string): Promise<void> {
  await page.getByRole('button', { name: en.game.change }).click();
  const dialog = page.getByRole('dialog', { name: en.game.options });
  const choice = dialog.getByText(option, { exact: true });
  await choice.or(dialog.getByRole('switch', { name: new RegExp(`^${option}`) })).click();
  await dialog.getByRole('button', { name: en.game.done }).click();
  await dialog.waitFor({ state: 'detached' });
}
