// `npm run screenshots`: the README's pictures of the hall, taken in a real browser from a real match.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureBrowser } from './browser.mjs';
import { ensureHallBuilt, root } from './setup.mjs';

// So many answers into a match there is something to see, and nobody has won yet.
const desk = { width: 1440, height: 900, scale: 1 };
const laptop = { width: 1366, height: 650, scale: 1 };
const phone = { width: 390, height: 664, scale: 2 };
const pictures = [
  { name: 'machi-koro', game: 'machi-koro', ...desk, colorScheme: 'dark', locale: 'en', answers: 12 },
  { name: 'king-of-tokyo', game: 'king-of-tokyo', ...laptop, colorScheme: 'light', locale: 'en', answers: 8 },
  { name: 'shinjuku', game: 'shinjuku', ...laptop, colorScheme: 'light', locale: 'en', answers: 16 },
  { name: 'next-station-tokyo', game: 'next-station-tokyo', ...laptop, colorScheme: 'dark', locale: 'en', answers: 22 },
  { name: 'table-phone', game: 'machi-koro', ...phone, colorScheme: 'light', locale: 'de', answers: 12 },
];

await ensureHallBuilt();
const data = mkdtempSync(join(tmpdir(), 'yamanote-pictures-'));
const server = spawn(process.execPath, [
  join(root, 'dist/server.js'),
  '--port',
  '0',
  '--data',
  data,
  '--bot-pace',
  '0',
]);
const address = await new Promise((resolve) => {
  server.stdout.on('data', (text) => {
    const [found] = /http:\S+/.exec(text) ?? [];
    if (found) resolve(found);
  });
});
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'],
});

for (const picture of pictures) {
  const page = await open(picture);
  await page.goto(new URL(`game/${picture.game}`, address).href);
  await page.locator('[data-play-now]').click();
  for (let answers = 0; answers < picture.answers; answers++) await answer(page);
  await select(page);
  await page.screenshot({ path: join(root, `docs/${picture.name}.png`) });
}
const home = await open({ width: 360, height: 740, scale: 2, colorScheme: 'dark', locale: 'ja' });
await home.goto(address);
await home.locator('html[data-idle="true"]').waitFor();
await home.screenshot({ path: join(root, 'docs/home-phone.png') });

await browser.close();
server.kill();
rmSync(data, { recursive: true });

async function open({ width, height, scale, colorScheme, locale }) {
  const viewport = { width, height };
  const settings = { viewport, deviceScaleFactor: scale, colorScheme, locale, reducedMotion: 'reduce' };
  const context = await browser.newContext(settings);
  await context.addInitScript(() => localStorage.setItem('yamanote.explanations', 'off'));
  return context.newPage();
}

async function answer(page) {
  await select(page);
  const entry = await page.locator('html').getAttribute('data-entry');
  await page.locator('section[data-mine] button[data-answer]:not(:disabled)').last().click();
  await page.locator(`html:not([data-entry="${entry}"])`).or(page.locator('[data-state="selected"]')).first().waitFor();
}

/** Selects the last thing that glows, until nothing more is left to select for this answer. */
async function select(page) {
  await page.locator('html[data-idle="true"] section[data-mine]').waitFor();
  const glowing = page.locator('[data-target][data-state="legal"]:not([data-own])');
  if ((await page.locator('[data-state="selected"]').count()) === 0 && (await glowing.count()) > 0)
    await glowing.last().dispatchEvent('click');
}
