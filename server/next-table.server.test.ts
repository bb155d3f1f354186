/** At a table one learns which of one's others waits, in the right order, on whatever node; pages without others cost nothing. */
import { join as joined } from 'node:path';
import { fastRng } from '@yamanote/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { NO_METRICS } from './metrics/metrics.ts';
import { openHall, type TestHall, temporaryFolder } from './testing/hall.ts';
import { give, isAsked, join, openTable, someAnswer, start, type Wish } from './testing/play.ts';
import { freshDatabase } from './testing/postgres/database.ts';
import { comeBack, guest, randomMove, type Visitor } from './testing/visitor.ts';

/** A match in which Mika waits for Jo. */
async function waitingForJo({ address }: TestHall, jo: Visitor, wish: Partial<Wish> = {}): Promise<Visitor> {
  const mika = await guest(address, 'Mika');
  onTestFinished(mika.disconnect);
  const table = await openTable(mika, { seats: ['me', 'open'], options: { first: 1 }, ...wish });
  await join(jo, table);
  await start(mika);
  await mika.until(() => mika.sight !== null);
  return mika;
}

const follow = (one: Visitor, on = true) => one.ask({ do: 'lobby', on, shows: 'next' });
const idOf = (one: Visitor) => one.table!.table;

async function answer(one: Visitor): Promise<void> {
  await one.until(() => isAsked(one));
  while (isAsked(one)) await give(one, [await someAnswer(one, fastRng('next'))]);
}

/** A page of theirs that shows this table alone. */
async function pageAt({ address }: TestHall, one: Visitor, table: string): Promise<Visitor> {
  const page = await comeBack(address, one);
  onTestFinished(page.disconnect);
  await page.watch(table);
  await follow(page);
  return page;
}

test('the one whose clock runs out first comes first, and else the one that waits longest; the one before me never', async () => {
  const hall = await openHall();
  const jo = await guest(hall.address, 'Jo', 1);
  const old = idOf(await waitingForJo(hall, jo));
  const newer = idOf(await waitingForJo(hall, jo));
  const tomorrow = idOf(await waitingForJo(hall, jo, { timeControl: daily(24) }));
  const soon = idOf(await waitingForJo(hall, jo, { timeControl: daily(8) }));
  const there = await pageAt(hall, jo, soon);
  expect(there.nextTable).toEqual({ is: 'next', next: { table: tomorrow, game: 'machi-koro' }, waiting: 3 });
  const page = await pageAt(hall, jo, tomorrow);
  expect(page.nextTable).toMatchObject({ next: { table: soon }, waiting: 3 });
  // Whoever moves there, on another page, is waited for no more.
  for (const [table, then, waiting] of [
    [soon, old, 2],
    [old, newer, 1],
    [newer, null, 0],
  ] as const) {
    await answer(await pageAt(hall, jo, table));
    await page.until(() => page.nextTable!.waiting === waiting);
    expect(page.nextTable!.next?.table ?? null).toBe(then);
  }
});

test('a proposal at another table leads there too, until it is answered', async () => {
  const hall = await openHall();
  const jo = await guest(hall.address, 'Jo', 1);
  const mika = await waitingForJo(hall, jo, { options: { first: 0 } });
  const here = idOf(await waitingForJo(hall, jo, { options: { first: 0 } }));
  const page = await pageAt(hall, jo, here);
  expect(page.nextTable).toMatchObject({ next: null, waiting: 0 });
  const { table, match } = mika.table!;
  const { moment } = mika.sight!;
  await mika.ask({ do: 'propose', table, match, move: randomMove(), agreement: { is: 'pause' }, moment });
  await page.until(() => page.nextTable!.next?.table === table);
  await mika.ask({ do: 'agree', table, match, proposal: mika.table!.proposal!.id, yes: false });
  await page.until(() => page.nextTable!.next === null);
});

test('it is told on another node too', async () => {
  const [store, key] = [await freshDatabase(), joined(temporaryFolder(), 'hall.key')];
  const [one, other] = [await openHall({ store, key }), await openHall({ store, key })];
  const jo = await guest(other.address, 'Jo', 1);
  const mika = await waitingForJo(one, jo, { options: { first: 0 } });
  const here = idOf(await waitingForJo(one, jo, { options: { first: 0 } }));
  const page = await pageAt(other, jo, here);
  expect(page.nextTable).toMatchObject({ next: null, waiting: 0 });
  await answer(mika);
  await page.until(() => page.nextTable!.next?.table === idOf(mika));
});

test('a page whose person has no other table is asked for once, and hears nothing of any move', async () => {
  let asked = 0;
  const lobbyAsked = () => {
    asked++;
  };
  const hall = await openHall({ metrics: { ...NO_METRICS, lobbyAsked } });
  const jo = await guest(hall.address, 'Jo', 1);
  const mika = await waitingForJo(hall, jo);
  for (const one of [mika, jo]) await follow(one);
  expect(asked).toBe(2);
  for (const one of [jo, mika, jo]) await answer(one);
  expect(asked).toBe(2);
  // When somebody with a board has been told of a move, so would they be.
  const board = await comeBack(hall.address, mika);
  onTestFinished(board.disconnect);
  await board.ask({ do: 'lobby', on: true, shows: 'own' });
  expect(board.lobby!.yours).toMatchObject([{ yourTurn: true }]);
  await answer(mika);
  await board.until(() => board.lobby!.yours[0].yourTurn === false);
  const told = (one: Visitor) => one.frames.filter((text) => text.startsWith('{"is":"next"')).length;
  expect([told(mika), told(jo)]).toEqual([1, 1]);
});

const daily = (hours: number) => ({ is: 'daily', hours, zone: 'UTC', night: null, off: [] });
