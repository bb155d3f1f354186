import type { BotPool } from './bots/pool.ts';
import type { Door } from './door.ts';
import type { Guests } from './guests.ts';
import type { HallKeys } from './keys.ts';
import type { Quotas } from './limits.ts';
import type { Log } from './log.ts';
import type { Rooms } from './rooms.ts';
import type { Store } from './store/index.ts';
import type { Lobby } from './tables/lobby.ts';
import type { Tables } from './tables/tables.ts';

/** Everything the parts of a hall share. */
export interface Hall {
  store: Store;
  keys: HallKeys;
  rooms: Rooms;
  guests: Guests;
  tables: Tables;
  lobby: Lobby;
  bots: BotPool;
  log: Log;
  now(): number;
  /** Milliseconds for measuring, which no setting of a clock moves. */
  clock(): number;
  door: Door;
  quotas: Quotas;
  /** Notes something about an address, but not over and over. */
  warn(address: string, event: string): void;
  /** Under which other devices of the network reach this hall; they change when a computer changes its network. */
  addresses(): string[];
  /** Milliseconds between the answers of a bot, so that people can follow. */
  botPace: number;
  /** How long a match that starts by itself waits for the seals of its pages, and any match for them to be opened. */
  sealWait: number;
  openWait: number;
  /** Whether also a host's start waits for the seals of those who are not here. */
  awaitsAll: boolean;
  /** When it opened, and how long somebody must have been away for others to go on without them, in milliseconds. */
  openedAt: number;
  awayAfter: number;
}
