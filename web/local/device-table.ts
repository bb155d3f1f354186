import type { BotRoom } from '@yamanote/games/room';
import type { Seat } from '@yamanote/kernel';
import type { Reply } from '@yamanote/protocol';
import type { Host } from '@yamanote/running-match';
import type { LocalRecord } from './record.ts';
import type { Shelf } from './shelf.ts';
import type { Task } from './thinkers.ts';

/** What a hall needs of its device. */
export interface Device {
  readonly shelf: Shelf;
  now(): number;
  /** So many random bytes, as hexadecimal digits. */
  random(bytes: number): string;
  roomOf(game: string): Promise<BotRoom>;
  think(task: Task): Promise<{ answer: unknown } | null>;
  /** Tells all pages. */
  tell(reply: Reply): void;
  /** Keeps something, and notes whether the browser could; what went wrong, if so. */
  keep(write: () => Promise<void>): Promise<unknown>;
  /** Another tab plays this table now. */
  givenUp(table: DeviceTable): void;
}

/** A table on this device that is open. */
export interface DeviceTable {
  record: LocalRecord;
  readonly host: Host;
  handTo: Seat | null;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** The browser would not keep something: then all is kept as soon as it will. */
  hasGap: boolean;
  /** One thing happens after the other. */
  queue: Promise<unknown>;
  /** Nothing happens here any more: it was closed, or another tab plays it. */
  closed: boolean;
}
