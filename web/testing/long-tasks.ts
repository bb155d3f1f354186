/** How often a page stands still while bots play on it: tasks of its own thread that take longer than 50 ms. */
import type { Entry, Json } from '@yamanote/kernel';
import type { Page } from 'playwright-core';
import { goToPosition, keptLog, type Setting } from './device.ts';
import { awaitQuestion } from './play.ts';

/** Bots that think, or that only say what was answered in a match before. */
export type Bots = { bot: string } | { script: readonly Entry[] };

/** So many entries tell; whole matches take long. */
const ENTRIES = 40;

/** In milliseconds, from when bots play all seats of a match on this device. */
export async function longTasksOf(
  page: Page,
  setting: Setting,
  bots: Bots,
): Promise<{ long: number[]; log: readonly Entry[] }> {
  if ('script' in bots) {
    const said = saidBy(bots.script);
    await page.route(/hall-worker/, async (route) => {
      const hall = await (await route.fetch()).text();
      await route.fulfill({ body: said + hall, contentType: 'text/javascript' });
    });
  }
  await goToPosition(page, { ...setting, bot: 'bot' in bots ? bots.bot : 'search' });
  await awaitQuestion(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const long = await page.evaluateHandle(() => {
    const long: number[] = [];
    new PerformanceObserver((seen) => {
      for (const { duration } of seen.getEntries()) long.push(Math.round(duration));
    }).observe({ type: 'longtask' });
    return long;
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Let a bot play for me' }).click();
  const isFar = (entries: number) => {
    const entry = Number(document.documentElement.dataset.entry);
    return entry >= entries || document.querySelector('li[data-won]') !== null;
  };
  await page.waitForFunction(isFar, ENTRIES, { timeout: 400_000 });
  const log = await keptLog(page);
  return { long: await long.jsonValue(), log: log.slice(0, ENTRIES) };
}

/** What was answered, by seats and by chance. */
export function answersIn(log: readonly Entry[]): readonly Json[] {
  return log.flatMap((entry) => ('answer' in entry ? [entry.answer] : []));
}

/** What the hall on the device meets in place of a worker: for each seat it says what was answered then, one after the other. */
function saidBy(log: readonly Entry[]): string {
  const answers = log.flatMap((entry) =>
    'answer' in entry && entry.seat !== 'chance' ? [[entry.seat, entry.answer]] : [],
  );
  return `const left = ${JSON.stringify(answers)};
self.Worker = class extends EventTarget {
  constructor() {
    super();
    this.say('ready');
  }
  say(data) {
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
  postMessage({ number, seat }) {
    const next = left.findIndex(([whose]) => whose === seat);
    if (next >= 0) this.say({ number, answer: left.splice(next, 1)[0][1] });
  }
  terminate() {}
};
`;
}
