/** A node of the hall: everything but its door. It serves pages behind one, or sees to bots without. */
import { setTimeout as pause } from 'node:timers/promises';
import { BadInput } from '@yamanote/command-line';
import { registry as house } from '@yamanote/games/registry';
import { keepAwake } from './awake.ts';
import { makePool } from './bots/pool.ts';
import { makeGuests } from './guests.ts';
import type { Hall, NoticeTimes } from './hall.ts';
import { keepTime } from './keep-time.ts';
import { type HallKeys, openKeys } from './keys.ts';
import { LIMITS, type Limits, makeQuotas } from './limits.ts';
import { makeLog } from './log.ts';
import { measured } from './metrics/measured-store.ts';
import { NO_METRICS } from './metrics/metrics.ts';
import { meetNotices } from './notices/meet.ts';
import { makeNotices } from './notices/notices.ts';
import { makeQueue } from './queue.ts';
import { loadRooms } from './rooms.ts';
import { type NodeSettings, storeOf } from './settings.ts';
import { makeSparingLog } from './sparing-log.ts';
import { type JobKind, openStore, type Store, withLockedSeeds } from './store/index.ts';
import { glanceAt, readGlance } from './tables/glance-at.ts';
import { hearOthers } from './tables/hear.ts';
import { type Jobs, makeJobs } from './tables/jobs.ts';
import { makeLobby } from './tables/lobby.ts';
import { meetJob } from './tables/meet-job.ts';
import { makePresence } from './tables/presence-teller.ts';
import { stopAll } from './tables/stop.ts';
import { makeTables } from './tables/tables.ts';
import { parkBots } from './tables/turns.ts';
import { makeWord } from './word.ts';

/** What a node needs to be told by the program around it. */
export interface Part {
  /** The jobs that it takes. */
  kinds: readonly JobKind[];
  limits?: Limits;
  /** Without which nobody makes a table or sits down, if there is one. */
  word?: string | undefined;
  door: Hall['door'];
  addresses(): string[];
  /** To every page that is open here. */
  tellAll: Hall['tellAll'];
  visits: Hall['visits'];
}

export interface Node {
  hall: Hall;
  /** Takes jobs and hears others from now on. */
  open(): void;
  /** Nothing happens by itself any more; what is being written is written, and then the store is closed. */
  close(): Promise<void>;
}

const BOT_BUDGET = 300;
/** One that does not stop thinking is stopped; a machine with much to do may keep a sound one waiting for seconds. */
const BOT_GRACE = 5000;
const SEAL_WAIT = 2000;
const OPEN_WAIT = 20_000;
const AWAY_AFTER = 120_000;
/** Whoever has more of them under way takes no further bots. */
const MOST_THOUGHTS = 100;
const [SECOND, MINUTE, HOUR] = [1000, 60_000, 3_600_000];
const NOTICE_TIMES: NoticeTimes = {
  soon: 10 * SECOND,
  left: 5 * MINUTE,
  nudge: 10 * MINUTE,
  pauses: [30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR, 6 * HOUR],
};
/** Tables whose notices are sent at once: most of the time is waiting for others. */
const MOST_LETTERS = 64;
/** So long a hall that closes waits for what it is sending: what it does not hear of is sent again. */
const LAST_WORDS = 2000;

/** A store goes with the key that was made for it. */
async function keysOf(store: Store, { data, key }: NodeSettings): Promise<HallKeys> {
  try {
    const { file, ...keys } = openKeys(data, key);
    const due = await store.settings.keep('key', keys.fingerprint);
    if (due === keys.fingerprint) return keys;
    throw new BadInput(file, (say) => say.keyWanted(due, keys.fingerprint));
  } catch (error) {
    await store.close();
    throw error;
  }
}

function both(one: Jobs, other: Jobs): Jobs {
  return {
    look() {
      one.look();
      other.look();
    },
    close() {
      one.close();
      other.close();
    },
  };
}

export async function openNode(settings: NodeSettings, part: Part): Promise<Node> {
  const log = makeLog(settings.log, Date.now);
  const rooms = await loadRooms(settings.registry ?? house);
  const kept = await openStore({
    at: storeOf(settings),
    workerFile: settings.storeWorker ?? new URL('./store-worker.js', import.meta.url),
    plays: rooms.plays,
    ...(settings.lost === undefined ? {} : { lost: settings.lost }),
    ...(settings.time === undefined ? {} : { time: settings.time }),
  });
  const keys = await keysOf(kept, settings);
  const clock = () => performance.now();
  const metrics = settings.metrics ?? NO_METRICS;
  const store = measured(withLockedSeeds(kept, keys), metrics, clock);
  const tables = makeTables(store, (table) => parkBots(hall, table));
  const hall: Hall = {
    store,
    keys,
    rooms,
    guests: await makeGuests(store),
    tables,
    lobby: makeLobby(store, log, tables.peek, {
      make: (table) => glanceAt(hall, table),
      read: (id) => readGlance(hall, id),
    }),
    presence: makePresence(store, log),
    jobs: makeJobs(store, {
      kinds: part.kinds.filter((kind) => kind !== 'notice'),
      meet: (job) => meetJob(hall, job),
      isBusy: () => hall.bots.busy > MOST_THOUGHTS,
      log,
    }),
    notices: makeNotices(kept, keys, {
      allowsPrivate: settings.privateNotices ?? false,
      trusts: settings.noticesTrust,
    }),
    noticeTimes: { ...NOTICE_TIMES, ...settings.noticeTimes },
    bots: makePool({
      workerFile: settings.botWorker ?? new URL('./bot-worker.js', import.meta.url),
      budget: settings.botBudget ?? BOT_BUDGET,
      grace: settings.botGrace ?? BOT_GRACE,
      ...(settings.thinkers === undefined ? {} : { thinkers: settings.thinkers }),
      metrics,
      log,
    }),
    log,
    metrics,
    now: store.now,
    clock,
    door: part.door,
    quotas: makeQuotas(part.limits ?? LIMITS, clock),
    word: makeWord(store, keys, part.word),
    warn: makeSparingLog(log, clock),
    addresses: part.addresses,
    tellAll: part.tellAll,
    visits: part.visits,
    writes: true,
    thinks: part.kinds.includes('turn'),
    botPace: settings.botPace,
    sealWait: settings.sealWait ?? settings.dealWait ?? SEAL_WAIT,
    openWait: settings.openWait ?? settings.dealWait ?? OPEN_WAIT,
    awaitsAll: settings.dealWait !== undefined,
    awake: keepAwake(store.now, Date.now),
    awayAfter: settings.awayAfter ?? AWAY_AFTER,
    joining: makeQueue(),
  };
  // Servers of others are waited for beside everything else, in a queue of its own.
  if (part.kinds.includes('notice')) {
    const notices = makeJobs(kept, {
      kinds: ['notice'],
      meet: (job) => meetNotices(hall, job),
      isBusy: () => false,
      atOnce: MOST_LETTERS,
      log,
    });
    hall.jobs = both(hall.jobs, notices);
  }
  metrics.watch({ tablesAtHand: () => [...tables.all()].length, thoughtsWaiting: hall.bots.waiting });
  settings.time?.listen(() => hall.jobs.look());
  const stopHearing = await hearOthers(hall);
  const stopBeating = part.kinds.includes('deadline') ? keepTime(hall) : () => undefined;
  return {
    hall,
    open: () => hall.jobs.look(),
    async close() {
      stopHearing();
      stopBeating();
      hall.awake.stop();
      hall.jobs.close();
      for (const table of tables.all()) stopAll(table);
      await Promise.race([hall.notices.settled(), pause(LAST_WORDS, undefined, { ref: false })]);
      await hall.bots.close();
      for (const table of tables.all()) await table.queue.run(() => {});
      hall.lobby.close();
      await hall.presence.close();
      await store.close();
    },
  };
}
