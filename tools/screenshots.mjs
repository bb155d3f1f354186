// `npm run screenshots`: the README's pictures of the hall, taken in a real browser. Each shows a match that bots have
// played by a given seed, at a moment of its first seat, which the page takes to be its own.

import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt, ensureHallBuilt, root } from './setup.mjs';

const desk = { width: 1440, height: 900, scale: 1.5 };
const phone = { width: 390, height: 844, scale: 2 };
// `answer` counts what the first seat has been asked until the picture is taken.
const pictures = [
  { name: 'machi-koro', game: 'machi-koro', answer: 25, ...desk, colorScheme: 'light', locale: 'en' },
  { name: 'king-of-tokyo', game: 'king-of-tokyo', answer: 13, ...desk, colorScheme: 'dark', locale: 'en' },
  { name: 'shinjuku', game: 'shinjuku', answer: 35, ...desk, colorScheme: 'light', locale: 'en' },
  { name: 'next-station-tokyo', game: 'next-station-tokyo', answer: 20, ...desk, colorScheme: 'light', locale: 'en' },
  { name: 'table-phone', game: 'king-of-tokyo', answer: 12, ...phone, colorScheme: 'light', locale: 'de' },
];
const SEATS = 4;

await ensureBuilt();
await ensureHallBuilt();
const folder = mkdtempSync(join(tmpdir(), 'yamanote-pictures-'));
const server = spawn(process.execPath, [
  join(root, 'dist/server.js'),
  'serve',
  '--port',
  '0',
  '--data',
  join(folder, 'data'),
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
  const table = recordOf(picture);
  await page.evaluate((text) => localStorage.setItem('yamanote.local-table', text), JSON.stringify(table));
  await page.goto(new URL(`table/${table.id}`, address).href);
  await page.locator('html[data-idle="true"] section[data-mine]').waitFor();
  await take(page, picture);
}
const home = { name: 'home-phone', ...phone, colorScheme: 'dark', locale: 'ja' };
await take(await open(home), home);

await browser.close();
server.kill();
rmSync(folder, { recursive: true });

/** A page at home, of somebody who knows the games. */
async function open({ width, height, scale, colorScheme, locale }) {
  const viewport = { width, height };
  const settings = { viewport, deviceScaleFactor: scale, colorScheme, locale, reducedMotion: 'reduce' };
  const context = await browser.newContext(settings);
  await context.addInitScript(() => localStorage.setItem('yamanote.explanations', 'off'));
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('html[data-idle="true"]').waitFor();
  return page;
}

async function take(page, { name, width, height, scale }) {
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, width, height, scale };
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 85, clip });
  writeFileSync(join(root, `docs/${name}.webp`), data, 'base64');
}

/** A match as a page remembers one on its own device: up to the question that is wanted. */
function recordOf({ game, answer }) {
  const file = join(folder, 'match.json');
  const bots = Array(SEATS).fill('greedy');
  const play = ['play', game, '--seats', bots.join(), '--seed', 'yamanote', '--save', file];
  spawnSync(process.execPath, [join(root, 'dist/cli.js'), ...play]);
  const { log, seed: secret, hash, ...header } = JSON.parse(readFileSync(file, 'utf8'));
  const { version, options, commitment } = header;
  const asked = log.filter(({ seat }) => seat === 0)[answer];
  const id = 'local-picture';
  const seats = bots.map((bot, seat) => (seat === 0 ? 'me' : { bot }));
  const common = { id, match: `${id}-1`, round: 1, game, version, options, commitment, header };
  return { ...common, seats, seed: secret, log: log.slice(0, asked.index) };
}
