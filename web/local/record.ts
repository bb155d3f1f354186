/** A table on this device as it is remembered: enough to open it again after a reload or without a network. */
import type { Entry, Header, Options, Orders } from '@yamanote/kernel';
import { onOtherTab, read, write } from '../settings/stored.ts';
import { isKept } from './device.ts';

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
  /** The tab that plays it; missing in what was remembered before tabs were told apart. */
  tab?: string;
}

export type LocalSeat = 'me' | { bot: string };

const PLACE = 'local-table';

/** One table is kept: a new one takes the place of the old. */
export function remember(record: LocalRecord): void {
  isKept.value = write(PLACE, JSON.stringify(record));
}

/** What is remembered, whichever table it is; nothing that cannot be read. */
export function recall(): LocalRecord | null {
  try {
    const record = JSON.parse(read(PLACE) ?? 'null') as LocalRecord | null;
    return typeof record?.id === 'string' && Array.isArray(record.log) && Array.isArray(record.seats) ? record : null;
  } catch {
    return null;
  }
}

export function onOtherRecord(changed: () => void): void {
  onOtherTab(PLACE, changed);
}
