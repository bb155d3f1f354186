/** A table on this device as it is remembered: enough to open it again after a reload or without a network. */
import type { Entry, Header, Options, Orders } from '@yamanote/kernel';
import { read, write } from '../settings/stored.ts';

export interface LocalRecord {
  id: string;
  game: string;
  version: number;
  options: Options;
  /** `me` is the person at this device; everybody else is a bot. */
  seats: readonly LocalSeat[];
  round: number;
  match: string;
  seed: string;
  commitment: string;
  /** `null` until the match has started. */
  header: Header | null;
  log: readonly Entry[];
  /** What the person has ordered; missing in what was remembered before there were orders. */
  orders?: Orders;
  /** Why a bot plays for the person, if one does. */
  left?: 'stood' | 'gave-up';
}

export type LocalSeat = 'me' | { bot: string };

const PLACE = 'local-table';

/** One table is kept: a new one takes the place of the old. */
export function remember(record: LocalRecord): void {
  write(PLACE, JSON.stringify(record));
}

export function recall(id: string): LocalRecord | null {
  const text = read(PLACE);
  if (text === null) return null;
  const record = JSON.parse(text) as LocalRecord;
  return record.id === id ? record : null;
}
