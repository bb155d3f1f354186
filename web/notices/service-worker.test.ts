/** The worker that shows notices, with a pretended browser around it. */
import { QUIET } from '@yamanote/protocol';
import { afterEach, expect, test, vi } from 'vitest';

const SENT = { id: 'n1', table: 't1', title: 'Shinjuku', body: 'Your move.', off: 'Off', path: '/table/t1' };

interface Heard {
  waitUntil(task: Promise<unknown>): void;
  [given: string]: unknown;
}

/** The worker as it is started; `tell` lets something happen, until all that follows is done. */
async function startWorker(open: readonly string[] = []) {
  const listeners = new Map<string, (event: Heard) => void>();
  const shown: [string, { tag: string; body: string; data: unknown; actions: { action: string; title: string }[] }][] =
    [];
  const opened: string[] = [];
  const focused: string[] = [];
  const asked: [string, unknown][] = [];
  vi.stubGlobal('addEventListener', (name: string, hear: (event: Heard) => void) => listeners.set(name, hear));
  vi.stubGlobal('registration', {
    showNotification: async (...given: (typeof shown)[number]) => void shown.push(given),
  });
  vi.stubGlobal('clients', {
    matchAll: async () => open.map((url) => ({ url, focus: async () => void focused.push(url) })),
    openWindow: async (path: string) => void opened.push(path),
  });
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    asked.push([address, JSON.parse(body)]);
  });
  vi.resetModules();
  await import('./service-worker.ts');
  async function tell(name: string, given: Record<string, unknown>): Promise<void> {
    const tasks: Promise<unknown>[] = [];
    listeners.get(name)!({ ...given, waitUntil: (task) => tasks.push(task) });
    await Promise.all(tasks);
  }
  return { names: [...listeners.keys()].sort(), tell, shown, opened, focused, asked };
}

const tapOn = (action: string) => ({ action, notification: { data: SENT, close: () => undefined } });

afterEach(() => vi.unstubAllGlobals());

test('it shows what comes, one for each table, and keeps and answers nothing', async () => {
  const { names, tell, shown } = await startWorker();
  expect(names).toEqual(['install', 'notificationclick', 'push']);
  await tell('push', { data: { json: () => SENT } });
  await tell('push', { data: null });
  expect(shown).toMatchObject([
    ['Shinjuku', { body: 'Your move.', tag: 't1', data: SENT, actions: [{ action: 'off', title: 'Off' }] }],
  ]);
});

test('a tap leads to the table: to the page that shows it, or to a new one', async () => {
  const there = await startWorker(['https://hall.example/', 'https://hall.example/table/t1']);
  await there.tell('notificationclick', tapOn(''));
  expect([there.focused, there.opened]).toEqual([['https://hall.example/table/t1'], []]);
  const elsewhere = await startWorker(['https://hall.example/']);
  await elsewhere.tell('notificationclick', tapOn(''));
  expect([elsewhere.focused, elsewhere.opened]).toEqual([[], ['/table/t1']]);
});

test('its button ends the notices of the table, and opens nothing', async () => {
  const { tell, asked, opened, focused } = await startWorker();
  await tell('notificationclick', tapOn('off'));
  expect(asked).toEqual([[QUIET, { table: 't1', quiet: true }]]);
  expect([...opened, ...focused]).toEqual([]);
});
