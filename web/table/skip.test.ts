/** Whoever waits for bots alone need not watch them. */
import { signal } from '@preact/signals';
import type { Request } from '@yamanote/protocol';
import { expect, it } from 'vitest';
import { pretendBrowser } from '../testing/pretend-browser.ts';
import type { Session } from './session.ts';

/** A page at seat 0 of a table with a bot at seat 1; `turn` is whose turn is shown. */
async function openPage() {
  const page = await pretendBrowser().load(async () => ({
    ...(await import('./skip.ts')),
    ...(await import('./hurry.ts')),
    ...(await import('../settings/settings.ts')),
  }));
  const asking = signal<object | null>(null);
  const pending = signal<object>({ is: 'ask', seats: [1] });
  const info = signal<object | null>({
    stage: 'running',
    seats: [
      { you: true, guest: {}, bot: null },
      { you: false, guest: null, bot: 'greedy' },
    ],
  });
  const frozen = signal(false);
  const skipped: (((step: { turn: number }) => boolean) | undefined)[] = [];
  const told: Omit<Request, 're'>[] = [];
  const opened = signal(0);
  const table = {
    id: 'k7m',
    info,
    line: { opened, request: async (request: Omit<Request, 're'>) => void told.push(request) },
    progress: {
      get value() {
        return { sight: { pending: pending.value, frozen: frozen.value } };
      },
    },
  };
  const stage = {
    now: signal({ step: { view: {}, turn: 1 } }),
    skip: (until?: (step: { turn: number }) => boolean) => skipped.push(until),
  };
  const session = { table, viewer: signal(0), composer: { asking }, board: {}, stage } as unknown as Session;
  return { page, session, asking, pending, info, frozen, skipped, told, opened };
}

it('can be skipped while only bots play, and not while one is asked or the match stands still', async () => {
  const { page, session, asking, frozen, info } = await openPage();
  expect(page.maySkip(session)).toBe('round');
  asking.value = {};
  expect(page.maySkip(session)).toBeNull();
  asking.value = null;
  frozen.value = true;
  expect(page.maySkip(session)).toBeNull();
  frozen.value = false;
  info.value = null;
  expect(page.maySkip(session)).toBeNull();
});

it('hurries until one is asked, and tells the hall both times', async () => {
  const { page, session, asking, told, opened } = await openPage();
  page.speed.value = 'calm';
  const stop = page.tellPace(session.table);
  expect(told).toEqual([]);
  opened.value = 1;
  page.skip(session);
  expect([page.isHurried(session.table), page.maySkip(session)]).toEqual([true, null]);
  asking.value = {};
  expect(page.isHurried(session.table)).toBe(false);
  const paces = told.map((request) => 'pace' in request && request.pace);
  expect(paces).toEqual([page.pace.value, 'instant', page.pace.value]);
  stop();
  opened.value = 2;
  expect(told).toHaveLength(3);
});

it('hurries to the end of the match, if nobody asks any more', async () => {
  const { page, session, pending, skipped } = await openPage();
  page.skip(session);
  expect(skipped).toHaveLength(1);
  pending.value = { is: 'over' };
  expect(page.isHurried(session.table)).toBe(false);
});

it('goes straight to what came of a turn, by a tap', async () => {
  const { page, session, skipped } = await openPage();
  page.skipTurn(session);
  expect([{ turn: 1 }, { turn: 2 }].map((step) => skipped[0]?.(step))).toEqual([false, true]);
});
