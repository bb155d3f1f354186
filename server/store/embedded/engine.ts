/** The store in one file. Reading is immediate; what is written in one breath is committed together. */
import type { Entry } from '@yamanote/kernel';
import type { Appended, Store } from '../port.ts';
import { acknowledged, append } from './append.ts';
import { changeTable } from './change.ts';
import { addLine, findChatHeads, findTalk, forgetTalk, ignoreGuest, muteGuest, openWatchers } from './chat.ts';
import { addCode, findCode, forgetCodes, takeCode } from './codes.ts';
import { type Database, lockFolder, openDatabase } from './database.ts';
import { openPart, sealPart } from './deals.ts';
import { readLog } from './entries.ts';
import {
  findHeads,
  findTable,
  foldTable,
  listTable,
  openTables,
  tablesOfGuest,
  unfinishedOfGuest,
} from './found-tables.ts';
import { groupCommit } from './group-commit.ts';
import { openJobs } from './jobs.ts';
import { addMatch, findMatch, findPlayers, stopMatch } from './matches.ts';
import {
  addChannel,
  findChannels,
  findNotices,
  findReach,
  forgetNotices,
  removeChannel,
  saveQuiet,
  saveTried,
  tellNotice,
} from './notices.ts';
import {
  admitGuest,
  endCookies,
  findAdmitted,
  findGenerations,
  findGuests,
  findHolder,
  forgetGuests,
  saveGuest,
  seeGuest,
} from './people.ts';
import { openPresence } from './presence.ts';
import { keepSetting } from './settings.ts';
import { findSnapshot } from './snapshots.ts';
import { addTable, raiseRevision, saveLeaving, saveOrders } from './tables.ts';
import { beat, gapsSince, isWatched } from './time.ts';
import {
  addChallenge,
  addPasskey,
  findByRecoveryCode,
  findPasskey,
  findPasskeys,
  keepRecoveryCode,
  recoveryCodeMadeAt,
  removePasskey,
  takeChallenge,
  usePasskey,
} from './ways-back.ts';

/** Every question and change of the port, by its name; the answer may be there at once. */
export type Engine = {
  [Part in
    | 'tables'
    | 'matches'
    | 'deals'
    | 'jobs'
    | 'time'
    | 'presence'
    | 'notices'
    | 'people'
    | 'waysBack'
    | 'codes'
    | 'chat'
    | 'settings']: {
    [Verb in keyof Store[Part]]: Store[Part][Verb] extends (...given: infer Given) => Promise<infer Result>
      ? (...given: Given) => Result | Promise<Result>
      : never;
  };
} & {
  /** For a clock that is set forward. */
  time: { servedUntil(until: number): Promise<unknown> };
  /** Entries come as their texts, ready to be stored: those cross from thread to thread best. */
  append(...given: Texts<Parameters<Store['append']>>): Promise<Appended>;
  close(): void;
};

type Texts<Given extends unknown[]> = {
  [I in keyof Given]: Given[I] extends readonly Entry[] ? readonly string[] : Given[I];
};

/** `now` is the clock of whoever asks; `tellJobs` hears, before it is committed, that a job is due or will be sooner. */
export function openEngine(folder: string, now: () => number, tellJobs: () => void): Engine {
  const lock = lockFolder(folder);
  const database = openOrRelease(folder, lock);
  const { write, flush } = groupCommit(database);
  const jobs = openJobs(database, now, tellJobs);
  const presence = openPresence();
  const reading =
    <Given extends unknown[], Result>(find: (database: Database, ...given: Given) => Result) =>
    (...given: Given) =>
      find(database, ...given);

  return {
    append: (...given) => write((file) => append(file, jobs, ...given)),
    tables: {
      create: (table, match) =>
        write((file) => {
          addMatch(file, match);
          addTable(file, table);
        }),
      find: reading(findTable),
      change: (table, besides = {}) => write((file) => changeTable(file, jobs, table, besides)),
      heads: reading(findHeads),
      ofGuest: reading(tablesOfGuest),
      unfinishedOfGuest: reading(unfinishedOfGuest),
      open: reading(openTables),
      list: (...given) => write((file) => listTable(file, ...given)),
      fold: (id) => write((file) => foldTable(file, id)),
      order: (id, seat, orders) =>
        write((file) => {
          saveOrders(file, id, seat, orders);
          return raiseRevision(file, id);
        }),
      leave: (id, guest, at) => write((file) => saveLeaving(file, id, guest, at)),
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
    deals: {
      seal: (match, part) => write((file) => sealPart(file, match, part)),
      open: (...given) => write((file) => openPart(file, ...given)),
    },
    jobs: {
      at: (...given) => write(() => jobs.at(...given)),
      cancel: (...given) => write(() => jobs.cancel(...given)),
      by: (...given) => write(() => jobs.by(...given)),
      again: (...given) => write(() => jobs.again(...given)),
      claim: (...given) => write(() => jobs.claim(...given)),
      take: (...given) => write(() => jobs.take(...given)),
      held: jobs.held,
      done: (job) => write(() => jobs.done(job)),
      putAway: (...given) => write(() => jobs.putAway(...given)),
      next: jobs.next,
    },
    time: {
      beat: (since) => (isWatched(database) ? write((file) => beat(file, now(), since)) : gapsSince(database, since)),
      servedUntil: (until) => write((file) => file.run('update beats set at = max(at, ?)', [until])),
    },
    presence,
    notices: {
      add: (channel, most) => write((file) => addChannel(file, channel, most)),
      channels: reading(findChannels),
      remove: (id, owner) => write((file) => removeChannel(file, id, owner)),
      quiet: (table, guest, isQuiet) => write((file) => saveQuiet(file, table, guest, isQuiet)),
      reach: reading(findReach),
      at: reading(findNotices),
      tell: (...given) => write((file) => tellNotice(file, jobs, now(), ...given)),
      tried: (...given) => write((file) => saveTried(file, ...given)),
      forget: (since) => write((file) => forgetNotices(file, since)),
    },
    people: {
      find: reading(findGuests),
      save: (guest) => write((file) => saveGuest(file, guest, now())),
      see: (id) => write((file) => seeGuest(file, id, now())),
      admitted: reading(findAdmitted),
      admit: (id, mark) => write((file) => admitGuest(file, id, mark)),
      forget: (since) => write((file) => forgetGuests(file, since)),
      holder: reading(findHolder),
      generations: reading(findGenerations),
      endCookies: (id) => write((file) => endCookies(file, id)),
    },
    waysBack: {
      keepCode: (guest, mark) => write((file) => keepRecoveryCode(file, guest, mark, now())),
      findByCode: reading(findByRecoveryCode),
      codeMadeAt: reading(recoveryCodeMadeAt),
      addPasskey: (...given) => write((file) => addPasskey(file, ...given)),
      passkeys: reading(findPasskeys),
      passkey: reading(findPasskey),
      usePasskey: (id, counter) => write((file) => usePasskey(file, id, counter, now())),
      removePasskey: (...given) => write((file) => removePasskey(file, ...given)),
      challenge: (...given) => write((file) => addChallenge(file, ...given, now())),
      takeChallenge: (challenge) => write((file) => takeChallenge(file, challenge, now())),
    },
    codes: {
      add: (code, target, until) => write((file) => addCode(file, code, target, until, now())),
      find: (code) => findCode(database, code, now()),
      take: (code) => write((file) => takeCode(file, code, now())),
      forget: () => write((file) => forgetCodes(file, now())),
    },
    chat: {
      add: (...given) => write((file) => addLine(file, ...given)),
      find: reading(findTalk),
      open: (...given) => write((file) => openWatchers(file, ...given)),
      mute: (...given) => write((file) => muteGuest(file, ...given)),
      ignore: (...given) => write((file) => ignoreGuest(file, ...given)),
      heads: reading(findChatHeads),
      forget: (before) => write((file) => forgetTalk(file, before)),
    },
    settings: {
      keep: (key, value) => write((file) => keepSetting(file, key, value)),
    },
    close() {
      flush();
      settle(database);
      database.close();
      lock.release();
    },
  };
}

/** A copy of the file alone, without its write-ahead log, is then a copy of everything. On a full disk that has to wait. */
function settle(database: Database): void {
  try {
    database.rows('pragma wal_checkpoint(truncate)', []);
  } catch (error) {
    if ((error as { code?: string }).code !== 'SQLITE_FULL') throw error;
  }
}

function openOrRelease(folder: string, lock: { release(): void }): Database {
  try {
    return openDatabase(folder);
  } catch (error) {
    lock.release();
    throw error;
  }
}
