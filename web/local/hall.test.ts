/** The hall on this device as pages meet it: over a line, by its requests, with the memory of a browser. */
import { machiKoro } from '@yamanote/games/machi-koro/rules';
import { chooseOptions, type Game, headerOf, isRefusal, type OrRefusal } from '@yamanote/kernel';
import type { Reply } from '@yamanote/protocol';
import { expect, it } from 'vitest';
import type { WatchedTable } from '../connection/table.ts';
import { type PretendBrowser, pretendBrowser, until } from '../testing/pretend-browser.ts';
import { answer as answerOnce, isAsked, MATCH, shown } from '../testing/someone.ts';

const RECORD = 'yamanote.local-table';

/** As a table was remembered before there was a database. */
const OLD_DEAL = {
  game: 'machi-koro',
  version: machiKoro.version,
  options: accept(chooseOptions(machiKoro as unknown as Game, { first: 0 }, 2)),
  position: null,
  seed: 'ab'.repeat(32),
  seats: [
    { name: 'Mika', salt: '5a'.repeat(16), player: 'person', bits: '00'.repeat(16) },
    { name: 'random', salt: '5a'.repeat(16), player: 'random', bits: null },
  ],
};
const { game, version, options, seed } = OLD_DEAL;
const OLD = {
  ...{ id: 'local-old', match: 'local-old-1', round: 1, game, version, options, seed },
  seats: ['me', { bot: 'random' }],
  log: [],
};

function accept<T>(given: OrRefusal<T>): T {
  if (isRefusal(given)) throw new Error(given.expected);
  return given;
}
type Tab = Awaited<ReturnType<typeof openTab>>;

/** A page that talks to its own hall only. */
async function openTab(browser: PretendBrowser) {
  const page = await browser.load(async () => ({
    ...(await import('../words/index.ts')),
    ...(await import('../connection/halls.ts')),
    ...(await import('../connection/table.ts')),
    ...(await import('./device.ts')),
  }));
  await page.followLanguage();
  return page;
}

async function sitDown(tab: Tab): Promise<WatchedTable> {
  const hall = await tab.deviceHall();
  await hall.request({ do: 'pace', pace: 'instant' });
  const made = await hall.request(MATCH);
  return watch(tab, made.table!);
}

async function watch(tab: Tab, id: string): Promise<WatchedTable> {
  const table = await tab.watchTable(id);
  await shown(table);
  return table;
}

/** Answers when asked, and waits until asked again. */
async function answer(table: WatchedTable): Promise<void> {
  await answerOnce(table, machiKoro as unknown as Game);
  await until(() => isAsked(table));
}

const length = ({ progress }: WatchedTable) => progress.peek()?.showings.length ?? 0;

it('plays on when the network goes and comes, for it needs none', async () => {
  const browser = pretendBrowser();
  const table = await sitDown(await openTab(browser));
  await answer(table);
  browser.lose();
  browser.find();
  expect(table.line.state.value).toBe('open');
  await answer(table);
  await answer(table);
  expect(length(table)).toBe(table.progress.peek()?.sight.next);
});

it('tells a line that was dialled anew what happens from then on', async () => {
  const table = await sitDown(await openTab(pretendBrowser()));
  await answer(table);
  table.line.redial();
  await until(() => table.line.opened.value === 2);
  await answer(table);
  expect(length(table)).toBe(table.progress.peek()?.sight.next);
});

it('goes on after a reload where the match was', async () => {
  const browser = pretendBrowser();
  const table = await sitDown(await openTab(browser));
  await answer(table);
  const { showings } = table.progress.peek()!;
  const again = await watch(await openTab(browser), table.id);
  expect(again.progress.peek()!.showings).toEqual(showings);
  await answer(again);
});

it('plays without a memory, and says so', async () => {
  const browser = pretendBrowser();
  const tab = await openTab(browser);
  const table = await sitDown(tab);
  expect(tab.isKept.value).toBe(true);
  browser.local.isFull = true;
  await answer(table);
  expect(tab.isKept.value).toBe(false);
  await answer(table);
  browser.local.isFull = false;
  await answer(table);
  expect(tab.isKept.value).toBe(true);
  await watch(await openTab(browser), table.id);
});

it('takes over a table remembered before there was a database, and stops at one that does not fit its rules', async () => {
  const browser = pretendBrowser();
  const old = { ...OLD, header: headerOf(OLD_DEAL) };
  const meet = async (text: string) => {
    browser.local.setItem(RECORD, text);
    const table = await watch(await openTab(browser), OLD.id);
    return { table, fault: table.fault.peek() };
  };
  expect((await meet('{"id":')).fault).toBe('unknown-table');
  expect((await meet('null')).fault).toBe('unknown-table');
  const { table } = await meet(JSON.stringify(old));
  expect(table.info.peek()?.seats).toMatchObject([{ guest: { name: 'Mika' }, you: true }, { bot: 'random' }]);
  await answer(table);
  await until(() => browser.local.getItem(RECORD) === null);
  const { showings } = table.progress.peek()!;
  expect((await watch(await openTab(browser), OLD.id)).progress.peek()?.showings).toEqual(showings);
  const gap = [{ index: 1, seat: 'chance', of: { dice: 1 }, answer: [1], at: 0 }];
  expect((await meet(JSON.stringify({ ...old, log: gap }))).fault).toBe('frozen');
  expect((await meet(JSON.stringify({ ...old, version: 99 }))).fault).toBe('frozen');
});

it('lets one tab play, and the other take over where it has come to', async () => {
  const browser = pretendBrowser();
  const one = await openTab(browser);
  const table = await sitDown(one);
  await answer(table);
  const other = await openTab(browser);
  const same = await watch(other, table.id);
  await until(() => one.isElsewhere.value);
  await answer(same);
  expect(other.isElsewhere.value).toBe(false);
  const { match, sight } = table.progress.peek()!;
  const late = { do: 'withdraw', match, move: 'move-late' } as const;
  await expect(table.request(late)).rejects.toMatchObject({ code: 'not-started' });

  table.line.redial();
  await until(() => other.isElsewhere.value && !one.isElsewhere.value);
  await until(() => table.progress.value!.sight.next > sight.next);
  expect(table.progress.peek()!.showings).toEqual(same.progress.peek()!.showings);
  await answer(table);
});

it('keeps any number of tables, each played in one tab, and lists them', async () => {
  const browser = pretendBrowser();
  const [one, other] = [await openTab(browser), await openTab(browser)];
  const table = await sitDown(one);
  await answer(table);
  const next = await sitDown(other);
  await answer(next);
  expect([one.isElsewhere.value, other.isElsewhere.value]).toEqual([false, false]);
  await answer(table);
  const third = await openTab(browser);
  for (const { id, progress } of [table, next]) {
    const again = await watch(third, id);
    expect(again.progress.peek()?.showings).toEqual(progress.peek()?.showings);
  }
  const hall = await third.deviceHall();
  const board = new Promise<Reply>((resolve) => hall.listen((reply) => reply.is === 'lobby' && resolve(reply)));
  await hall.request({ do: 'lobby', on: true });
  const lines = ((await board) as Extract<Reply, { is: 'lobby' }>).yours;
  expect(lines.map((line) => line.table)).toEqual(expect.arrayContaining([table.id, next.id]));
  expect(lines[0]).toMatchObject({ stage: 'running', yourTurn: true, names: [] });
});

it('begins a rematch at the same table, everybody one seat on', async () => {
  const table = await sitDown(await openTab(pretendBrowser()));
  await table.request({ do: 'give-up' });
  await until(() => table.info.value?.stage === 'over');
  const { match } = table.info.peek()!;
  await table.request({ do: 'rematch', match, change: false });
  await until(() => table.progress.value?.match !== match);
  expect(table.info.peek()).toMatchObject({ round: 2, stage: 'running', seats: [{ bot: 'random' }, { you: true }] });
  await expect(table.request({ do: 'rematch', match, change: true })).rejects.toMatchObject({
    code: 'unknown-request',
  });
  await expect(table.request({ do: 'rematch', match, change: false })).resolves.toMatchObject({ is: 'done' });
  expect(table.info.peek()?.round).toBe(2);
});

it('begins a rematch with bots that are as good as the person is now', async () => {
  const table = await sitDown(await openTab(pretendBrowser()));
  await table.request({ do: 'bot', seat: 1, bot: 'level-30' });
  await table.request({ do: 'give-up' });
  await until(() => table.info.value?.stage === 'over');
  const { match } = table.info.peek()!;
  const again = { do: 'rematch', match, change: false } as const;
  await expect(table.request({ ...again, even: 'nobody' })).rejects.toMatchObject({ code: 'malformed' });
  await table.request({ ...again, even: 'level-41' });
  expect(table.info.peek()).toMatchObject({ round: 2, seats: [{ bot: 'level-41' }, { you: true }] });
});

it('gives a seat to a bot for who gets up, and another bot to a bot’s seat, but no seat of a person', async () => {
  const table = await sitDown(await openTab(pretendBrowser()));
  await table.request({ do: 'stand' });
  expect(table.info.peek()?.seats[0]).toMatchObject({ bot: 'normal', you: true, online: false });
  await table.request({ do: 'sit', seat: 0 });
  await table.request({ do: 'bot', seat: 1, bot: 'greedy' });
  expect(table.info.peek()?.seats).toMatchObject([{ bot: null }, { bot: 'greedy', stuck: false }]);
  await expect(table.request({ do: 'bot', seat: 0, bot: 'greedy' })).rejects.toMatchObject({ code: 'seat-taken' });
  await expect(table.request({ do: 'bot', seat: 1, bot: 'nobody' })).rejects.toMatchObject({ code: 'malformed' });
  await expect(table.request({ do: 'start' })).rejects.toMatchObject({ code: 'unknown-request' });
});
