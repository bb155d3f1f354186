/** Another match at the same table: with the same people, bots and options, or with what the host changes first. */
import { expect, test } from 'vitest';
import { openHall } from './testing/hall.ts';
import { giveBits, isAsked, join, openTable, playOn, rematch, start } from './testing/play.ts';
import { guest, type Visitor } from './testing/visitor.ts';

async function guests(address: string, ...names: string[]): Promise<Visitor[]> {
  return Promise.all(names.map((name, colour) => guest(address, name, colour)));
}

/** Two people have played a short match to its end. */
async function playedOut(): Promise<{ mika: Visitor; jo: Visitor; table: string }> {
  const hall = await openHall();
  const [mika, jo] = await guests(hall.address, 'Mika', 'Jo');
  const table = await openTable(mika, { game: 'lanterns', seats: ['me', 'open', { bot: 'random' }], options: ROUNDS });
  await join(jo, table);
  await start(mika);
  await Promise.all([playOn(mika, 'a'), playOn(jo, 'b')]);
  await Promise.all([mika, jo].map((one) => one.until(() => one.table!.stage === 'over')));
  return { mika, jo, table };
}

const ROUNDS = { rounds: 1 };

test('rematch: same table and link, a new match, and the first seat passes left', async () => {
  const hall = await openHall();
  const [mika, jo] = await guests(hall.address, 'Mika', 'Jo');
  const table = await openTable(mika, { seats: ['me', 'open'], options: { first: 1 } });
  await join(jo, table);
  await start(mika);
  await Promise.all([playOn(mika, 'a'), playOn(jo, 'b')]);
  await jo.until(() => jo.table!.stage === 'over');
  const { commitment } = jo.table!;
  const old = { match: jo.match!, sight: jo.sight! };

  expect(await rematch(jo)).toMatchObject({ is: 'done' });
  await mika.until(() => mika.table!.round === 2);
  expect(mika.table).toMatchObject({ table, stage: 'waiting', match: `${table}-2`, options: { first: 0 } });
  expect(mika.table!.commitment).not.toBe(commitment);
  const late = { do: 'answer', table, match: old.match, move: 'too-late-now', question: 0, answers: [{}] } as const;
  expect(await jo.ask({ ...late, answers: [{}] })).toMatchObject({ is: 'refused', code: 'over' });
  expect(await jo.ask({ ...late, match: 'no-such-1', answers: [{}] })).toMatchObject({ code: 'unknown-match' });
  expect(await jo.ask({ ...late, match: `${table}-2`, answers: [{}] })).toMatchObject({ code: 'not-started' });

  await start(mika);
  await mika.until(() => mika.match === `${table}-2` && isAsked(mika));
  const file = (round: number) => fetch(`${hall.address}/api/tables/${table}/matches/${table}-${round}.json`);
  expect((await file(1)).status).toBe(200);
  expect((await file(2)).status).toBe(409);
  expect((await file(3)).status).toBe(404);
});

test('a rematch against bots alone starts by itself', async () => {
  const hall = await openHall();
  const [mika] = await guests(hall.address, 'Mika');
  const table = await openTable(mika, { game: 'envelopes', seats: ['me', { bot: 'random' }] });
  await start(mika);
  await playOn(mika, 'x');
  await mika.until(() => mika.table!.stage === 'over');
  await rematch(mika);
  await giveBits(mika, '33'.repeat(16));
  await mika.until(() => mika.match === `${table}-2`);
});

test('bots that are to be as good as the host have the strength of now in a rematch, and no others', async () => {
  const hall = await openHall();
  const [mika] = await guests(hall.address, 'Mika');
  const seats = ['me' as const, { bot: 'level-30' }, { bot: 'random' }];
  const table = await openTable(mika, { game: 'lanterns', seats, options: ROUNDS });
  await start(mika);
  await playOn(mika, 'x');
  await mika.until(() => mika.table!.stage === 'over');
  const again = { do: 'rematch', table, match: `${table}-1`, change: true } as const;
  expect(await mika.ask({ ...again, even: 'nobody' })).toMatchObject({ code: 'impossible' });
  expect(await mika.ask({ ...again, even: 'level-41' })).toMatchObject({ is: 'done' });
  await mika.until(() => mika.table!.round === 2);
  expect(mika.table!.seats.map(({ bot }) => bot)).toEqual([null, 'level-41', 'random']);
});

test('two who ask at once, one of them for other options, come to one match', async () => {
  const { mika, jo, table } = await playedOut();
  const answers = await Promise.all([rematch(mika, true), rematch(jo), rematch(mika)]);
  expect(answers.map(({ is }) => is)).toEqual(['done', 'done', 'done']);
  await Promise.all([mika, jo].map((one) => one.until(() => one.table!.round === 2)));
  for (const one of [mika, jo]) expect(one.table).toMatchObject({ table, stage: 'waiting', match: `${table}-2` });
  expect(jo.table!.seats.map(({ guest, bot }) => guest?.name ?? bot)).toEqual(['Mika', 'Jo', 'random']);
  expect(jo.table).toMatchObject({ options: ROUNDS, starting: false });
});

test('the host changes options before the next match, guests see it, and after the start it is too late', async () => {
  const { mika, jo, table } = await playedOut();
  await rematch(mika, true);
  const change = (rounds: number) => ({ do: 'configure', table, options: { rounds } }) as const;
  expect(await jo.ask(change(2))).toMatchObject({ code: 'not-host' });
  expect(await mika.ask(change(2))).toMatchObject({ is: 'done' });
  await jo.until(() => jo.table!.options.rounds === 2);
  await start(mika);
  await jo.until(() => jo.match === `${table}-2`);
  expect(await mika.ask(change(1))).toMatchObject({ code: 'already-started' });
  // Whoever still sees the end of the first match is told so, too; who only wants to play on plays on.
  const late = { do: 'rematch', table, match: `${table}-1` } as const;
  expect(await jo.ask({ ...late, change: true })).toMatchObject({ code: 'already-started' });
  expect(await jo.ask({ ...late, change: false })).toMatchObject({ is: 'done' });
  expect(jo.table).toMatchObject({ round: 2, stage: 'running', options: { rounds: 2 } });
  expect(await jo.ask({ ...late, match: `${table}-9`, change: false })).toMatchObject({ code: 'unknown-match' });
});

test('against bots alone it waits for a host who wants to change something, also on second thoughts', async () => {
  const hall = await openHall({ sealWait: 60_000 });
  const [mika] = await guests(hall.address, 'Mika');
  const table = await openTable(mika, { game: 'envelopes', seats: ['me', { bot: 'random' }] });
  await start(mika);
  await playOn(mika, 'x');
  await mika.until(() => mika.table!.stage === 'over');
  const first = mika.table!.match;
  await rematch(mika);
  expect(mika.table).toMatchObject({ round: 2, starting: true });
  expect(await mika.ask({ do: 'rematch', table, match: first, change: true })).toMatchObject({ is: 'done' });
  expect(mika.table).toMatchObject({ round: 2, starting: false });
  await giveBits(mika, '33'.repeat(16));
  expect(mika.table).toMatchObject({ stage: 'waiting' });
  expect(await start(mika)).toMatchObject({ is: 'done' });
  await mika.until(() => mika.table!.stage === 'running');
  expect(mika.table!.round).toBe(2);
});
