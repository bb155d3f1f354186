import { effect } from '@preact/signals';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type HeldWires, heldWires } from '../testing/held-wire.ts';
import type { Asked, Code, Refused } from './line.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const dialled = () => vi.advanceTimersByTime(60_000);
const UNDO = { do: 'undo', table: 't', match: 'm', move: 'move-0001', to: null } as const;
const SIT = { do: 'sit', table: 't', seat: 1 } as const;

/** What becomes of a request; `null` as long as nothing has. */
function outcomeOf({ line }: HeldWires, asked: Asked): () => Promise<Code | 'done' | null> {
  let outcome: Code | 'done' | null = null;
  line.request(asked).then(
    () => {
      outcome = 'done';
    },
    ({ code }: Refused) => {
      outcome = code;
    },
  );
  return async () => {
    await vi.advanceTimersByTimeAsync(0);
    return outcome;
  };
}

/** The hall of the newest wire refuses what was asked first. */
function refuse({ made }: HeldWires, code: 'not-stored' | 'elsewhere'): void {
  made.at(-1)!.say({ is: 'refused', re: 1, code, field: '', expected: '' });
}

/** A hall that has been called, is open, and is asked for this. */
function asked(what: Asked) {
  const wires = heldWires();
  wires.welcome();
  return { ...wires, outcome: outcomeOf(wires, what) };
}

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
  const undo = line.request(UNDO);
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
  line.request(UNDO);
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

it.each<Asked>([
  { do: 'create', game: 'machi-koro', options: {}, seats: ['me'], public: false, start: true },
  SIT,
  { do: 'stand', table: 't' },
  { do: 'free', table: 't', seat: 1 },
  { do: 'start', table: 't' },
])('does not say "$do" again of which it does not know what came', async (what) => {
  const { made, welcome, outcome } = asked(what);
  made[0].cut();
  expect(await outcome()).toBe('lost');
  dialled();
  welcome();
  expect(made.at(-1)!.sent).toEqual([]);
});

it('says at the next chance what was asked while the line was away, and gives it up if that fails', async () => {
  const wires = heldWires();
  const { line, made, welcome } = wires;
  welcome();
  made[0].cut();
  const outcome = outcomeOf(wires, SIT);
  line.hurry();
  welcome();
  expect(made[1].sent).toMatchObject([SIT]);
  made[1].say({ is: 'done', re: 1 });
  expect(await outcome()).toBe('done');
  made[1].cut();
  const other = outcomeOf(wires, SIT);
  line.hurry();
  made[2].cut();
  expect(await other()).toBe('lost');
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

it('tells nobody of a hall that is there again in a moment after it has sent the page away', async () => {
  const { line, made, welcome, outcome } = asked(UNDO);
  const states: string[] = [];
  const stop = line.state.subscribe((state) => states.push(state));
  made[0].cut(true);
  const sit = line.request(SIT);
  expect(line.nextTry.value! - Date.now()).toBeLessThanOrEqual(300);
  vi.advanceTimersByTime(300);
  // It is not quite there yet.
  made[1].cut();
  vi.advanceTimersByTime(1000);
  welcome();
  expect(made[2].sent).toMatchObject([
    { ...UNDO, re: 1 },
    { ...SIT, re: 2 },
  ]);
  for (const re of [1, 2]) made[2].say({ is: 'done', re });
  await sit;
  expect([await outcome(), ...states]).toEqual(['done', 'open', 'opening', 'open']);
  dialled();
  expect(states.length).toBe(3);
  stop();
});

it('tells of a hall that stays away, and then gives up what may not wait', async () => {
  const wires = heldWires();
  const { line, made, welcome } = wires;
  welcome();
  made[0].cut(true);
  const outcome = outcomeOf(wires, SIT);
  await vi.advanceTimersByTimeAsync(2999);
  expect([line.state.value, await outcome()]).toEqual(['opening', null]);
  await vi.advanceTimersByTimeAsync(1);
  expect([line.state.value, await outcome()]).toEqual(['broken', 'lost']);
});

it('does not run in circles for a hall that sends it away again and again', () => {
  const { line, made, welcome } = heldWires();
  for (let times = 0; times < 6; times++) {
    welcome();
    made.at(-1)!.cut(true);
    if (times < 5) vi.advanceTimersByTime(300);
  }
  expect(line.state.value).toBe('broken');
});

it('says a move that could not be stored again when the hall can write, under the same name', async () => {
  const wires = asked(UNDO);
  const { line, made, outcome } = wires;
  made[0].say({ is: 'hall', writes: false });
  refuse(wires, 'not-stored');
  vi.advanceTimersByTime(2999);
  expect([await outcome(), line.writes.value, line.waiting.value, made[0].sent.length]).toEqual([null, false, 1, 1]);
  made[0].say({ is: 'hall', writes: true });
  expect(line.writes.value).toBe(true);
  vi.advanceTimersByTime(500);
  expect(made[0].sent).toEqual([
    { ...UNDO, re: 1 },
    { ...UNDO, re: 1 },
  ]);
  made[0].say({ is: 'done', re: 1 });
  expect(await outcome()).toBe('done');
});

it('asks a hall that says nothing of itself every few seconds, and tells people as long', async () => {
  const wires = asked(UNDO);
  const { line, made, outcome } = wires;
  for (let times = 1; times < 5; times++) {
    refuse(wires, 'not-stored');
    expect([line.writes.value, made[0].sent.length]).toEqual([false, times]);
    vi.advanceTimersByTime(6000);
  }
  expect([await outcome(), line.state.value, made.length]).toEqual([null, 'open', 1]);
  made[0].say({ is: 'done', re: 1 });
  expect([await outcome(), line.writes.value, made[0].sent.length]).toEqual(['done', true, 5]);
});

it('says what is held back on the next wire too', async () => {
  const wires = asked(UNDO);
  const { made, welcome, outcome } = wires;
  refuse(wires, 'not-stored');
  made[0].cut();
  dialled();
  welcome();
  expect(made.at(-1)!.sent).toEqual([{ ...UNDO, re: 1 }]);
  made.at(-1)!.say({ is: 'done', re: 1 });
  expect(await outcome()).toBe('done');
});

it('leaves it to people to do again what is no move', async () => {
  const wires = asked(SIT);
  refuse(wires, 'not-stored');
  expect(await wires.outcome()).toBe('not-stored');
  expect(wires.line.writes.value).toBe(true);
});

it('takes a hall for one that can write until it says otherwise, on every wire', () => {
  const { line, made, welcome } = heldWires();
  welcome();
  made[0].say({ is: 'hall', writes: false });
  made[0].cut();
  expect(line.writes.value).toBe(false);
  dialled();
  welcome();
  expect(line.writes.value).toBe(true);
});

it('looks for another node where one does not know the rules, a few times, and then says so', async () => {
  const wires = asked(SIT);
  const { line, made, welcome, outcome } = wires;
  for (let hops = 1; hops <= 5; hops++) {
    refuse(wires, 'elsewhere');
    expect([made.at(-1)!.isClosed, line.state.value]).toEqual([true, 'opening']);
    vi.advanceTimersByTime(300);
    welcome();
    expect([made.length, made.at(-1)!.sent]).toEqual([hops + 1, [{ ...SIT, re: 1 }]]);
  }
  expect(await outcome()).toBeNull();
  refuse(wires, 'elsewhere');
  expect([await outcome(), line.state.value, made.length]).toEqual(['elsewhere', 'open', 6]);
});
