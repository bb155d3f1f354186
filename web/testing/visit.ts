/** One hall and one browser for the tests of a file. Every page is watched: an error, a foreign request or a page that draws without end fails its test. */

import { registry } from '@yamanote/games/registry';
import { ensureBrowser } from '@yamanote/tools/browser';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type Hall, openHall, type Rehearsal } from './hall.ts';

/** A name that the browser takes for this computer, but not for a safe place. */
export const FOREIGN_NAME = 'hall.test';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--host-resolver-rules=MAP ${FOREIGN_NAME} 127.0.0.1`,
];

export const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };

/** A loaded machine takes its time; nothing but a failure ever waits this long. */
const PATIENCE = 60_000;

interface Opening extends BrowserContextOptions {
  host?: string;
  /** The test breaks the line itself, and a browser complains about that. */
  breaksLine?: boolean;
  /** A guest who has never played: a first game is offered, and first decisions are explained. */
  newcomer?: boolean;
}

export interface Visit {
  readonly hall: Hall;
  /** A new guest with a window of its own. */
  open(path: string, opening?: Opening): Promise<Page>;
  /** What went wrong in the pages since the test began; emptied, so that the test may expect it. */
  takeFaults(): string[];
}

export function useHall(rehearsal: Rehearsal | null = null, settings: NodeJS.ProcessEnv = {}): Visit {
  let hall: Hall;
  let browser: Browser;
  let faults: string[] = [];
  beforeAll(async () => {
    const executablePath = ensureBrowser();
    if (executablePath === null) throw new Error('There is no Chromium; name one with YAMANOTE_BROWSER.');
    [hall, browser] = await Promise.all([
      openHall(rehearsal, settings),
      chromium.launch({ executablePath, args: FLAGS }),
    ]);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await hall?.close();
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    const found = faults;
    faults = [];
    expect(found, 'errors and foreign requests of the pages').toEqual([]);
  });
  return {
    get hall() {
      return hall;
    },
    async open(path, { host = 'localhost', breaksLine = false, newcomer = false, ...wishes } = {}) {
      const context = await browser.newContext({
        locale: 'en-GB',
        viewport: DESKTOP,
        reducedMotion: 'reduce',
        colorScheme: 'light',
        ...wishes,
      });
      context.setDefaultTimeout(PATIENCE);
      if (!newcomer) await context.addInitScript(knowTheGames, Object.keys(registry));
      const page = await context.newPage();
      watch(page, `${host}:${hall.port}`, breaksLine, (fault) => faults.push(fault));
      await page.goto(`http://${host}:${hall.port}${path}`);
      await page.locator('html[data-idle="true"]').waitFor();
      return page;
    },
    takeFaults() {
      const found = faults;
      faults = [];
      return found;
    },
  };
}

/** As somebody who has played them all, and needs no explanations. */
function knowTheGames(games: readonly string[]): void {
  localStorage.setItem('yamanote.played', games.join(' '));
  localStorage.setItem('yamanote.explanations', 'off');
}

function watch(page: Page, home: string, breaksLine: boolean, tell: (fault: string) => void): void {
  const look = (address: string) => {
    const { host, protocol } = new URL(address);
    if (host !== home && protocol !== 'data:' && protocol !== 'blob:') tell(`asked for ${address}`);
  };
  page.on('request', (request) => look(request.url()));
  page.on('websocket', (socket) => look(socket.url()));
  page.on('pageerror', (error) => tell(String(error)));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (breaksLine && /ERR_CONNECTION_|ERR_INTERNET_DISCONNECTED|WebSocket connection/.test(message.text())) return;
    tell(`${message.type()}: ${message.text()}`);
  });
}
