/** A hall that has a running match of format 1 in its data file: it goes on, and proves what it can. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type Match, verify } from '@yamanote/kernel';
import { matchFileOf } from '@yamanote/protocol';
import { expect, test } from 'vitest';
import { type Database, openDatabase } from './store/embedded/database.ts';
import { addEntries } from './store/embedded/entries.ts';
import { openHall } from './testing/hall.ts';
import { isAsked, join, openTable, playOn, start } from './testing/play.ts';
import { testRegistry } from './testing/registry.ts';
import { comeBack, guest } from './testing/visitor.ts';

/** A match for two, as it was played before there was another format. */
function kept(): Match {
  const logs = new URL('../games/machi-koro/past/v1/logs/base.jsonl.gz', import.meta.url);
  const matches = gunzipSync(readFileSync(logs))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Match);
  return matches.find(({ format, seats }) => format === 'yamanote-match-1' && seats.length === 2)!;
}

/** Puts the beginning of a match in the place of the one that is there. */
function replace(database: Database, id: string, { seed, log, hash: _, ...header }: Match, entries: number): void {
  database.run('update matches set header = ?, seed = ? where id = ?', [JSON.stringify(header), seed, id]);
  database.run('delete from entries where match = ?', [id]);
  database.run('delete from snapshots where match = ?', [id]);
  const texts = log.slice(0, entries).map((entry) => JSON.stringify(entry));
  addEntries(database, id, 0, { id: 'recorded', hash: '' }, texts);
}

test('is played on to its end, and verified with what it cannot prove', async () => {
  const hall = await openHall();
  const [mika, jo] = [await guest(hall.address, 'Mika'), await guest(hall.address, 'Jo', 1)];
  const table = await openTable(mika, { seats: ['me', 'open'] });
  await join(jo, table);
  await start(mika);
  await mika.until(() => mika.table!.stage === 'running');
  const id = mika.table!.match;
  await hall.close();
  const old = kept();
  const half = old.log.findIndex(({ seat, index }) => index > old.log.length / 2 && seat !== 'chance');
  const database = openDatabase(hall.data);
  replace(database, id, old, half);
  database.close();

  const again = await openHall({ data: hall.data });
  const players = [await comeBack(again.address, mika), await comeBack(again.address, jo)];
  for (const player of players) await player.watch(table);
  expect(players[0].sight!.next).toBe(half);
  expect(players.some(isAsked)).toBe(true);
  await Promise.all(players.map((player, i) => playOn(player, `${i}`)));
  await players[0].until(() => players[0].table!.stage === 'over');
  const match = (await (await fetch(again.address + matchFileOf(table, id))).json()) as Match;
  expect(match).toMatchObject({ format: 'yamanote-match-1', seats: old.seats });
  expect(match.log.slice(0, half)).toEqual(old.log.slice(0, half));
  expect(match.log.length).toBeGreaterThan(half);
  const { game } = await testRegistry[match.game]();
  const { differs, notes } = verify(game, match);
  expect(differs).toBeNull();
  expect(notes.filter((note) => note.startsWith('format 1:'))).toHaveLength(3);
});
