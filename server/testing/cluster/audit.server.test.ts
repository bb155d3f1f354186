/** The audit of a trial finds what is wrong: each test breaks a kept promise in the database, and nothing else. */
import { writeFileSync } from 'node:fs';
import { join as joined } from 'node:path';
import { expect, test } from 'vitest';
import { openHall, temporaryFolder } from '../hall.ts';
import { join, openTable, playOn, start } from '../play.ts';
import { freshDatabase, query } from '../postgres/database.ts';
import { guest } from '../visitor.ts';
import { auditHouse, type Findings } from './audit.ts';
import { markOf, type Promises } from './promises.ts';

interface Row {
  match: string;
  idx: number;
  move_id: string | null;
  payload: string;
}

const NOTHING: Findings = { lost: [], doubled: [], stuck: [] };

/** A match that two people have played to its end, what they were promised, and their hall's key. */
async function playedHouse() {
  const folder = temporaryFolder();
  const key = joined(folder, 'hall.key');
  const url = await freshDatabase();
  const hall = await openHall({ store: url, key });
  const [mika, jo] = [await guest(hall.address, 'Mika'), await guest(hall.address, 'Jo')];
  await join(jo, await openTable(mika, { game: 'lanterns', seats: ['me', 'open'] }));
  await start(mika);
  await Promise.all([playOn(mika, 'm'), playOn(jo, 'j')]);
  for (const page of [mika, jo]) page.disconnect();
  await hall.close();
  const promises = await promisesIn(url);
  const find = (isFinished = true) => {
    const file = joined(folder, 'promises.json');
    writeFileSync(file, JSON.stringify(promises));
    return auditHouse(url, key, file, isFinished);
  };
  return { url, promises, find };
}

/** As if everything that is stored had been acknowledged and shown. */
async function promisesIn(url: string): Promise<Promises> {
  const rows = await query<Row>(url, 'select match, idx, move_id, payload from entries order by idx');
  const moves = rows.filter(({ move_id }) => move_id !== null);
  return {
    acknowledged: moves.map(({ match, idx, move_id }, i) => {
      return { match, move: move_id!, first: idx, next: moves[i + 1]?.idx ?? rows.length };
    }),
    refused: [],
    shown: { [rows[0].match]: rows.map(({ payload }) => markOf(JSON.parse(payload))) },
  };
}

test('a house that kept every promise has nothing to show', async () => {
  const { find, promises } = await playedHouse();
  expect(promises.acknowledged.length).toBeGreaterThan(1);
  expect(await find()).toEqual(NOTHING);
});

test.each([
  [
    'the last entry is gone',
    'delete from entries where idx = (select max(idx) from entries)',
    /has \d+ entries, not \d+/,
  ],
  ['an entry in the middle is gone', 'delete from entries where idx = 1', /there is no entry 1/],
  ['all of a match is gone', 'delete from matches', /there is no such match/],
  [
    'a move is under another name',
    "update entries set move_id = move_id || 'x' where move_id is not null",
    /and is at -1/,
  ],
  [
    'an entry is not the one that was shown',
    `update entries set payload = jsonb_set(payload::jsonb, '{at}', '7')::text where idx = 0`,
    /entry 0 was shown and is not stored/,
  ],
  [
    'an entry was rewritten',
    `update entries set payload = jsonb_set(payload::jsonb, '{at}', '7')::text where idx = 1`,
    /the entry was changed/,
  ],
])('lost: %s', async (_, sql, expected) => {
  const { url, find } = await playedHouse();
  await query(url, sql);
  const { lost } = await find();
  expect(lost.join('\n')).toMatch(expected);
});

test('lost: a move was acknowledged that is not stored, or for more than it did', async () => {
  const { promises, find } = await playedHouse();
  const [one, other] = promises.acknowledged;
  promises.acknowledged = [
    { ...one, move: '0:never-stored' },
    { ...other, next: other.next + 1 },
  ];
  const { lost } = await find();
  expect(lost).toEqual([
    `${one.match}: 0:never-stored was acknowledged as ${one.first}, and is at -1`,
    `${other.match}: ${other.move} was acknowledged up to ${other.next + 1}, and reaches to ${other.next}`,
  ]);
});

test('doubled: a move is stored that was refused', async () => {
  const { promises, find } = await playedHouse();
  const { match, move } = promises.acknowledged[0];
  promises.refused.push({ match, move, code: 'late' });
  expect(await find()).toEqual({ ...NOTHING, doubled: [`${match}: ${move} was refused as late and is stored`] });
});

test('doubled: a move is stored twice', async () => {
  const { url, promises, find } = await playedHouse();
  const { move } = promises.acknowledged[0];
  await query(url, `drop index entries_by_move; update entries set move_id = '${move}' where move_id is not null`);
  const { doubled } = await find();
  expect(doubled).toEqual([`${promises.acknowledged[0].match}: a move is stored twice`]);
});

test('stuck: a match was stopped, or is not at its end, or a bot is still to move', async () => {
  const { url, promises, find } = await playedHouse();
  const { match } = promises.acknowledged[0];
  await query(url, "insert into jobs (table_id, kind, number) values ('t', 'turn', 1)");
  expect((await find()).stuck).toEqual(["t: a bot's turn is left over"]);
  // Not asked for where a match had no time to come to its end.
  expect(await find(false)).toEqual(NOTHING);
  await query(url, "delete from jobs; update matches set stopped = 'a fault'");
  expect((await find()).stuck).toEqual([`${match}: was stopped: a fault`]);
  await query(url, `update matches set stopped = null, stage = 'running'`);
  expect((await find()).stuck).toEqual([`${match}: is at its end, and said to be running`]);
});
