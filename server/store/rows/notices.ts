import type { ChannelRecord, NoticeRecord, Owner, ToldRecord } from '../port.ts';

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
  proposal: string | null;
}

export function channelFromRow({ table_id: table, failing, ...row }: ChannelRow): ChannelRecord {
  return { ...row, table, failing: failing === 1 };
}

export function toldFromRow({ nudged, ...row }: ToldRow): ToldRecord {
  return { ...row, kind: nudged === 1 ? 'nudge' : 'turn' };
}

/** What stands of a seat once it is told of this: its turn, or a proposal besides. */
export function toldBy({ question, kind, proposal }: NoticeRecord) {
  const isTurn = kind !== 'proposal';
  return { question: isTurn ? question : NO_TURN, nudged: Number(kind === 'nudge'), proposal: proposal ?? null };
}

const NO_TURN = -1;

/** The column that says whose a channel is, and what stands there. */
export function columnOf(owner: Owner): ['guest' | 'table_id', string] {
  return 'guest' in owner ? ['guest', owner.guest] : ['table_id', owner.table];
}

export function ownerOf({ guest, table }: Pick<ChannelRecord, 'guest' | 'table'>): Owner {
  return guest === null ? { table: table! } : { guest };
}
