/** Opens, one after the other, what the buttons of a page promise to open in this window. */
import type { Locator, Page } from 'playwright-core';
import { overPage } from '../play.ts';

interface Opener {
  name: string;
  /** The same for alike ones: of a list of seats or cards one is enough, and what every page has is the same on each. */
  key: string;
}

/** Each is open while its name is handed out. What is in `known` was opened before, and is left alone. */
export async function* openings(page: Page, known: Set<string>): AsyncGenerator<string> {
  const onPage = buttonsIn(page, 'body');
  for (const outer of await freshAmong(onPage, known)) {
    // What has been read may take its button along.
    if (!(await open(page, onPage, outer))) continue;
    yield outer.name;
    // From a menu there is a way on, which closes the menu.
    const inMenu = buttonsIn(page, 'dialog[open]');
    const further = await freshAmong(inMenu, known);
    for (const inner of further) {
      if (inner !== further[0]) await open(page, onPage, outer);
      await open(page, inMenu, inner);
      yield inner.name;
      await close(page);
    }
    if (further.length === 0) await close(page);
  }
}

function buttonsIn(page: Page, place: string): Locator {
  // A button for a sheet says whether it is open, or, on a board, only that it opens one.
  const openers = ':is([aria-haspopup="dialog"], [data-window] [aria-expanded], [data-opens])';
  return page.locator(`${place} button:enabled${openers}`).filter({ visible: true });
}

async function freshAmong(buttons: Locator, known: Set<string>): Promise<Opener[]> {
  const fresh: Opener[] = [];
  for (const opener of await openersAmong(buttons)) {
    if (known.has(opener.key)) continue;
    known.add(opener.key);
    fresh.push(opener);
  }
  return fresh;
}

function openersAmong(buttons: Locator): Promise<Opener[]> {
  return buttons.evaluateAll((all) =>
    all.map((button) => {
      const said = button.getAttribute('aria-label') ?? button.textContent ?? '';
      const name = said.replaceAll(/\s+/g, ' ').trim();
      const place = button.closest('main, [data-window]') === null ? '' : location.pathname;
      const [, twin] = [...(button.parentElement?.children ?? [])].filter(
        (one) => one.className === button.className && !one.hasAttribute('aria-label'),
      );
      const isOneOfMany = button.closest('li') !== null || twin !== undefined;
      return { name, key: `${place} ${isOneOfMany ? button.className : name}` };
    }),
  );
}

async function open(page: Page, buttons: Locator, { key }: Opener): Promise<boolean> {
  const index = (await openersAmong(buttons)).findIndex((one) => one.key === key);
  if (index < 0) return false;
  await buttons.nth(index).click();
  await overPage(page).first().waitFor();
  await page.locator('html[data-idle="true"]').waitFor();
  return true;
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await overPage(page).first().waitFor({ state: 'detached' });
}
