import type { ChannelRecord, NoticeKind, Owner } from '../port.ts';

export interface ChannelRow {
  id: string;
  guest: string | null;
  table_id: string | null;
  kind: ChannelRecord['kind'];
  hash: string;
  locked: string;
  failing: number;
}

export interface ToldRow {
  match: string;
  seat: number;
  question: number;
  nudged: number;
}

export function channelFromRow({ table_id: table, failing, ...row }: ChannelRow): ChannelRecord {
  return { ...row, table, failing: failing === 1 };
}

export function toldFromRow({ nudged, ...row }: ToldRow) {
  const kind: NoticeKind = nudged === 1 ? 'nudge' : 'turn';
  return { ...row, kind };
}

/** The column that says whose a channel is, and what stands there. */
export function columnOf(owner: Owner): ['guest' | 'table_id', string] {
  return 'guest' in owner ? ['guest', owner.guest] : ['table_id', owner.table];
}

export function ownerOf({ guest, table }: Pick<ChannelRecord, 'guest' | 'table'>): Owner {
  return guest === null ? { table: table! } : { guest };
}
