import { expect, onTestFinished, test, vi } from 'vitest';
import type { Store } from '../store/index.ts';
import type { OpenTable } from './open-table.ts';
import { makePresence } from './presence-teller.ts';

const page = { guest: { id: 'mika', name: 'Mika' }, pace: 'calm', looks: true, screen: false, named: false };

function tableWith(...watchers: (typeof page)[]): OpenTable {
  return { record: { id: 'a' }, watchers: new Set(watchers), live: null, closed: false } as unknown as OpenTable;
}

test('what could not be said of a table that was let go says nothing of the same table at hand again', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let isAway = false;
  let heard: number | null = null;
  const tell: Store['presence']['tell'] = async (_, here) => {
    if (isAway) throw new Error('the store is away');
    heard = here === null ? null : here.lookers.length;
  };
  const presence = makePresence({ presence: { tell } } as unknown as Store, () => {});
  const left = tableWith(page);
  presence.tell(left);
  await presence.settled();
  left.watchers.clear();
  isAway = true;
  presence.tell(left);
  await presence.settled();
  isAway = false;
  presence.tell(tableWith(page));
  await vi.runAllTimersAsync();
  expect(heard).toBe(1);
  await presence.close();
});

test('nor does it stay unsaid where meanwhile all that is at hand was said anew', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let isAway = false;
  const heard: (string | null)[] = [];
  const tell: Store['presence']['tell'] = async (_, here) => {
    if (isAway) throw new Error('the store is away');
    heard.push(here === null ? null : 'somebody');
  };
  const presence = makePresence({ presence: { tell } } as unknown as Store, () => {});
  const table = tableWith(page);
  presence.tell(table);
  await presence.settled();
  table.watchers.clear();
  isAway = true;
  presence.tell(table);
  await presence.settled();
  isAway = false;
  // The connection is there again, and the table is not at hand any more.
  presence.tellAnew([]);
  await vi.runAllTimersAsync();
  expect(heard).toEqual(['somebody', null]);
  await presence.close();
});

test('what was said last of tables that everybody has left is said once more to a database that may have lost it', async () => {
  const heard: string[] = [];
  const tell: Store['presence']['tell'] = async (table, here) => {
    heard.push(`${table} ${here === null ? 'nobody' : 'somebody'}`);
  };
  const presence = makePresence({ presence: { tell } } as unknown as Store, () => {});
  const [left, back] = [tableWith(page), tableWith(page)];
  Object.assign(back.record, { id: 'b' });
  for (const isThere of [true, false, true]) {
    for (const table of [left, back]) {
      if (isThere && (table === back || heard.length === 0)) table.watchers.add(page as never);
      else table.watchers.clear();
      presence.tell(table);
    }
    await presence.settled();
  }
  heard.length = 0;
  presence.tellAnew([back]);
  await presence.settled();
  expect(heard).toEqual(['a nobody', 'b somebody']);
  await presence.close();
});

test('that nobody looks any more is said until the store has heard it', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const heard: (number | null)[] = [];
  let isAway = false;
  const tell: Store['presence']['tell'] = async (_, here) => {
    if (isAway) throw new Error('the store is away');
    heard.push(here === null ? null : here.lookers.length);
  };
  const noted: string[] = [];
  const presence = makePresence({ presence: { tell } } as unknown as Store, (_, event) => noted.push(event));
  const table = tableWith(page);
  presence.tell(table);
  await presence.settled();
  table.watchers.clear();
  isAway = true;
  presence.tell(table);
  await presence.settled();
  expect([heard, noted]).toEqual([[1], ['presence-failed']]);
  isAway = false;
  await vi.runAllTimersAsync();
  expect(heard).toEqual([1, null]);
  await presence.close();
});
