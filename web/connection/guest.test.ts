/** Who a visitor is to the hall, over a wire that the test holds. */
import type { Guest, Reply, TableLine } from '@yamanote/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { heldWires } from '../testing/held-wire.ts';
import { pretendBrowser } from '../testing/pretend-browser.ts';
import { en } from '../words/en.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.doUnmock('./halls.ts');
  vi.useRealTimers();
});

const MIKA: Guest = { name: 'Mika', colour: 2 };

/** A page whose hall answers posts with `answer`, and knows who has posted when it is called again. */
async function openPage(answer: () => Response | Promise<Response> = () => Response.json({})) {
  const browser = pretendBrowser();
  const posted: { address: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    posted.push({ address, body: JSON.parse(String(body)) });
    return answer();
  });
  const wires = heldWires();
  vi.doMock('./halls.ts', () => ({ server: wires.line, deviceHall: async () => device }));
  const device = { request: async () => ({ table: 'local-1' }) };
  const page = await browser.load(async () => ({
    ...(await import('./guest.ts')),
    ...(await import('./lobby.ts')),
    ...(await import('../pages/play.ts')),
    ...(await import('../words/index.ts')),
  }));
  page.words.value = en;
  const known: { guest: Guest | null } = { guest: null };
  const welcome = () =>
    wires.made.at(-1)!.say({ ...WELCOME, guest: known.guest === null ? null : { id: 'g', ...known.guest } } as Reply);
  return { page, wires, posted, known, welcome };
}

const WELCOME = { is: 'welcome', guest: null, build: 'a', bots: ['greedy'], addresses: [], fingerprint: null };

it('makes a name up for who comes to a table without one, and calls again as that guest', async () => {
  const { page, posted, known, welcome, wires } = await openPage();
  welcome();
  const done = page.becomeGuest();
  await vi.advanceTimersByTimeAsync(0);
  expect(posted).toMatchObject([{ address: '/api/guest', body: { name: expect.stringMatching(/\S/) } }]);
  known.guest = MIKA;
  expect(wires.made).toHaveLength(2);
  welcome();
  await done;
  await page.becomeGuest();
  expect(posted).toHaveLength(1);
  expect(page.named.value).toBe('no');
});

it('remembers that somebody has chosen a name', async () => {
  const { page, posted, welcome } = await openPage();
  welcome();
  const done = page.introduce(MIKA);
  await vi.advanceTimersByTimeAsync(0);
  welcome();
  await done;
  expect([posted[0].body, page.named.value]).toEqual([MIKA, 'yes']);
});

it('goes on as somebody else with a code, at the table where the code was made', async () => {
  const { page, posted, welcome } = await openPage(() => Response.json({ table: 'k7m' }));
  welcome();
  const done = page.claim('blue-crane');
  await vi.advanceTimersByTimeAsync(0);
  welcome();
  expect(await done).toBe('k7m');
  expect(posted[0]).toEqual({ address: '/api/claim', body: { code: 'blue-crane' } });
});

it.each([
  ['no line', () => Promise.reject(new Error('offline')), 'lost'],
  ['a refusal', () => Response.json({ code: 'bad-code' }, { status: 404 }), 'bad-code'],
  ['a page of somebody else', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 'internal'],
] as const)('says what is wrong when there is %s', async (_, answer, code) => {
  const { page, welcome } = await openPage(answer as () => Response);
  welcome();
  await expect(page.claim('blue-crane')).rejects.toMatchObject({ code });
});

it('has the tables of the hall as long as somebody looks at them, also after the line was lost', async () => {
  const { page, wires, welcome } = await openPage();
  const asked = () => wires.made.map(({ sent }) => sent.filter(({ do: what }) => what === 'lobby'));
  welcome();
  const stop = page.watchLobby();
  expect(asked()).toMatchObject([[{ on: true }]]);
  wires.made[0].say({ is: 'done', re: 1 });
  const line = { table: 'k7m' } as TableLine;
  wires.made[0].say({ is: 'lobby', open: [line], yours: [] });
  expect(page.lobby.value).toEqual({ open: [line], yours: [] });
  wires.made[0].cut();
  await vi.advanceTimersByTimeAsync(5000);
  welcome();
  expect(asked().at(-1)).toMatchObject([{ on: true }]);
  stop();
  expect(asked().at(-1)).toMatchObject([{ on: true }, { on: false }]);
  wires.made.at(-1)!.say({ is: 'lobby', open: [], yours: [] });
  expect(page.lobby.value?.open).toEqual([line]);
});

const SET_UP = { preset: 'usual', options: { first: 0 }, bots: 2, level: 'greedy' } as const;

/** What the hall was asked to make, which it then has made. */
function made(sent: readonly { do: string }[], say: (reply: Reply) => void) {
  const request = sent.findLast(({ do: what }) => what === 'create') as unknown as { re: number };
  say({ is: 'done', re: request.re, table: 'k7m' } as unknown as Reply);
  return request;
}

it('plays at once against bots in the hall, or waits there for as many people', async () => {
  const { page, wires, known, welcome } = await openPage();
  known.guest = MIKA;
  welcome();
  const playing = page.playNow('stones', SET_UP);
  await vi.advanceTimersByTimeAsync(0);
  const [{ sent, say }] = wires.made;
  expect(made(sent, say)).toMatchObject({
    game: 'stones',
    options: { first: 0 },
    seats: ['me', { bot: 'greedy' }, { bot: 'greedy' }],
    start: true,
  });
  expect(await playing).toBe('/table/k7m');
  const waiting = page.openTable('stones', { ...SET_UP, bots: 0 }, true);
  await vi.advanceTimersByTimeAsync(0);
  expect(made(sent, say)).toMatchObject({ seats: ['me', 'open'], public: true, start: false });
  expect(await waiting).toBe('/table/k7m');
});

it.each([
  [undefined, undefined],
  [true, undefined],
  [false, false],
])('hints that are %s at the station are %s at a table that waits for people', async (hints, asked) => {
  const { page, wires, known, welcome } = await openPage();
  known.guest = MIKA;
  welcome();
  void page.openTable('stones', { ...SET_UP, hints }, false);
  await vi.advanceTimersByTimeAsync(0);
  const [{ sent, say }] = wires.made;
  expect(made(sent, say)).toHaveProperty('start', false);
  expect((made(sent, say) as { hints?: boolean }).hints).toBe(asked);
});

it('plays on this device where the hall cannot be had, or cannot know its guests', async () => {
  const { page, wires, welcome } = await openPage();
  const unknown = page.playNow('stones', SET_UP);
  await vi.advanceTimersByTimeAsync(0);
  welcome();
  await vi.advanceTimersByTimeAsync(0);
  welcome();
  expect(await unknown).toBe('/table/local-1');
  wires.made.at(-1)!.cut();
  await vi.advanceTimersByTimeAsync(0);
  expect(await page.playNow('stones', SET_UP)).toBe('/table/local-1');
});
