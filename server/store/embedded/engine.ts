/** The store in one file. Reading is immediate; what is written in one breath is committed together. */
import type { Entry } from '@yamanote/kernel';
import type { Appended, Store } from '../port.ts';
import { acknowledged, append } from './append.ts';
import { addCode, findCode, forgetCodes, moveSeatCodes, takeCode } from './codes.ts';
import { type Database, lockFolder, openDatabase } from './database.ts';
import { addEntries, readLog } from './entries.ts';
import { groupCommit } from './group-commit.ts';
import { addMatch, addPlayers, beginMatch, findMatch, findPlayers, saveDeal, stopMatch } from './matches.ts';
import { findGuests, forgetGuests, saveGuest, seeGuest } from './people.ts';
import { keepSetting } from './settings.ts';
import { findSnapshot } from './snapshots.ts';
import {
  addTable,
  dueTables,
  findTable,
  saveAsked,
  saveLeaving,
  saveOrders,
  saveTable,
  tablesOfGuest,
} from './tables.ts';

/** Every question and change of the port, by its name; the answer may be there at once. */
export type Engine = {
  [Part in 'tables' | 'matches' | 'people' | 'codes' | 'settings']: {
    [Verb in keyof Store[Part]]: Store[Part][Verb] extends (...given: infer Given) => Promise<infer Result>
      ? (...given: Given) => Result | Promise<Result>
      : never;
  };
} & {
  /** Entries come as their texts, ready to be stored: those cross from thread to thread best. */
  append(...given: Texts<Parameters<Store['append']>>): Promise<Appended>;
  close(): void;
};

type Texts<Given extends unknown[]> = {
  [I in keyof Given]: Given[I] extends readonly Entry[] ? readonly string[] : Given[I];
};

/** `now` is the clock of whoever asks. */
export function openEngine(folder: string, now: () => number): Engine {
  const lock = lockFolder(folder);
  const database = openOrRelease(folder, lock);
  const { write, flush } = groupCommit(database);
  const reading =
    <Given extends unknown[], Result>(find: (database: Database, ...given: Given) => Result) =>
    (...given: Given) =>
      find(database, ...given);

  return {
    append: (...given) => write((file) => append(file, ...given)),
    tables: {
      create: (table, match) =>
        write((file) => {
          addMatch(file, match);
          addTable(file, table);
        }),
      find: reading(findTable),
      change: (table, { links = [], announced, deal, begun, players } = {}) =>
        write((file) => {
          if (!saveTable(file, table)) return { is: 'behind' };
          moveSeatCodes(file, table.id, links);
          if (announced !== undefined) addMatch(file, announced);
          if (deal !== undefined) saveDeal(file, deal);
          if (begun !== undefined) {
            beginMatch(file, begun.match, begun.header, begun.entries);
            addEntries(
              file,
              begun.match,
              0,
              { id: 'begin', hash: '' },
              begun.entries.map((entry) => JSON.stringify(entry)),
            );
            saveAsked(file, table.id, { ...begun, touchedAt: table.touchedAt });
          }
          if (players !== undefined) addPlayers(file, players.match, players.players, begun === undefined);
          return { is: 'stored', revision: table.revision + 1 };
        }),
      ofGuest: reading(tablesOfGuest),
      due: reading(dueTables),
      leave: (id, guest, at) => write((file) => saveLeaving(file, id, guest, at)),
      order: (id, seat, orders) => write((file) => saveOrders(file, id, seat, orders)),
    },
    matches: {
      find: reading(findMatch),
      log: reading(readLog),
      ack: (id, move) => {
        const known = acknowledged(database, id, move);
        return known === null ? null : known.is === 'known' ? known.ack : 'other';
      },
      snapshot: reading(findSnapshot),
      players: reading(findPlayers),
      stop: (id, why) => write((file) => stopMatch(file, id, why)),
    },
    people: {
      find: reading(findGuests),
      save: (guest) => write((file) => saveGuest(file, guest, now())),
      see: (id) => write((file) => seeGuest(file, id, now())),
      forget: (since) => write((file) => forgetGuests(file, since)),
    },
    codes: {
      add: (code, target, until) => write((file) => addCode(file, code, target, until, now())),
      find: (code) => findCode(database, code, now()),
      take: (code) => write((file) => takeCode(file, code, now())),
      forget: () => write((file) => forgetCodes(file, now())),
    },
    settings: {
      keep: (key, value) => write((file) => keepSetting(file, key, value)),
    },
    close() {
      flush();
      // A copy of the file alone, without its write-ahead log, is then a copy of everything.
      database.rows('pragma wal_checkpoint(truncate)', []);
      database.close();
      lock.release();
    },
  };
}

function openOrRelease(folder: string, lock: { release(): void }): Database {
  try {
    return openDatabase(folder);
  } catch (error) {
    lock.release();
    throw error;
  }
}
