import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Entry } from '@yamanote/kernel';
import Libsql from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../testing/hall.ts';
import { DATA_FILE, openDatabase } from './database.ts';
import { addEntries, readLog } from './entries.ts';

interface Row {
  match: string;
  payload: string;
}

const MATCHES = ['first', 'second', 'torn'];

function entry(index: number): Entry {
  return {
    index,
    seat: 0,
    answer: { do: 'build', card: 'wheat-field' },
    by: { is: 'person' },
    at: 1_700_000_000_000,
    clock: null,
  };
}

/** A data file whose newest write, one entry of one match, still stands in the write-ahead log. */
function prepare(folder: string): { data: Buffer; log: Buffer; newest: number } {
  const database = openDatabase(folder);
  const add = (match: string, index: number) =>
    addEntries(database, match, index, { id: `${index}`, hash: '' }, [JSON.stringify(entry(index))]);
  for (let index = 0; index < 5; index++) {
    for (const match of MATCHES) {
      add(match, index);
    }
  }
  // So that the log holds little besides the newest write: it is copied thousands of times.
  database.rows('pragma wal_checkpoint(truncate)', []);
  add('first', 5);
  const newest = statSync(join(folder, `${DATA_FILE}-wal`)).size;
  add('torn', 5);
  // Copied as a crash would leave them: closing would tidy up.
  const data = readFileSync(join(folder, DATA_FILE));
  const log = readFileSync(join(folder, `${DATA_FILE}-wal`));
  database.close();
  return { data, log, newest };
}

/** A folder in memory where there is one: this writes some hundred megabytes. */
function quickFolder(): string {
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'yamanote-torn-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('the newest write torn at any byte costs that entry at most, and touches no other match', {
  timeout: 600_000,
}, async () => {
  const { data, log, newest } = prepare(temporaryFolder());
  const folder = quickFolder();
  const file = join(folder, DATA_FILE);
  const expected = [0, 1, 2, 3, 4, 5].map((index) => JSON.stringify(entry(index)));
  // Attached and detached again: a connection of its own for each would stay open until memory is collected.
  const reader = new Libsql(':memory:');

  /** How many entries each match has once the file is opened again; each of them must be whole. */
  function countAfter(torn: Buffer): number[] {
    writeFileSync(file, data);
    writeFileSync(`${file}-wal`, torn);
    reader.exec(`attach '${file}' as torn`);
    const rows = reader.prepare('select match, idx, payload from torn.entries order by match, idx').all([]) as Row[];
    reader.exec('detach torn');
    return MATCHES.map((match) => {
      const own = rows.filter((row) => row.match === match);
      if (own.some(({ payload }, i) => payload !== expected[i])) throw new Error(`${match} is damaged`);
      return own.length;
    });
  }

  expect(countAfter(log)).toEqual([6, 5, 6]);
  const outcomes = { cut: 0, 'entry gone': 0, 'entry there': 0 };
  for (let byte = newest; byte < log.length; byte++) {
    if (countAfter(log.subarray(0, byte)).join() !== '6,5,5') throw new Error(`cut at byte ${byte}`);
    outcomes.cut++;
    // A cut is what a crash does; a byte gone bad is rarer, and every byte of them is for the deep run.
    if (process.env.YAMANOTE_DEEP === undefined && byte % 8 !== 0) continue;
    const flipped = Buffer.from(log);
    flipped[byte] ^= 0xff;
    const counts = countAfter(flipped).join();
    if (counts === '6,5,5') outcomes['entry gone']++;
    else if (counts === '6,5,6') outcomes['entry there']++;
    else throw new Error(`byte ${byte} spoilt: ${counts}`);
  }
  expect(outcomes.cut).toBe(log.length - newest);
  console.log(`newest write of ${log.length - newest} bytes, torn at every byte:`, outcomes);
});

test('a hall opens on a torn file and goes on from there', async () => {
  const { data, log, newest } = prepare(temporaryFolder());
  const folder = temporaryFolder();
  writeFileSync(join(folder, DATA_FILE), data);
  writeFileSync(join(folder, `${DATA_FILE}-wal`), log.subarray(0, (newest + log.length) >> 1));
  const database = openDatabase(folder);
  addEntries(database, 'torn', 5, { id: 'again', hash: '' }, [JSON.stringify(entry(5))]);
  expect(readLog(database, 'torn')).toHaveLength(6);
  database.close();
});
