/**
 * What cannot be used, as those find it who start the program: one sentence in English, German or Japanese, an exit code that
 * is not 0, and nothing is changed.
 */
import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type ComplaintWords, complaintsIn, type StoreTrouble } from '@yamanote/command-line';
import { LANGUAGES } from '@yamanote/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../store/embedded/database.ts';
import type { StoreAt } from '../store/index.ts';
import { MIGRATIONS } from '../store/postgres/migrations.ts';
import { nameOfDatabase } from '../store/transfer/postgres-way.ts';
import { openHall, temporaryFolder } from '../testing/hall.ts';
import { keptIn } from '../testing/kept-in.ts';
import { openTable } from '../testing/play.ts';
import { account } from '../testing/postgres/cluster.ts';
import { freshDatabase, query, serverUrl } from '../testing/postgres/database.ts';
import { openPrimary } from '../testing/postgres/standby.ts';
import { runProgram } from '../testing/run-program.ts';
import { mayMount, smallDisk } from '../testing/small-disk.ts';
import { guest } from '../testing/visitor.ts';

/** What is typed, and what the sentence is about. */
type Run = [words: string[], about: string];

interface Refused {
  says(words: ComplaintWords): string;
  /** The first is read in English, the second in German, the third in Japanese. */
  runs: [Run, Run, Run];
  /** Where nothing may change. */
  kept: StoreAt[];
}

const serve = (...flags: string[]) => ['serve', '--port', '0', ...flags];
const trouble = (code: StoreTrouble) => (words: ComplaintWords) => words.storeTrouble(code);

/** A hall that was open once, with a table in it. */
async function closedHall(settings: { store?: string; key?: string } = {}) {
  const hall = await openHall(settings);
  await openTable(await guest(hall.address, 'Mika'), { seats: ['me', 'open'] });
  await hall.close();
  return hall;
}

async function changed(change: (url: URL) => void): Promise<string> {
  const url = new URL(await serverUrl());
  change(url);
  return url.href;
}

/** An empty database whose tables come to lie there; gone after the test, before that is. */
async function databaseOn(folder: string): Promise<string> {
  const [server, space] = [await serverUrl(), join(folder, 'space')];
  mkdirSync(space);
  const { uid, gid } = account();
  if (uid !== undefined) chownSync(space, uid, gid!);
  await query(server, `create tablespace small location '${space}'`);
  await query(server, 'create database small tablespace small');
  onTestFinished(async () => {
    await query(server, 'drop database small with (force)');
    await query(server, 'drop tablespace small');
  });
  return changed((url) => {
    url.pathname = '/small';
  });
}

/** A file to copy into, and a folder, of which nothing is there yet. */
function nowhere() {
  const folder = temporaryFolder();
  return { folder, file: join(folder, 'new.backup'), data: join(folder, 'new') };
}

const SITUATIONS: Record<string, () => Promise<Refused>> = {
  async 'what is no URL of a database'() {
    const { folder, file, data } = nowhere();
    return {
      says: (words) => words.storeUrlWanted,
      runs: [
        [serve('--data', data, '--store', 'mysql://mika:secret@127.0.0.1/hall'), '--store'],
        [['store', 'copy', '--from', 'postgres://127.0.0.1', '--to', data], '--from'],
        [['backup', '--to', file, '--store', 'postgres://'], '--store'],
      ],
      kept: [{ folder }],
    };
  },

  async 'a URL with a port that is none'() {
    const { folder, file, data } = nowhere();
    const url = 'postgres://mika:secret@one,two:x/hall';
    return {
      says: trouble('wrong-url'),
      runs: [
        [['work', '--data', data, '--store', url], '--store'],
        [['store', 'copy', '--from', url, '--to', data], nameOfDatabase(url)],
        [['backup', '--to', file, '--store', url], nameOfDatabase(url)],
      ],
      kept: [{ folder }],
    };
  },

  async 'a database that cannot be reached'() {
    const { folder, file, data } = nowhere();
    const url = await changed((url) => {
      // Nobody may listen on this port.
      url.port = '1';
    });
    return {
      says: trouble('unreachable'),
      runs: [
        [['backup', '--to', file, '--store', url], nameOfDatabase(url)],
        [serve('--data', data, '--store', url), '--store'],
        [['work', '--data', data, '--store', url], '--store'],
      ],
      kept: [{ folder }],
    };
  },

  async 'a wrong password'() {
    const { folder, file, data } = nowhere();
    const url = await changed((url) => {
      url.password = 'guessed';
    });
    return {
      says: trouble('wrong-password'),
      runs: [
        [serve('--data', data, '--store', url), '--store'],
        [['backup', '--to', file, '--store', url], nameOfDatabase(url)],
        [['work', '--data', data, '--store', url], '--store'],
      ],
      kept: [{ folder }],
    };
  },

  async 'a database that is not there'() {
    const { folder, data } = nowhere();
    const { data: from } = await closedHall();
    const url = await changed((url) => {
      url.pathname = '/nowhere';
    });
    return {
      says: trouble('no-database'),
      runs: [
        [['store', 'copy', '--from', from, '--to', url], nameOfDatabase(url)],
        [['work', '--data', data, '--store', url], '--store'],
        [serve('--data', data, '--store', url), '--store'],
      ],
      kept: [{ folder }, { folder: from }],
    };
  },

  async 'two hosts of two databases'() {
    const { folder, data, file } = nowhere();
    const other = await openPrimary();
    const url = new URL(await serverUrl());
    // One password opens both.
    await query(other.url(), `alter role ${url.username} password '${url.password}'`);
    const others = url.href.replace(url.host, `127.0.0.1:${other.port}`);
    const both = url.href.replace(url.host, `${url.host},127.0.0.1:${other.port}`);
    return {
      says: trouble('two-databases'),
      runs: [
        [['work', '--data', data, '--store', both], '--store'],
        [serve('--data', data, '--store', both), '--store'],
        [['backup', '--to', file, '--store', both], nameOfDatabase(both)],
      ],
      kept: [{ folder }, { url: url.href }, { url: others }],
    };
  },

  async 'a file of a newer program'() {
    const { folder, file, data } = nowhere();
    const { data: from } = await closedHall();
    const database = openDatabase(from);
    database.run('pragma user_version = 99', []);
    database.close();
    return {
      says: trouble('newer-shape'),
      runs: [
        [serve('--data', from), `--data ${from}`],
        [['backup', '--to', file, '--data', from], join(from, 'hall.db')],
        [['store', 'copy', '--from', from, '--to', data], join(from, 'hall.db')],
      ],
      kept: [{ folder }, { folder: from }],
    };
  },

  async 'a database of a newer program'() {
    const { folder, file, data } = nowhere();
    const store = await freshDatabase();
    await closedHall({ store });
    await query(store, 'update meta set shape = 99, oldest = 99');
    return {
      says: trouble('newer-shape'),
      runs: [
        [['backup', '--to', file, '--store', store], nameOfDatabase(store)],
        [serve('--data', data, '--store', store), '--store'],
        [['work', '--data', data, '--store', store], '--store'],
      ],
      kept: [{ folder }, { url: store }],
    };
  },

  async 'a node that may not give an older database its shape'() {
    const { folder, data } = nowhere();
    const { data: from } = await closedHall();
    const owners = await freshDatabase();
    await query(owners, MIGRATIONS[0].sql);
    await query(owners, 'create table meta (one integer primary key default 1, shape integer, oldest integer)');
    await query(owners, 'insert into meta (shape, oldest) values (1, 1)');
    const url = new URL(owners);
    url.username = `player${url.pathname.slice(-8)}`;
    url.password = 'plays';
    await query(owners, `create role ${url.username} login password 'plays'`);
    await query(owners, `grant select, insert, update, delete on all tables in schema public to ${url.username}`);
    await query(owners, `grant usage, select on all sequences in schema public to ${url.username}`);
    return {
      says: trouble('no-right'),
      runs: [
        [serve('--data', data, '--store', url.href), '--store'],
        [['work', '--data', data, '--store', url.href], '--store'],
        [['store', 'copy', '--from', from, '--to', url.href], nameOfDatabase(url.href)],
      ],
      kept: [{ folder }, { folder: from }, { url: owners }],
    };
  },

  async 'the key of another hall'() {
    const [store, hall, other] = [await freshDatabase(), await closedHall(), await closedHall()];
    await closedHall({ store, key: join(hall.data, 'hall.key') });
    const wrong = join(other.data, 'hall.key');
    return {
      says: (words) => words.keyWanted(hall.fingerprint, other.fingerprint),
      runs: [
        [serve('--data', hall.data, '--key', wrong), wrong],
        [serve('--data', other.data, '--store', store), wrong],
        [['work', '--data', hall.data, '--store', store, '--key', wrong], wrong],
      ],
      kept: [{ folder: hall.data }, { folder: other.data }, { url: store }],
    };
  },

  async 'a place in which something is kept already'() {
    const store = await freshDatabase();
    const [from, inFile] = [await closedHall(), await closedHall(), await closedHall({ store })];
    const file = join(temporaryFolder(), 'hall.backup');
    expect(await runProgram(['backup', '--to', file, '--data', from.data])).toMatchObject({ status: 0 });
    return {
      says: trouble('target-not-empty'),
      runs: [
        [['store', 'copy', '--from', from.data, '--to', inFile.data], inFile.data],
        [['store', 'copy', '--from', from.data, '--to', store], nameOfDatabase(store)],
        [['restore', '--from', file, '--store', store], nameOfDatabase(store)],
      ],
      kept: [{ folder: from.data }, { folder: inFile.data }, { url: store }],
    };
  },
};

/** A disk of their own takes the right to mount one. */
const FULL: Record<string, () => Promise<Refused>> = {
  async 'a full disk'() {
    const disk = smallDisk(40);
    const { data: from } = await closedHall();
    const { folder } = disk;
    disk.fill();
    return {
      says: trouble('disk-full'),
      runs: [
        [serve('--data', join(folder, 'new')), `--data ${join(folder, 'new')}`],
        [['backup', '--to', join(folder, 'new.backup'), '--data', from], join(folder, 'new.backup')],
        [['store', 'copy', '--from', from, '--to', join(folder, 'new')], join(folder, 'new')],
      ],
      kept: [{ folder }, { folder: from }],
    };
  },

  async 'a full disk of the database'() {
    const disk = smallDisk(40);
    const { data: from } = await closedHall();
    const url = await databaseOn(disk.folder);
    const { folder, data } = nowhere();
    // Who comes first must be able to write a little.
    await keptIn({ url });
    disk.fill();
    return {
      says: trouble('disk-full'),
      runs: [
        [['store', 'copy', '--from', from, '--to', url], nameOfDatabase(url)],
        [serve('--data', data, '--store', url), '--store'],
        [['work', '--data', data, '--store', url], '--store'],
      ],
      kept: [{ folder }, { folder: from }, { url }],
    };
  },
};

const all = { ...SITUATIONS, ...(mayMount ? FULL : {}) };

test.each(Object.keys(all))('%s', async (situation) => {
  const { says, runs, kept } = await all[situation]();
  const before = await Promise.all(kept.map(keptIn));
  for (const [i, [words, about]] of runs.entries()) {
    const language = LANGUAGES[i];
    const { said, complained, status } = await runProgram(words, language);
    const complaints = complaintsIn[language];
    const sentence = `yamanote: ${complaints.at(about, says(complaints))}\n`;
    expect.soft({ words, said, complained, status }).toEqual({ words, said: '', complained: sentence, status: 2 });
    expect.soft(await Promise.all(kept.map(keptIn))).toEqual(before);
  }
});
