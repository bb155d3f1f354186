import { pathToFileURL } from 'node:url';
import { chooseOptions, fastRng, isRefusal, viewOf } from '@yamanote/kernel';
import { expect, inject, onTestFinished, test } from 'vitest';
import { makePool } from './bots/pool.ts';
import { openHall } from './testing/hall.ts';
import { give, isAsked, openTable, playOn, someAnswer, start } from './testing/play.ts';
import { testRegistry } from './testing/registry.ts';
import { guest } from './testing/visitor.ts';

const ROLL = { do: 'roll', dice: 1 };

test('a bot that never answers is stopped twice; then the host chooses another, and nobody else has noticed', async () => {
  const hall = await openHall({ botBudget: 20, botGrace: 1000 });
  const [mika, jo] = [await guest(hall.address, 'Mika'), await guest(hall.address, 'Jo')];
  const seats = ['me', { bot: 'greedy' }, { bot: 'greedy' }] as const;
  const table = await openTable(mika, { game: 'endless-thought', seats: [...seats], options: { first: 1 } });
  await start(mika);
  await mika.until(() => mika.table!.seats[1].stuck);
  expect(hall.logLines.filter(({ event }) => event === 'bot-failed')).toHaveLength(2);

  await openTable(jo, { seats: [...seats], options: { first: 1 } });
  await start(jo);
  await jo.until(() => isAsked(jo));

  expect(await mika.ask({ do: 'bot', table, seat: 1, bot: 'random' })).toMatchObject({ is: 'done' });
  expect(mika.table!.seats[1].stuck).toBe(false);
  await mika.until(() => mika.table!.seats[2].stuck);
  await mika.ask({ do: 'bot', table, seat: 2, bot: 'random' });
  await mika.until(() => isAsked(mika));
});

test('a table whose bot is stuck is in no memory while nobody looks', async () => {
  let stick = () => {};
  const stuck = new Promise<void>((resolve) => {
    stick = resolve;
  });
  const hall = await openHall({ botBudget: 1, botGrace: 1, log: ({ event }) => event === 'bot-stuck' && stick() });
  const mika = await guest(hall.address, 'Mika');
  const seats = ['me', { bot: 'greedy' }] as const;
  const table = await openTable(mika, { game: 'endless-thought', seats: [...seats], options: { first: 1 } });
  mika.sendText(JSON.stringify({ re: 1000, do: 'start', table }));
  await mika.ask({ do: 'unwatch', table });
  await stuck;
  await expect.poll(() => hall.tablesAtHand()).toBe(0);
});

test('a bot with an illegal answer is stuck as well, and the match is unharmed', async () => {
  const hall = await openHall();
  const mika = await guest(hall.address, 'Mika');
  await openTable(mika, { game: 'wrong-thought', seats: ['me', { bot: 'greedy' }], options: { first: 1 } });
  await start(mika);
  await mika.until(() => mika.table!.seats[1].stuck);
  expect(mika.sight).toMatchObject({ frozen: false, pending: { is: 'ask', seats: [1] } });
});

test('a match whose rules do not end is frozen and says so; others go on', async () => {
  const hall = await openHall();
  const mika = await guest(hall.address, 'Mika');
  const table = await openTable(mika, { game: 'runaway', seats: ['me', { bot: 'random' }], options: { first: 0 } });
  await start(mika);
  await mika.until(() => isAsked(mika));
  await give(mika, [ROLL]);
  const next = mika.sight!.next;
  expect(await give(mika, [{ do: 'pass' }])).toMatchObject({ is: 'refused', code: 'frozen' });
  expect(mika.sight).toMatchObject({ frozen: true, next });
  expect(await give(mika, [{ do: 'pass' }])).toMatchObject({ is: 'refused', code: 'frozen' });
  expect(hall.logLines.filter(({ event }) => event === 'match-frozen')).toHaveLength(1);
  expect((await fetch(`${hall.address}/api/tables/${table}/matches/${table}-1.json`)).status).toBe(409);
  await openTable(mika, { seats: ['me', { bot: 'random' }], options: { first: 0 } });
  await start(mika);
  await mika.until(() => mika.sight?.frozen === false && isAsked(mika));
});

test('bots play on until a person is asked, while nobody looks', async () => {
  const hall = await openHall();
  const mika = await guest(hall.address, 'Mika');
  const seats = ['me', { bot: 'random' }, { bot: 'greedy' }] as const;
  const table = await openTable(mika, { seats: [...seats], options: { first: 1 } });
  await mika.ask({ do: 'lobby', on: true });
  mika.sendText(JSON.stringify({ re: 1000, do: 'start', table }));
  mika.sendText(JSON.stringify({ re: 1001, do: 'unwatch', table }));
  await mika.until(() => mika.lobby!.yours[0].yourTurn);
});

test('bots wait as long as the most patient person at the table wishes, and for nobody not at all', async () => {
  // So long that a bot which waits at all has not answered when something else has happened.
  const hall = await openHall({ botPace: 10_000_000 });
  const [mika, jo] = [await guest(hall.address, 'Mika'), await guest(hall.address, 'Jo')];
  const seats = ['me', { bot: 'random' }] as const;
  const table = await openTable(mika, { seats: [...seats], options: { first: 1 } });
  await mika.ask({ do: 'pace', pace: 'instant' });
  await start(mika);
  await mika.until(() => isAsked(mika));
  // Who only watches slows nobody down.
  await jo.watch(table);
  await give(mika, [ROLL]);
  await mika.until(() => isAsked(mika));
  await mika.ask({ do: 'pace', pace: 'calm' });
  while (isAsked(mika)) await give(mika, [await someAnswer(mika, fastRng('pace'))]);
  const { next } = mika.sight!;
  // A round trip later the bot still waits; a wish sets it free.
  await mika.ask({ do: 'lobby', on: true });
  expect(mika.sight!.next).toBe(next);
  await mika.ask({ do: 'pace', pace: 'instant' });
  await mika.until(() => isAsked(mika));
});

test('a bot that waits for somebody goes on when the last who looked has gone', async () => {
  const hall = await openHall({ botPace: 10_000_000 });
  const mika = await guest(hall.address, 'Mika');
  const table = await openTable(mika, { seats: ['me', { bot: 'random' }], options: { first: 1 } });
  await start(mika);
  await mika.ask({ do: 'lobby', on: true });
  expect(mika.lobby!.yours).toMatchObject([{ table, yourTurn: false }]);
  await mika.ask({ do: 'unwatch', table });
  await mika.until(() => mika.lobby!.yours[0].yourTurn);
});

test('with a pace, a match against bots is the same match, only slower', async () => {
  const hall = await openHall({ botPace: 1 });
  const mika = await guest(hall.address, 'Mika');
  await openTable(mika, { game: 'envelopes', seats: ['me', { bot: 'random' }, { bot: 'greedy' }] });
  await start(mika);
  await playOn(mika, 'paced');
});

test('a bot that is sent home when the hall closes has not failed', async () => {
  const lines: string[] = [];
  const workerFile = pathToFileURL(inject('programs').botWorker);
  const pool = makePool({ workerFile, budget: 300, grace: 700, log: (_, event) => lines.push(event) });
  const task = { game: 'machi-koro', version: 1, bot: 'random', seat: 0, view: {}, seed: '00', budget: 300 };
  const thought = pool.think(task, ['here', 'mika', 'table']);
  await pool.close();
  expect([await thought, lines]).toEqual([null, []]);
});

test('whoever has one bot waits for no queue of somebody with many', async () => {
  const { game } = await testRegistry['machi-koro']();
  const workerFile = pathToFileURL(inject('programs').botWorker);
  const pool = makePool({ workerFile, budget: 300, grace: 700, log: () => undefined });
  onTestFinished(() => pool.close());
  const options = chooseOptions(game, { first: 0 }, 2);
  if (isRefusal(options)) throw new Error('there are such options');
  const state = game.setup(2, options);
  const task = {
    game: game.id,
    version: 1,
    bot: 'random',
    seat: 0,
    view: viewOf(game, state, 0),
    seed: '00',
    budget: 300,
  };
  const order: string[] = [];
  const think = async (address: string, table: string) => {
    await pool.think(task, [address, address, table]);
    order.push(address);
  };
  const many = Array.from({ length: 40 }, (_, i) => think('many', `t${i}`));
  await Promise.all([many[0], think('one', 't')]);
  expect(order.length).toBeLessThan(20);
  await Promise.all(many);
});
