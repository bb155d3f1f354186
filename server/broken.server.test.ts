/** What breaks harms its own match, and nothing else, also after a restart. */
import { machiKoro } from '@yamanote/games/machi-koro/rules';
import { expect, test } from 'vitest';
import type { HallRoom, Registry } from './rooms.ts';
import { openDatabase } from './store/embedded/database.ts';
import { openHall } from './testing/hall.ts';
import { give, isAsked, join, openTable, start } from './testing/play.ts';
import { testRegistry } from './testing/registry.ts';
import { comeBack, guest } from './testing/visitor.ts';

const ROLL = { do: 'roll', dice: 1 };

/** Machi Koro whose view throws for the second seat, which is not shown what all are. */
const blind: Registry = {
  ...testRegistry,
  blind: async () => {
    const view: typeof machiKoro.view = (state, viewer) => {
      if (viewer === 1) throw new Error('a broken view');
      return machiKoro.view(state, viewer);
    };
    const { evaluate, opens } = await testRegistry['machi-koro']();
    return { game: { ...machiKoro, id: 'blind', open: false, view }, evaluate, opens } as unknown as HallRoom;
  },
};

test('a view that throws for a bot leaves that bot stuck, and the hall open, also after a restart', async () => {
  const hall = await openHall({ registry: blind });
  const mika = await guest(hall.address, 'Mika');
  const table = await openTable(mika, { game: 'blind', seats: ['me', { bot: 'greedy' }], options: { first: 1 } });
  await start(mika);
  await mika.until(() => mika.table!.seats[1].stuck);
  await hall.close();
  const again = await openHall({ data: hall.data, registry: blind });
  const back = await comeBack(again.address, mika);
  await back.watch(table);
  await back.until(() => back.table!.seats[1].stuck);
  const other = await openTable(back, { seats: ['me', { bot: 'random' }], options: { first: 0 } });
  await start(back);
  await back.until(() => isAsked(back));
  expect(back.table!.table).toBe(other);
});

test('a view that throws for a person stops that match, which says so, also after a restart', async () => {
  const hall = await openHall({ registry: blind });
  const [jo, mika] = [await guest(hall.address, 'Jo'), await guest(hall.address, 'Mika')];
  const table = await openTable(mika, { game: 'blind', seats: ['me', 'open'], options: { first: 0 } });
  await mika.ask({ do: 'unwatch', table });
  await join(jo, table);
  // Whoever comes after the one for whom it breaks hears of it all the same.
  await mika.watch(table);
  expect(await start(mika)).toMatchObject({ is: 'done' });
  expect(mika.sight!.frozen).toBe(true);
  await hall.close();
  const again = await openHall({ data: hall.data, registry: blind });
  const back = await comeBack(again.address, mika);
  await back.watch(table);
  expect(back.sight!.frozen).toBe(true);
  expect(await (await comeBack(again.address, jo)).watch(table)).toMatchObject({ code: 'frozen' });
});

test('what a bot could not store it stores when that is possible again', async () => {
  let refuse = () => {};
  const refused = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  const hall = await openHall({ botPace: 10_000_000, log: ({ event }) => event === 'not-stored' && refuse() });
  const mika = await guest(hall.address, 'Mika');
  await openTable(mika, { seats: ['me', { bot: 'random' }], options: { first: 1 } });
  await start(mika);
  const file = openDatabase(hall.data);
  file.exec("create trigger full before insert on entries begin select raise(abort, 'full'); end");
  await mika.ask({ do: 'pace', pace: 'instant' });
  await refused;
  expect(isAsked(mika)).toBe(false);
  file.exec('drop trigger full');
  file.close();
  await mika.until(() => isAsked(mika));
  expect(mika.table!.seats[1].stuck).toBe(false);
});

test('a move that could not be stored is refused as such, the log says why, and it can be made again', async () => {
  const hall = await openHall();
  const mika = await guest(hall.address, 'Mika');
  await openTable(mika, { seats: ['me', { bot: 'random' }], options: { first: 0 } });
  await start(mika);
  await mika.until(() => isAsked(mika));
  const file = openDatabase(hall.data);
  file.exec("create trigger full before insert on entries begin select raise(abort, 'full'); end");
  expect(await give(mika, [ROLL], 'roll-once')).toMatchObject({ is: 'refused', code: 'not-stored' });
  const noted = hall.logLines.filter(({ event }) => event === 'not-stored');
  expect(noted).toMatchObject([{ match: mika.match, code: 'SQLITE_CONSTRAINT_TRIGGER' }]);
  file.exec('drop trigger full');
  file.close();
  expect(await give(mika, [ROLL], 'roll-once')).toMatchObject({ is: 'done' });
});

test('a match that was stopped stays so: nobody tries it again, after a restart neither', async () => {
  const hall = await openHall();
  const mika = await guest(hall.address, 'Mika');
  const table = await openTable(mika, { game: 'runaway', seats: ['me', 'open'], options: { first: 0 } });
  await mika.ask({ do: 'bot', table, seat: 1, bot: 'random' });
  await start(mika);
  await mika.until(() => isAsked(mika));
  await give(mika, [ROLL]);
  await give(mika, [{ do: 'pass' }]);
  await mika.until(() => mika.sight!.frozen);
  const frozen = () => hall.logLines.filter(({ event }) => event === 'match-frozen').length;
  expect(frozen()).toBe(1);
  await mika.ask({ do: 'unwatch', table });
  await mika.watch(table);
  expect([mika.sight!.frozen, frozen()]).toEqual([true, 1]);
  await hall.close();
  const again = await openHall({ data: hall.data });
  const back = await comeBack(again.address, mika);
  await back.watch(table);
  expect(back.sight!.frozen).toBe(true);
  expect(again.logLines.filter(({ event }) => event === 'match-frozen')).toEqual([]);
});

test('a damaged row closes its own table and no other', async () => {
  const hall = await openHall();
  const mika = await guest(hall.address, 'Mika');
  const tables: string[] = [];
  for (let i = 0; i < 3; i++) {
    tables.push(await openTable(mika, { seats: ['me', { bot: 'random' }], options: { first: 0 } }));
    await start(mika);
    await mika.until(() => isAsked(mika));
  }
  await hall.close();
  const file = openDatabase(hall.data);
  file.run("update matches set header = 'no header' where id = ?", [`${tables[0]}-1`]);
  file.run('delete from matches where id = ?', [`${tables[1]}-1`]);
  file.close();
  const again = await openHall({ data: hall.data });
  const back = await comeBack(again.address, mika);
  for (const broken of tables.slice(0, 2)) expect(await back.watch(broken)).toMatchObject({ code: 'frozen' });
  await back.watch(tables[2]);
  await back.until(() => isAsked(back));
  await back.ask({ do: 'lobby', on: true });
  expect(back.lobby!.yours.map(({ table }) => table)).toEqual([tables[2]]);
});

test('the same id for another move is refused, for the same it is acknowledged again', async () => {
  const hall = await openHall();
  const mika = await guest(hall.address, 'Mika');
  await openTable(mika, { seats: ['me', 'open'], options: { first: 0 } });
  await mika.ask({ do: 'fill', table: mika.table!.table, bot: 'random' });
  await start(mika);
  await mika.until(() => isAsked(mika));
  const { question } = mika.sight!;
  const common = { table: mika.table!.table, match: mika.match!, move: 'abcdefgh' };
  const roll = { do: 'answer', ...common, question, answers: [ROLL] } as const;
  const first = await mika.ask({ ...roll, answers: [ROLL] });
  expect(first).toMatchObject({ is: 'done' });
  expect(await mika.ask({ ...roll, answers: [ROLL] })).toMatchObject({
    is: 'done',
    first: (first as { first: number }).first,
  });
  expect(await mika.ask({ ...roll, answers: [{ do: 'roll', dice: 2 }] })).toMatchObject({
    code: 'stale',
    field: 'move',
  });
  expect(await mika.ask({ do: 'undo', ...common, to: null })).toMatchObject({ is: 'refused' });
});
