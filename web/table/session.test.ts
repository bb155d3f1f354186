/** What a page shows of a match, and when: over a real match on this device. */
import { batch, signal } from '@preact/signals';
import { machiKoro } from '@yamanote/games/machi-koro/rules';
import type { Game } from '@yamanote/kernel';
import type { Board } from '@yamanote/kit/board.ts';
import type { TableInfo } from '@yamanote/protocol';
import { expect, it } from 'vitest';
import type { Progress, WatchedTable } from '../connection/table.ts';
import { type PretendBrowser, pretendBrowser, until } from '../testing/pretend-browser.ts';
import { answer, isAsked, MATCH, shown } from '../testing/someone.ts';

const game = machiKoro as unknown as Game;
const nobody = () => undefined;

/** A page at a match of two, who wants to see everything at once. */
async function openPage(browser: PretendBrowser) {
  const page = await browser.load(async () => ({
    ...(await import('../words/index.ts')),
    ...(await import('../connection/halls.ts')),
    ...(await import('../connection/table.ts')),
    ...(await import('../speaking-room.ts')),
    ...(await import('./session.ts')),
  }));
  await page.followLanguage();
  const hall = await page.deviceHall();
  await hall.request({ do: 'pace', pace: 'instant' });
  const room = await page.openRoom('machi-koro');
  await room.speech.load('en');
  const sit = async (id: string | null) => {
    const made = id ?? (await hall.request(MATCH)).table!;
    const table = await page.watchTable(made);
    await shown(table);
    await until(() => isAsked(table));
    return table;
  };
  return { sit, open: (table: WatchedTable) => page.createSession(table, room, board, nobody) };
}

/** In a view: whoever looks has fallen out of the match, and is to see why. */
const OUT = 'out';

/** What is drawn does not matter here: one event after the other is shown. */
const board = {
  out: (view: { [OUT]?: boolean }) => view[OUT] === true,
  beats: (events: readonly unknown[]) => events.map((event) => [event]),
  targets: () => [],
  confirm: () => false,
} as unknown as Board;

async function playTurns(table: WatchedTable, answers: number): Promise<void> {
  for (let given = 0; given < answers; given++) await answer(table, game);
  await until(() => isAsked(table));
}

it('shows a match as it stands, and then what is new, each turn told once', async () => {
  const { sit, open } = await openPage(pretendBrowser());
  const table = await sit(null);
  await playTurns(table, 2);
  const session = open(table);
  const { next } = table.progress.peek()!.sight;
  expect(session.stage.now.value?.step).toMatchObject({ entry: next - 1, events: [] });
  expect([session.viewer.value, session.settled.value, session.result.value]).toEqual([0, true, null]);
  expect(session.composer.asking.value).not.toBeNull();
  const before = session.story.value;
  await playTurns(table, 2);
  await until(() => session.settled.value);
  expect(session.stage.now.value?.step.entry).toBe(table.progress.peek()!.sight.next - 1);
  expect(session.story.value.slice(0, before.length)).toEqual(before);
  expect(session.story.value.length).toBeGreaterThan(before.length);
  expect(session.past.value.length).toBeGreaterThan(0);
  session.dispose();
});

it('has unread lines until they are read, also after a reload', async () => {
  const browser = pretendBrowser();
  const first = await openPage(browser);
  const table = await first.sit(null);
  await playTurns(table, 2);
  const session = first.open(table);
  expect(session.unread.value).toBe(true);
  session.markRead();
  expect(session.unread.value).toBe(false);
  const again = await openPage(browser);
  const reloaded = again.open(await again.sit(table.id));
  expect(reloaded.unread.value).toBe(false);
  await playTurns(reloaded.table, 2);
  await until(() => reloaded.settled.value);
  expect(reloaded.unread.value).toBe(true);
});

it('begins anew where it is told another past, and tells nothing twice', async () => {
  const { sit, open } = await openPage(pretendBrowser());
  const table = await sit(null);
  const early = table.progress.peek()!;
  await playTurns(table, 2);
  const late = table.progress.peek()!;
  const progress = signal<Progress | null>(late);
  const session = open({ ...table, progress });
  progress.value = null;
  expect([session.stage.now.value, session.settled.value, session.story.value]).toEqual([null, false, []]);
  progress.value = early;
  expect(session.stage.now.value?.step).toMatchObject({ entry: early.sight.next - 1, view: early.sight.view });
  expect(session.settled.value).toBe(true);
  progress.value = late;
  await until(() => session.settled.value);
  progress.value = early;
  expect(session.stage.now.value?.step.view).toEqual(early.sight.view);
});

it('says how the match has ended when the end was shown, and asks nothing then', async () => {
  const { sit, open } = await openPage(pretendBrowser());
  const table = await sit(null);
  const session = open(table);
  await table.request({ do: 'give-up' });
  await until(() => session.result.value !== null);
  expect(session.result.value!.winners.length).toBeGreaterThan(0);
  expect([session.composer.asking.value, session.fallen.value]).toEqual([null, false]);
  expect(session.chapters.value.length).toBeGreaterThan(1);
});

it('shows another seat nothing of what the last one did, pointed at or read, but how it stands', async () => {
  const { sit, open } = await openPage(pretendBrowser());
  const table = await sit(null);
  await playTurns(table, 2);
  const early = table.progress.peek()!;
  await playTurns(table, 2);
  const late = table.progress.peek()!;
  const now = table.info.peek()!;
  const info = signal<TableInfo | null>(now);
  const progress = signal<Progress | null>(early);
  const session = open({ ...table, info, progress });
  session.markRead();
  session.pointed.value = ['seat:1'];
  batch(() => {
    info.value = { ...now, seats: now.seats.map((seat) => ({ ...seat, you: !seat.you })) };
    progress.value = late;
  });
  expect(session.stage.now.value?.step).toEqual({
    ...session.stage.now.value?.step,
    entry: late.sight.next - 1,
    events: [],
    told: [],
  });
  expect([session.viewer.value, session.settled.value, session.pointed.value]).toEqual([1, true, []]);
  info.value = now;
  session.markRead();
  expect(session.unread.value).toBe(false);
  info.value = { ...now, seats: now.seats.map((seat) => ({ ...seat, you: !seat.you })) };
  expect(session.unread.value).toBe(true);
});

it('says while it shows something, so that the device is not handed on before that was seen', async () => {
  const { sit, open } = await openPage(pretendBrowser());
  const table = await sit(null);
  const session = open(table);
  const { step } = session.stage.now.value!;
  expect(table.showing.value).toBe(false);
  const view = { ...step.view, [OUT]: true };
  session.stage.show([{ ...step, entry: -1, view }]);
  expect(table.showing.value).toBe(true);
  session.stage.goOn();
  expect(table.showing.value).toBe(false);
});
