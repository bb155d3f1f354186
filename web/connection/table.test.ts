/** What a page asks for, and how often, of a hall that refuses, forgets or is confused. */
import type { Reply, TableInfo } from '@yamanote/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type HeldWires, heldWires } from '../testing/held-wire.ts';
import type { WatchedTable } from './table.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.doUnmock('./halls.ts');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

type Watch = { re: number; next: number; match: string | null };

/** A page at the table "t", whose hall is in the test's hand. */
async function openPage(): Promise<{
  wires: HeldWires;
  table: WatchedTable;
  asked(): Watch[];
  say(reply: Reply): void;
}> {
  const wires = heldWires();
  vi.resetModules();
  vi.doMock('./halls.ts', () => ({ hallOf: async () => wires.line }));
  const table = await (await import('./table.ts')).watchTable('t');
  wires.welcome();
  const { sent } = wires.made[0];
  return {
    wires,
    table,
    asked: () => sent.filter(({ do: what }) => what === 'watch') as unknown as Watch[],
    say: wires.made[0].say,
  };
}

/** News of entries from `first` on, and after them `missing` ones of which nothing is said. */
function news(first: number, count: number, missing = 0, match = 'm'): Reply {
  return {
    is: 'news',
    table: 't',
    match,
    showings: Array.from({ length: count }, (_, i) => ({ entry: { index: first + i, at: 5 }, events: [] })),
    between: [],
    sight: { next: first + count + missing },
  } as unknown as Reply;
}

function info(mine: number | null): Reply {
  const seats = [0, 1].map((seat) => ({ you: seat === mine }));
  return { is: 'table', info: { table: 't', match: 'm', stage: 'running', seats } as unknown as TableInfo };
}

const refusal = (re: number, code: 'too-fast' | 'unknown-table' | 'elsewhere') =>
  ({ is: 'refused', re, code, field: '', expected: '' }) as const;

/** Lets promises and what waits for the next breath come about. */
const breathe = () => vi.advanceTimersByTimeAsync(0);

it('asks again, later each time, for what a busy hall refuses, and says why it waits', async () => {
  const { table, asked, say } = await openPage();
  for (const pause of [1000, 2000, 4000]) {
    const [{ re }] = asked().slice(-1);
    const before = asked().length;
    say(refusal(re, 'too-fast'));
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect([table.fault.value, asked().length]).toEqual(['too-fast', before]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked().length).toBe(before + 1);
  }
  say(news(0, 3));
  say({ is: 'done', re: asked().at(-1)!.re });
  await breathe();
  expect([table.fault.value, table.progress.value?.showings.length]).toEqual([null, 3]);
});

it('does not ask again for a table that is not there, until the line is opened anew', async () => {
  const { wires, table, asked, say } = await openPage();
  say(refusal(asked()[0].re, 'unknown-table'));
  await vi.advanceTimersByTimeAsync(8000);
  expect([table.fault.value, asked().length]).toEqual(['unknown-table', 1]);
  wires.made[0].cut();
  wires.line.hurry();
  wires.welcome();
  expect(wires.made[1].sent).toMatchObject([{ do: 'watch' }]);
});

it('says that no node has the match, and asks for it again later', async () => {
  const { wires, table, asked } = await openPage();
  for (let nodes = 0; nodes < 6; nodes++) {
    const wire = wires.made.at(-1)!;
    for (const { do: what, re } of [...wire.sent]) if (what === 'watch') wire.say(refusal(re, 'elsewhere'));
    expect(table.fault.value).toBeNull();
    if (nodes < 5) vi.advanceTimersByTime(300);
    if (nodes < 5) wires.welcome();
  }
  await breathe();
  expect([table.fault.value, wires.made.length]).toEqual(['elsewhere', 6]);
  const before = wires.made[5].sent.length;
  await vi.advanceTimersByTimeAsync(1000);
  expect(wires.made[5].sent.slice(before)).toMatchObject([{ do: 'watch' }]);
  expect(asked().length).toBe(1);
});

it('asks once for what it has missed, and does not pester a hall that cannot tell it', async () => {
  const { table, asked, say } = await openPage();
  say(news(0, 3));
  say({ is: 'done', re: asked()[0].re });
  await breathe();
  say(news(5, 1));
  await breathe();
  say(news(6, 1));
  await breathe();
  expect(asked().map(({ next }) => next)).toEqual([0, 2]);
  for (let answers = 0; answers < 3; answers++) {
    say(news(2, 1, 4));
    say({ is: 'done', re: asked().at(-1)!.re });
    await breathe();
    expect(asked().length).toBe(2 + answers);
    await vi.advanceTimersByTimeAsync(8000);
  }
  say(news(2, 5));
  say({ is: 'done', re: asked().at(-1)!.re });
  await vi.advanceTimersByTimeAsync(8000);
  expect([table.progress.value?.showings.length, asked().length]).toEqual([7, 5]);
});

/** A page at seat 0 that knows three entries, and is told that it has another seat. */
async function moveTo(seat: number | null) {
  const page = await openPage();
  page.say(info(0));
  page.say(news(0, 3));
  page.say({ is: 'done', re: page.asked()[0].re });
  await breathe();
  page.say(info(seat));
  return page;
}

const seen = ({ info, progress }: WatchedTable) => [
  info.value?.seats.findIndex(({ you }) => you),
  progress.value?.showings.length,
];

it('is shown everything anew at another seat, for that may know other things', async () => {
  const { table, asked, say } = await moveTo(1);
  expect(asked().at(-1)).toMatchObject({ match: null, next: 0 });
  expect(seen(table)).toEqual([0, 3]);
  // What is only a part of it says nothing to who has not seen the rest.
  say(news(3, 1));
  await breathe();
  expect(seen(table)).toEqual([0, 3]);
  const changes: unknown[] = [];
  table.progress.subscribe(() => changes.push(seen(table)));
  say(news(0, 4));
  await breathe();
  expect(changes).toEqual([
    [0, 3],
    [1, 4],
  ]);
  say(news(4, 1));
  await breathe();
  expect(seen(table)).toEqual([1, 5]);
});

it('shows to its end what this seat has seen happen, and then what the other one sees by then', async () => {
  const { table, say } = await moveTo(null);
  table.showing.value = true;
  say(news(0, 3));
  say(news(3, 1));
  await breathe();
  say(info(1));
  say(news(0, 5));
  await breathe();
  expect(seen(table)).toEqual([0, 3]);
  table.showing.value = false;
  expect(seen(table)).toEqual([1, 5]);
});

it('has no seat of the last match left in the next one', async () => {
  const { table, asked, say } = await moveTo(1);
  say({ ...info(null), info: { ...(info(null) as { info: TableInfo }).info, match: 'n' } } as Reply);
  say(news(0, 2, 0, 'n'));
  await breathe();
  expect([...seen(table), table.progress.value?.match, asked().length]).toEqual([-1, 2, 'n', 3]);
});

it.each(['before', 'after'])('asks for nothing more when it is left %s a refusal', async (when) => {
  const { wires, table, asked, say } = await openPage();
  if (when === 'before') table.leave();
  say(refusal(asked()[0].re, 'too-fast'));
  await breathe();
  if (when === 'after') table.leave();
  await vi.advanceTimersByTimeAsync(8000);
  expect(asked().length).toBe(1);
  expect(wires.made[0].sent.at(-1)).toMatchObject({ do: 'unwatch', table: 't' });
});
