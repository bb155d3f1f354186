import { openEmbedded } from './embedded/client.ts';
import type { Plays, Store } from './port.ts';
import type { ForwardTime } from './time.ts';

export * from './error.ts';
export * from './locked-seeds.ts';
export * from './opening-error.ts';
export * from './port.ts';
export type * from './time.ts';

/** A folder with a data file of its own, or a database that any number of nodes share. */
export type StoreAt = { folder: string } | { url: string };

export interface StoreSettings {
  at: StoreAt;
  /** What the thread of the embedded engine runs. */
  workerFile: URL;
  /** Which rules this node knows. */
  plays: Plays;
  /** Hears why, if the store ever ends by itself: nothing can be kept any more. */
  lost?(why: string): void;
  time?: ForwardTime;
}

export async function openStore({ at, workerFile, plays, lost, time }: StoreSettings): Promise<Store> {
  if ('folder' in at) return openEmbedded(at.folder, workerFile, plays, lost, time);
  const { openPostgres } = await import('./postgres/open.ts');
  return openPostgres(at.url, plays, time);
}
