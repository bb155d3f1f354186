import type { NoticeTimes } from './hall.ts';
import type { Limits } from './limits.ts';
import type { LogLine } from './log.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Registry } from './rooms.ts';
import type { ForwardTime, StoreAt } from './store/index.ts';

/** What a node is told, whether it serves pages or only sees to bots. */
export interface NodeSettings {
  /** The folder of the data file and of the hall's key. */
  data: string;
  /** The database, if the hall keeps what it keeps in one that several nodes share. */
  store?: string | undefined;
  /** The file with the hall's key; without this, it is in the folder. */
  key?: string | undefined;
  /** Milliseconds between the answers of a bot. */
  botPace: number;
  /** How many bots may think at once; without this, as many as there are processors to spare. */
  thinkers?: number | undefined;
  log: (line: LogLine) => void;
  /** Who counts what happens here; without this, nobody. */
  metrics?: Metrics;
  /** The data file cannot be used any more, and why: from now on the hall keeps nothing. */
  lost?(why: string): void;
  /** How long a match waits for the seals of all who sit there, and for them to be opened; without this, for open pages. */
  dealWait?: number | undefined;
  /** Whether notices may go to addresses of this computer and its network, and over plain http. */
  privateNotices?: boolean;
  /** What follows is for tests and unusual houses. */
  registry?: Registry;
  botWorker?: URL;
  storeWorker?: URL;
  botBudget?: number;
  botGrace?: number;
  sealWait?: number;
  openWait?: number;
  awayAfter?: number;
  /** Sets the store's time forward. */
  time?: ForwardTime;
  noticeTimes?: Partial<NoticeTimes>;
  noticesTrust?: string;
}

export interface HallSettings extends NodeSettings {
  port: number;
  host: string;
  /** Where bots think: in this program, or in workers that share its database. */
  bots?: 'here' | 'elsewhere';
  /** The built pages; `null` for none. */
  webRoot: string | null;
  /** Whether a proxy of ours says who asks. */
  trustProxy?: boolean;
  /** Without which nobody makes a table or sits down; without this, everybody may. */
  word?: string | undefined;
  /** Names under which people reach this hall, besides those of this computer. */
  names?: readonly string[];
  /** Under which other devices reach this port; without this, they do not. */
  addresses?(port: number): string[];
  limits?: Limits;
}

export function storeOf({ store, data }: Pick<NodeSettings, 'store' | 'data'>): StoreAt {
  return store === undefined ? { folder: data } : { url: store };
}
