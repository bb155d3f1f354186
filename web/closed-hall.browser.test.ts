import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { inviteButton } from './testing/station.ts';
import { tableOf } from './testing/together.ts';
import { useHall } from './testing/visit.ts';
import { en } from './words/en.ts';
import { en as door } from './words/entering/en.ts';

const folder = mkdtempSync(join(tmpdir(), 'yamanote-word-'));
const file = join(folder, 'word');
writeFileSync(file, 'Sencha\n');
afterAll(() => rmSync(folder, { recursive: true }));
const visit = useHall(null, { YAMANOTE_WORD_FILE: file });

async function say(page: Page, word: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: door.title });
  await dialog.getByLabel(door.label).fill(word);
  await dialog.getByRole('button', { name: door.say }).click();
}

test('a closed hall asks for its word when it is needed, once, and lets nobody in without it', async () => {
  const mika = await visit.open('/game/machi-koro', { breaksLine: true });
  await inviteButton(mika).click();
  await say(mika, 'Matcha');
  await mika.getByText(door.wrong).waitFor();
  await say(mika, 'sencha');
  const table = await tableOf(mika);

  const jo = await visit.open(table, { breaksLine: true });
  const take = jo.getByRole('button', { name: en.table.takeSeat });
  await take.click();
  await jo.getByRole('dialog', { name: door.title }).waitFor();
  await jo.keyboard.press('Escape');
  await jo.getByRole('status').getByText(en.refusals['word-wanted']).waitFor();
  expect(await jo.locator('li[data-you]').count()).toBe(0);

  await visit.hall.kill();
  await visit.hall.restart();
  // Whoever has said it is not asked again …
  await mika.goto(new URL('/game/machi-koro', mika.url()).href);
  await inviteButton(mika).click();
  await mika.waitForURL((address) => address.pathname.startsWith('/table/') && address.pathname !== table);
  // … and whoever knows it by now sits down at once.
  await take.click();
  await say(jo, 'Sencha');
  await jo.locator('li[data-you]').waitFor();
});
