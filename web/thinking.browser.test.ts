/**
 * Bots of this device think in a worker: how long the strongest takes for one answer there. A deep run asks in every game, and
 * keeps everything on one core, as on a poor machine; what it measures is printed, in milliseconds on the clock.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Thought } from '@yamanote/bots';
import { type GameId, registry } from '@yamanote/games/registry';
import { after } from '@yamanote/games/testing/matches';
import { admit, isRefusal, legal, pending, viewOf } from '@yamanote/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BUDGET } from './local/thinkers.ts';
import { useHall } from './testing/visit.ts';

const DEEP = process.env.YAMANOTE_DEEP !== undefined;
const GAMES: readonly GameId[] = DEEP ? (Object.keys(registry) as GameId[]) : ['machi-koro'];
const POSITIONS = DEEP ? 12 : 2;

// The browser is started from here, and stays on the core that this process is on.
if (DEEP) execFileSync('taskset', ['-cp', '0', String(process.pid)]);

const visit = useHall();
const ASSETS = join(import.meta.dirname, '../dist/web/assets');

test.each(GAMES)('%s: the strongest bot answers legally from the worker of a page', async (id) => {
  const { game } = await registry[id]();
  const page = await visit.open('/');
  const file = readdirSync(ASSETS).find((name) => /^thinker-worker.*\.js$/.test(name));
  const times: number[] = [];
  for (let entries = 4; times.length < POSITIONS; entries += 9) {
    const state = after(game, entries % 200, 2);
    const waiting = pending(game, state);
    if (waiting.is !== 'ask' && waiting.is !== 'each') continue;
    const [seat] = waiting.seats;
    if (legal(game, state, seat).length < 2) continue;
    const asked = {
      game: id,
      version: game.version,
      bot: 'search',
      seat,
      view: viewOf(game, state, seat),
      seed: 'page',
    };
    const { answer, time } = await think(page, `/assets/${file}`, { ...asked, number: entries, budget: BUDGET });
    expect(isRefusal(admit(game, state, seat, answer as never))).toBe(false);
    times.push(time);
  }
  const [median, most] = [times.toSorted((a, b) => a - b)[times.length >> 1], Math.max(...times)];
  console.log(
    `${id}: an answer of search in the browser's worker ${median.toFixed(0)} ms, at most ${most.toFixed(0)} ms`,
  );
});

/** One thought in a worker as the hall on a device starts it; the time counts from when the worker is ready. */
function think(page: Page, file: string, thought: Thought): Promise<{ answer: unknown; time: number }> {
  return page.evaluate(
    ([address, thought]) =>
      new Promise<{ answer: unknown; time: number }>((resolve, reject) => {
        const kept = window as unknown as { thinker?: Worker };
        let asked = 0;
        const ask = (worker: Worker) => {
          asked = performance.now();
          worker.postMessage(thought);
        };
        const isFresh = kept.thinker === undefined;
        const worker = kept.thinker ?? new Worker(address, { type: 'module' });
        kept.thinker = worker;
        worker.onmessage = ({ data }) => {
          if (data === 'ready') ask(worker);
          else if ('answer' in data) resolve({ answer: data.answer, time: performance.now() - asked });
          else reject(new Error(data.failed));
        };
        worker.onerror = ({ message }) => reject(new Error(message));
        if (!isFresh) ask(worker);
      }),
    [file, thought] as const,
  );
}
