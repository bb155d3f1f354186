import { createHash } from 'node:crypto';
import type { CodeFor } from '../port.ts';

export interface CodeRow {
  guest: string | null;
  table_id: string | null;
  seat: number | null;
  holder: string | null;
  round: number | null;
}

/** Only hashes of codes are kept, so that what is stored gives none away. */
export function hashOfCode(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}

export function codeRow(target: CodeFor): CodeRow {
  if (target.is === 'guest') return { guest: target.guest, table_id: null, seat: null, holder: null, round: null };
  const { table, seat, holder, round } = target;
  return { guest: null, table_id: table, seat, holder, round };
}

export function codeFromRow({ guest, table_id, seat, holder, round }: CodeRow): CodeFor {
  if (guest !== null) return { is: 'guest', guest };
  return { is: 'seat', table: table_id!, seat: seat!, holder, round: round ?? 0 };
}
