// Finds a Chromium for the browser tests, in this order: the one that YAMANOTE_BROWSER names, one on the PATH, one that
// Playwright has downloaded before, one from Debian's packages if we may install it. Prints nothing but what it does.

import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];

/** The path of a browser, or null. */
export function findBrowser() {
  const { YAMANOTE_BROWSER: told, PATH = '' } = process.env;
  if (told) return isProgram(told) ? told : null;
  const onPath = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...downloadedByPlaywright()].find(isProgram) ?? null;
}

/** A browser, installed if there is none and we may; null if there is no way to one. */
export function ensureBrowser() {
  const found = findBrowser();
  if (found !== null || process.env.YAMANOTE_BROWSER) return found;
  const mayInstall = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!mayInstall) return null;
  process.stderr.write('Installing Chromium for the browser tests …\n');
  const apt = (...args) => spawnSync('apt-get', args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  apt('update', '-q');
  apt('install', '-q', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk');
  return findBrowser();
}

function downloadedByPlaywright() {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache/ms-playwright');
  if (!existsSync(cache)) return [];
  return readdirSync(cache)
    .filter((name) => name.startsWith('chromium-'))
    .sort()
    .reverse()
    .flatMap((name) => ['chrome-linux/chrome', 'chrome-linux64/chrome'].map((path) => join(cache, name, path)));
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
