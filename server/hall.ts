import type { Reply } from '@yamanote/protocol';
import type { Awake } from './awake.ts';
import type { BotPool } from './bots/pool.ts';
import type { Door } from './door.ts';
import type { Guests } from './guests.ts';
import type { HallKeys } from './keys.ts';
import type { Quotas } from './limits.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Notices } from './notices/notices.ts';
import type { Queue } from './queue.ts';
import type { Rooms } from './rooms.ts';
import type { Store } from './store/index.ts';
import type { Jobs } from './tables/jobs.ts';
import type { Lobby } from './tables/lobby.ts';
import type { Presence } from './tables/presence-teller.ts';
import type { Tables } from './tables/tables.ts';
import type { Visits } from './visits.ts';
import type { Word } from './word.ts';

/** Everything the parts of a hall share. */
export interface Hall {
  store: Store;
  keys: HallKeys;
  rooms: Rooms;
  guests: Guests;
  tables: Tables;
  lobby: Lobby;
  presence: Presence;
  jobs: Jobs;
  bots: BotPool;
  log: Log;
  metrics: Metrics;
  now(): number;
  /** Milliseconds for measuring, which no setting of a clock moves. */
  clock(): number;
  door: Door;
  quotas: Quotas;
  /** What is asked of whoever makes a table or sits down. */
  word: Word;
  /** Notes something about an address, but not over and over. */
  warn(address: string, event: string): void;
  /** Under which other devices of the network reach this hall; they change when a computer changes its network. */
  addresses(): string[];
  /** To every page that is open here. */
  tellAll(reply: Reply): void;
  /** Whose pages are open here, and how they are shown out. */
  visits: Visits;
  /** Whether the store answers, as far as is known. */
  writes: boolean;
  /** Whether bots think on this node. */
  thinks: boolean;
  /** Milliseconds between the answers of a bot, so that people can follow. */
  botPace: number;
  /** How long a match that starts by itself waits for the seals of its pages, and any match for them to be opened. */
  sealWait: number;
  openWait: number;
  /** Whether also a host's start waits for the seals of those who are not here. */
  awaitsAll: boolean;
  /** Since when it is there for people, and how long somebody must have been away for others to go on without them, in milliseconds. */
  awake: Awake;
  awayAfter: number;
  /** Whoever plays with anybody is seated one after the other, so that two who ask at once meet. */
  joining: Queue;
  /** How notices reach people, and how long it waits before it tells them. */
  notices: Notices;
  noticeTimes: NoticeTimes;
}

/** In milliseconds: reloads are no absence, and who has seen what is asked is left alone for a while. */
export interface NoticeTimes {
  /** After somebody who does not look was asked. */
  soon: number;
  /** After somebody who has seen what is asked looked away. */
  left: number;
  /** After somebody was asked others may nudge them. */
  nudge: number;
  /** Between one try to send it and the next; after the last one it is given up. */
  pauses: readonly number[];
}
