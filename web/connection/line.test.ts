import { effect } from '@preact/signals';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { heldWires } from '../testing/held-wire.ts';
import type { Refused } from './line.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const dialled = () => vi.advanceTimersByTime(60_000);

it('is open only when the hall has said something, and then sends what waited', async () => {
  const { line, made, welcome } = heldWires();
  const answer = line.request({ do: 'lobby', on: true });
  expect(line.state.value).toBe('opening');
  expect(made[0].sent).toEqual([]);
  welcome();
  expect(made[0].sent).toEqual([{ do: 'lobby', on: true, re: 1 }]);
  made[0].say({ is: 'done', re: 1 });
  await expect(answer).resolves.toMatchObject({ re: 1 });
  expect(line.waiting.value).toBe(0);
});

it('says again after a break what may be said twice, under the same number', async () => {
  const { line, made, welcome } = heldWires();
  welcome();
  const undo = line.request({ do: 'undo', table: 't', match: 'm', move: 'move-0001', to: null });
  made[0].cut();
  expect(line.state.value).toBe('broken');
  dialled();
  welcome();
  expect(line.state.value).toBe('open');
  expect(made[1].sent).toEqual(made[0].sent);
  made[1].say({ is: 'done', re: 1 });
  await undo;
});

it('asks for each thing once on each wire, subscriptions first', () => {
  const { line, made, welcome } = heldWires();
  const stop = effect(() => {
    if (line.opened.value > 0) line.request({ do: 'lobby', on: true });
  });
  welcome();
  expect(made[0].sent).toMatchObject([{ do: 'lobby' }]);
  made[0].say({ is: 'done', re: 1 });
  line.request({ do: 'undo', table: 't', match: 'm', move: 'move-0001', to: null });
  made[0].cut();
  dialled();
  welcome();
  expect(made[1].sent).toMatchObject([
    { do: 'lobby', re: 3 },
    { do: 'undo', re: 2 },
  ]);
  stop();
});

it('does not lose patience with a new wire because of what an old one owed', () => {
  const { line, made, welcome } = heldWires();
  welcome();
  line.request({ do: 'unwatch', table: 't' });
  vi.advanceTimersByTime(9_000);
  made[0].cut();
  line.hurry();
  welcome();
  vi.advanceTimersByTime(9_000);
  expect([line.state.value, made.length]).toEqual(['open', 2]);
  vi.advanceTimersByTime(1_000);
  expect(line.state.value).toBe('broken');
});

it('does not make a second table by itself', async () => {
  const { line, made, welcome } = heldWires();
  welcome();
  const create = line.request({
    do: 'create',
    game: 'machi-koro',
    options: {},
    seats: ['me'],
    public: false,
    start: true,
  });
  const outcome = create.catch((refused: Refused) => refused.code);
  made[0].cut();
  await expect(outcome).resolves.toBe('lost');
});

it('takes a wire that stays silent for broken', () => {
  const { line, made, welcome } = heldWires();
  welcome();
  line.request({ do: 'unwatch', table: 't' });
  dialled();
  expect(made.length).toBeGreaterThan(1);
  expect(line.state.value).toBe('broken');
});

it('hands on why something was refused', async () => {
  const { line, made, welcome } = heldWires();
  welcome();
  const sit = line.request({ do: 'sit', table: 't', seat: 1 });
  made[0].say({ is: 'refused', re: 1, code: 'seat-taken', field: 'seat', expected: '' });
  await expect(sit).rejects.toMatchObject({ code: 'seat-taken' });
});

it('dials at once when somebody is in a hurry, and not twice', () => {
  const { line, made, welcome } = heldWires();
  welcome();
  line.hurry();
  expect(made.length).toBe(1);
  made[0].cut();
  line.hurry();
  line.hurry();
  expect(made.length).toBe(2);
  welcome();
  expect(line.state.value).toBe('open');
});

it('says when it will dial again, later each time, and nothing while it dials', () => {
  const { line, made, welcome } = heldWires();
  welcome();
  expect(line.nextTry.value).toBeNull();
  const waits = [0, 1, 2, 3].map(() => {
    made.at(-1)?.cut();
    const wait = (line.nextTry.value ?? 0) - Date.now();
    vi.advanceTimersByTime(wait);
    expect(line.nextTry.value).toBeNull();
    return wait;
  });
  expect(made.length).toBe(5);
  expect(waits[0]).toBeGreaterThan(0);
  expect(waits[3]).toBeGreaterThan(waits[0]);
  made.at(-1)?.cut();
  line.hurry();
  expect(line.nextTry.value).toBeNull();
});
