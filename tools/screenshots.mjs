// `npm run screenshots`: the README's pictures of the hall, taken in a real browser from a real match.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureBrowser } from './browser.mjs';
import { ensureHallBuilt, root } from './setup.mjs';

// Few enough that no bot has won yet.
const turns = 5;
const pictures = [
  { name: 'table-night', width: 1440, height: 900, scale: 1, colorScheme: 'dark', locale: 'en' },
  { name: 'table-phone', width: 360, height: 740, scale: 2, colorScheme: 'light', locale: 'de' },
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
  await page.goto(address);
  await page.locator('[data-play-now]').click();
  for (let turn = 0; turn < turns; turn++) await playTurn(page);
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
  const context = { viewport, deviceScaleFactor: scale, colorScheme, locale, reducedMotion: 'reduce' };
  return (await browser.newContext(context)).newPage();
}

/** Rolls, and builds the cheapest thing that can be built. */
async function playTurn(page) {
  await select(page);
  await confirm(page);
}

/** Answers until there is something to build, and selects it. */
async function select(page) {
  for (;;) {
    await page.locator('html[data-idle="true"] section[data-mine]').waitFor();
    const cards = page.locator('main + section [data-target^="card:"][data-state="legal"]');
    if ((await cards.count()) > 0) return cards.first().click();
    await confirm(page);
  }
}

async function confirm(page) {
  const entry = await page.locator('html').getAttribute('data-entry');
  await page.locator('section[data-mine] button[data-answer]').last().click();
  await page.locator(`html:not([data-entry="${entry}"])`).waitFor();
}
