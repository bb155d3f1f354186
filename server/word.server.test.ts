/** A closed hall: its word is asked for once, and never told. */
import { readdirSync, readFileSync } from 'node:fs';
import { join as pathTo } from 'node:path';
import { CLAIM } from '@yamanote/protocol';
import { expect, test } from 'vitest';
import { LIMITS } from './limits.ts';
import { openHall, temporaryFolder } from './testing/hall.ts';
import { NO_LIMITS } from './testing/no-limits.ts';
import { isAsked, join, openTable, rematch, start } from './testing/play.ts';
import { emptyDatabase } from './testing/postgres/database.ts';
import { type Asked, comeBack, guest, type Visitor, visitor } from './testing/visitor.ts';

const WORD = 'Sakura-Sencha 7';
const TABLE: Asked = {
  do: 'create',
  game: 'machi-koro',
  options: { first: 0 },
  seats: ['me', 'open', 'open'],
  public: true,
  start: false,
};

const say = (who: Visitor, word: string) => who.ask({ do: 'word', word });

test('nobody makes a table or sits down without the word, which is asked for once', async () => {
  const hall = await openHall({ word: WORD });
  const [mika, jo] = [await guest(hall.address, 'Mika'), await guest(hall.address, 'Jo')];
  expect(await mika.ask(TABLE)).toMatchObject({ code: 'word-wanted' });
  for (const wrong of ['sakura', 'sakura-sencha 77', ' ', WORD.slice(1)]) {
    expect(await say(mika, wrong)).toMatchObject({ code: 'wrong-word', field: '', expected: '' });
  }
  expect(await mika.ask(TABLE)).toMatchObject({ code: 'word-wanted' });
  // As it is heard and typed on a phone.
  expect(await say(mika, '  SAKURA-sencha　７ '.normalize())).toMatchObject({ is: 'done' });
  const { table } = (await mika.ask(TABLE)) as { table: string };
  await mika.watch(table);
  // Whoever has not said it may look on.
  expect(await jo.watch(table)).toMatchObject({ is: 'done' });
  for (const wish of [
    { do: 'sit', table, seat: 1 },
    { do: 'copy', table },
    { do: 'join', game: 'machi-koro' },
  ] as const) {
    expect(await jo.ask(wish)).toMatchObject({ code: 'word-wanted' });
  }
  expect(jo.table!.seats[1].guest).toBeNull();
  await say(jo, WORD);
  await join(jo, table);
  await hall.close();
  const again = await openHall({ data: hall.data, word: WORD });
  expect(await (await comeBack(again.address, jo)).ask(TABLE)).toMatchObject({ is: 'done' });
  await again.close();
  // Another word is asked for anew, and who sits already goes on without.
  const changed = await openHall({ data: hall.data, word: 'Genmaicha' });
  const back = await comeBack(changed.address, mika);
  expect(await back.ask(TABLE)).toMatchObject({ code: 'word-wanted' });
  await back.watch(table);
  expect(await back.ask({ do: 'sit', table, seat: 2 })).toMatchObject({ is: 'done' });
});

test('a link to a seat works without the word, also for the matches that follow', async () => {
  const hall = await openHall({ word: WORD });
  const mika = await guest(hall.address, 'Mika');
  await say(mika, WORD);
  const table = await openTable(mika, { seats: ['me', 'open'], options: { first: 1 } });
  await mika.ask({ do: 'keep', table, seat: 1, name: 'Aiko' });
  const { code } = (await mika.ask({ do: 'seat-code', table, seat: 1 })) as { code: string };
  const aiko = visitor(hall.address);
  expect((await aiko.post(CLAIM, { code })).status).toBe(200);
  await aiko.connect();
  await aiko.watch(table);
  expect(aiko.table!.seats[1]).toMatchObject({ you: true });
  expect(await aiko.ask(TABLE)).toMatchObject({ code: 'word-wanted' });
  await start(mika);
  await aiko.until(() => isAsked(aiko));
  await aiko.ask({ do: 'stand', table });
  expect(await aiko.ask({ do: 'sit', table, seat: 1 })).toMatchObject({ is: 'done' });
  expect(await rematch(aiko)).toMatchObject({ code: 'not-over' });
});

test('whoever said it to one node may come in at all', async () => {
  const [store, key] = [await emptyDatabase(), pathTo(temporaryFolder(), 'hall.key')];
  const nodes = [await openHall({ store, key, word: WORD }), await openHall({ store, key, word: WORD })];
  const mika = await guest(nodes[0].address, 'Mika');
  const there = await comeBack(nodes[1].address, mika);
  expect(await there.ask(TABLE)).toMatchObject({ code: 'word-wanted' });
  await say(mika, WORD);
  expect(await there.ask(TABLE)).toMatchObject({ is: 'done' });
});

test('it cannot be guessed: after a few wrong ones nobody is heard for a while, the right one included', async () => {
  const hall = await openHall({ word: WORD, limits: { ...NO_LIMITS, word: LIMITS.word } });
  const mika = await guest(hall.address, 'Mika');
  for (let i = 0; i < LIMITS.word.guest.burst; i++) expect(await say(mika, `no ${i}`)).toMatchObject({ is: 'refused' });
  expect(await say(mika, WORD)).toMatchObject({ code: 'too-fast' });
  expect(await mika.ask(TABLE)).toMatchObject({ code: 'word-wanted' });
  // A stranger has no name that could be let in.
  const stranger = visitor(hall.address);
  await stranger.connect();
  expect(await say(stranger, WORD)).toMatchObject({ code: 'unknown-guest' });
});

test('the word stands in no frame, no line of the log and no file', async () => {
  const hall = await openHall({ word: WORD });
  const [mika, jo] = [await guest(hall.address, 'Mika'), await guest(hall.address, 'Jo')];
  for (const word of ['wrong horse', WORD]) for (const one of [mika, jo]) await say(one, word);
  mika.sendText(`{"re":7,"do":"word","word":"${WORD}","more":"${WORD}"}`);
  await mika.next((reply) => reply.is === 'refused');
  await mika.ask(TABLE);
  const said = [...mika.frames, ...jo.frames, ...hall.logLines.map((line) => JSON.stringify(line))].join('\n');
  await hall.close();
  const files = readdirSync(hall.data).map((file) => readFileSync(pathTo(hall.data, file), 'latin1'));
  for (const text of [said, ...files]) expect(text).not.toMatch(/sakura|sencha|wrong horse/i);
});

test('an open hall asks nobody, and takes any word', async () => {
  const hall = await openHall();
  const mika = await guest(hall.address, 'Mika');
  expect(await say(mika, 'anything')).toMatchObject({ is: 'done' });
  expect(await mika.ask(TABLE)).toMatchObject({ is: 'done' });
});
