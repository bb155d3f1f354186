import type { Options } from '@yamanote/kernel';
import { expect, test } from 'vitest';
import type { Registry } from './rooms.ts';
import { openHall } from './testing/hall.ts';
import { isAsked, isDone, openTable, playOn, rematch, start } from './testing/play.ts';
import { testRegistry } from './testing/registry.ts';
import { comeBack, guest } from './testing/visitor.ts';

/** Lanterns as usual, except that in winter nobody looks at one. */
const dark: Registry = {
  ...testRegistry,
  lanterns: async () => {
    const room = await testRegistry.lanterns();
    const lacks = ({ festival }: Options) => (festival === 'winter' ? ['looking'] : []);
    return { ...room, game: { ...room.game, lacks } };
  },
};

test('an option changes alone, and keeps what was chosen before it', async () => {
  const hall = await openHall();
  const mika = await guest(hall.address, 'Mika');
  const table = await openTable(mika, { game: 'lanterns', seats: ['me', 'open'], options: { rounds: 2 } });
  const configure = (options: Options) => mika.ask({ do: 'configure', table, options });
  await Promise.all([configure({ looking: false }), configure({ festival: 'winter' })]);
  expect(mika.table).toMatchObject({ public: false, options: { rounds: 2, looking: false, festival: 'winter' } });
  expect(await configure({ rounds: 9 })).toMatchObject({ code: 'malformed', field: 'options.rounds' });
  expect(await mika.ask({ do: 'configure', table, options: {}, public: true })).toMatchObject({ is: 'done' });
  expect(await configure({ rounds: 1 })).toMatchObject({ is: 'done' });
  expect(mika.table).toMatchObject({ public: true, options: { rounds: 1, looking: false, festival: 'winter' } });
});

test('what an edition does not have cannot be set, and is as usual again once it is chosen', async () => {
  const hall = await openHall({ registry: dark });
  const mika = await guest(hall.address, 'Mika');
  const wrong = { festival: 'winter', looking: false };
  const wish = { do: 'create', game: 'lanterns', seats: ['me', 'open'], public: false, start: false } as const;
  expect(await mika.ask({ ...wish, seats: [...wish.seats], options: wrong })).toMatchObject({
    is: 'refused',
    code: 'impossible',
    field: 'options.looking',
    expected: expect.stringMatching(/^true, /),
  });
  const table = await openTable(mika, { game: 'lanterns', seats: ['me', 'open'], options: { looking: false } });
  expect(await mika.ask({ do: 'configure', table, options: wrong })).toMatchObject({ code: 'impossible' });
  expect(mika.table!.options).toMatchObject({ festival: 'summer', looking: false });
  expect(await mika.ask({ do: 'configure', table, options: { festival: 'winter' } })).toMatchObject({ is: 'done' });
  expect(mika.table!.options).toMatchObject({ festival: 'winter', looking: true });
  expect(await mika.ask({ do: 'configure', table, options: { looking: false } })).toMatchObject({ code: 'impossible' });
});

test('a match that began with such an option goes on and can be checked; the rematch is without it', async () => {
  const before = await openHall();
  const mika = await guest(before.address, 'Mika');
  const options = { festival: 'winter', looking: false, rounds: 2 };
  const table = await openTable(mika, { game: 'lanterns', seats: ['me', { bot: 'random' }], options });
  await start(mika);
  await mika.until(() => isAsked(mika));
  await before.close();

  const after = await openHall({ data: before.data, registry: dark });
  const back = await comeBack(after.address, mika);
  await back.watch(table);
  expect(back.table!.options).toMatchObject({ looking: false });
  await playOn(back, 'on');
  expect(isDone(back)).toBe(true);
  await back.until(() => back.table!.stage === 'over');
  const file = await fetch(`${after.address}/api/tables/${table}/matches/${table}-1.json`);
  expect(await file.json()).toMatchObject({ options: { looking: false } });
  expect(await rematch(back)).toMatchObject({ is: 'done' });
  expect(back.table!.options).toMatchObject({ festival: 'winter', looking: true, rounds: 2 });
});
