import { lanterns } from '@yamanote/kernel/toys';
import { expect, test } from 'vitest';
import { openHall } from './testing/hall.ts';
import { give, isAsked, join, openTable, playOn, rematch, start } from './testing/play.ts';
import { comeBack, guest, randomMove, type Visitor } from './testing/visitor.ts';

/** The same person's page, still open, finds the hall at its new address. */
async function goOn(address: string, old: Visitor, table: string): Promise<Visitor> {
  const back = await comeBack(address, old);
  await back.ask({ do: 'watch', table, match: old.match, next: old.sight!.next });
  return back;
}

test('after a restart every page goes on from its last entry, and what was acknowledged is there', async () => {
  const hall = await openHall();
  const [mika, jo] = [await guest(hall.address, 'Mika'), await guest(hall.address, 'Jo', 1)];
  const table = await openTable(mika, { seats: ['me', 'open', { bot: 'random' }], options: { first: 0 } });
  await join(jo, table);
  await start(mika);
  await mika.until(() => isAsked(mika));
  const [move, { question }] = [randomMove(), mika.sight!];
  const taken = await give(mika, [{ do: 'roll', dice: 1 }], move);
  await jo.until(() => jo.sight?.next === mika.sight!.next);
  // Jo's page has missed the last entries.
  const missed = { cookie: jo.cookie, match: jo.match, sight: { ...jo.sight!, next: 1 } } as Visitor;
  await hall.close();

  const again = await openHall({ data: hall.data });
  const backJo = await goOn(again.address, missed, table);
  expect(backJo.showings).toEqual(jo.showings.slice(1));
  expect(backJo.sight).toEqual(jo.sight);
  const back = await goOn(again.address, mika, table);
  expect(back.showings).toEqual([]);
  expect(back.sight).toEqual(mika.sight);
  expect({ ...(await give(back, [{ do: 'roll', dice: 1 }], move, question)), re: 0 }).toEqual({ ...taken, re: 0 });
  expect(back.sight!.next).toBe(mika.sight!.next);
  await Promise.all([playOn(back, 'm'), playOn(backJo, 'j')]);
});

test('a table that waits for its start is there after a restart, with its commitment', async () => {
  const hall = await openHall();
  const mika = await guest(hall.address, 'Mika');
  const table = await openTable(mika, { seats: ['open', 'me'], public: true });
  await hall.close();
  const again = await openHall({ data: hall.data });
  const back = await comeBack(again.address, mika);
  await back.watch(table);
  expect(back.table).toEqual(mika.table);
});

test('bots whose turn it was go on after a restart, without anybody looking', async () => {
  const hall = await openHall({ botPace: 60_000 });
  const mika = await guest(hall.address, 'Mika');
  const table = await openTable(mika, { seats: ['me', { bot: 'random' }], options: { first: 1 } });
  await start(mika);
  await mika.until(() => mika.sight !== null);
  expect(isAsked(mika)).toBe(false);
  await hall.close();
  const again = await openHall({ data: hall.data });
  const back = await comeBack(again.address, mika);
  await back.ask({ do: 'lobby', on: true });
  await back.until(() => back.lobby!.yours[0].yourTurn);
  expect(back.lobby!.yours[0]).toMatchObject({ table, stage: 'running' });
});

test('a finished match can be looked at and downloaded after a restart, and played again', async () => {
  const hall = await openHall();
  const mika = await guest(hall.address, 'Mika');
  const table = await openTable(mika, { game: 'envelopes', seats: ['me', { bot: 'random' }] });
  await start(mika);
  await playOn(mika, 'x');
  await mika.until(() => mika.table!.stage === 'over');
  await hall.close();
  const again = await openHall({ data: hall.data });
  const back = await goOn(again.address, { ...mika, match: null, sight: mika.sight, cookie: mika.cookie }, table);
  expect(back.table).toMatchObject({ stage: 'over', round: 1 });
  expect(back.showings).toEqual(mika.showings);
  expect((await fetch(`${again.address}/api/tables/${table}/matches/${table}-1.json`)).status).toBe(200);
  expect(await rematch(back)).toMatchObject({ is: 'done' });
});

test('who won stands beside a finished match, also after a restart', async () => {
  const hall = await openHall();
  const mika = await guest(hall.address, 'Mika');
  await openTable(mika, { game: 'lanterns', seats: ['me', { bot: 'random' }], options: { rounds: 2 } });
  await mika.ask({ do: 'lobby', on: true });
  expect(mika.lobby!.yours[0].won).toBeNull();
  await start(mika);
  await playOn(mika, 'x');
  await mika.until(() => mika.lobby!.yours[0].stage === 'over');
  const { winners } = lanterns.standing(mika.sight!.view as never);
  const won = winners.map((seat) => ({ seat, name: seat === 0 ? 'Mika' : null, you: seat === 0 }));
  expect(won.length).toBeGreaterThan(0);
  expect(mika.lobby!.yours[0].won).toEqual(won);
  await hall.close();
  const again = await openHall({ data: hall.data });
  const back = await comeBack(again.address, mika);
  await back.ask({ do: 'lobby', on: true });
  expect(back.lobby!.yours[0].won).toEqual(won);
});
