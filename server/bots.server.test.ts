import { expect, test } from 'vitest';
import { notePace, pause } from './bots/pace.ts';
import type { OpenTable } from './tables/open-table.ts';
import { openHall } from './testing/hall.ts';
import { give, isAsked, isDone, openTable, playOn, start } from './testing/play.ts';
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

test('bots play on while nobody looks', async () => {
  const hall = await openHall();
  const mika = await guest(hall.address, 'Mika');
  const table = await openTable(mika, { seats: [{ bot: 'random' }, { bot: 'greedy' }] });
  mika.sendText(JSON.stringify({ re: 1000, do: 'start', table }));
  mika.sendText(JSON.stringify({ re: 1001, do: 'unwatch', table }));
  await mika.ask({ do: 'lobby', on: true });
  const spectator = await guest(hall.address, 'Sam');
  await spectator.watch(table);
  await spectator.until(() => isDone(spectator));
});

test('a pace: every pause is at most the pace, and a whole turn stays within its time', () => {
  const table = { pace: { shownAt: 0, seat: null, since: 0 } } as unknown as OpenTable;
  let now = 10_000;
  notePace(table, 0, 700, now);
  const begin = now;
  const pauses = Array.from({ length: 6 }, () => {
    const wait = pause(table, 1, 700, now);
    now += wait;
    notePace(table, 1, 700, now);
    return wait;
  });
  expect(pauses[0]).toBe(700);
  expect(Math.max(...pauses)).toBe(700);
  expect(now - begin).toBeLessThan(1500);
  // The next bot's turn has its full time again.
  expect(pause(table, 2, 700, now)).toBe(700);
  expect(pause(table, 2, 0, now)).toBe(0);
});

test('with a pace, a match against bots is the same match, only slower', async () => {
  const hall = await openHall({ botPace: 1 });
  const mika = await guest(hall.address, 'Mika');
  await openTable(mika, { game: 'envelopes', seats: ['me', { bot: 'random' }, { bot: 'greedy' }] });
  await start(mika);
  await playOn(mika, 'paced');
});
