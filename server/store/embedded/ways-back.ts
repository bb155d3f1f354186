/** Recovery codes and passkeys, and what is to be signed with those. Of codes and challenges only hashes are kept. */
import type { GuestRecord, PasskeyRecord } from '../port.ts';
import { hashOfCode } from '../rows/codes.ts';
import { PASSKEY_COLUMNS, type PasskeyRow, passkeyFromRow, passkeyValues } from '../rows/ways-back.ts';
import { type Database, text } from './database.ts';
import { GUEST } from './people.ts';

const NUMBERS: readonly string[] = ['counter', 'made_at', 'used_at'];
const PASSKEY = PASSKEY_COLUMNS.map((name) => (NUMBERS.includes(name) ? name : text(name))).join(', ');

export function keepRecoveryCode(database: Database, guest: string, mark: string, at: number): void {
  database.run(
    `insert into recovery_codes (guest, mark, made_at) values (?, ?, ?)
     on conflict (guest) do update set mark = excluded.mark, made_at = excluded.made_at`,
    [guest, mark, at],
  );
}

export function findByRecoveryCode(database: Database, mark: string): GuestRecord | null {
  const sql = `select ${GUEST} from recovery_codes join guests on guests.id = guest where mark = ?`;
  return database.rows<GuestRecord>(sql, [mark])[0] ?? null;
}

export function recoveryCodeMadeAt(database: Database, guest: string): number | null {
  const sql = 'select made_at from recovery_codes where guest = ?';
  return database.rows<{ made_at: number }>(sql, [guest])[0]?.made_at ?? null;
}

export function addPasskey(database: Database, passkey: PasskeyRecord, most: number): boolean {
  const count = 'select count(*) as others from passkeys where guest = ?';
  const [{ others }] = database.rows<{ others: number }>(count, [passkey.guest]);
  if (others >= most) return false;
  const places = PASSKEY_COLUMNS.map(() => '?').join(', ');
  const sql = `insert or ignore into passkeys (${PASSKEY_COLUMNS.join(', ')}) values (${places})`;
  return database.run(sql, passkeyValues(passkey)) > 0;
}

export function findPasskeys(database: Database, guest: string): PasskeyRecord[] {
  const sql = `select ${PASSKEY} from passkeys where guest = ? order by made_at, id`;
  return database.rows<PasskeyRow>(sql, [guest]).map(passkeyFromRow);
}

export function findPasskey(database: Database, id: string): PasskeyRecord | null {
  const [row] = database.rows<PasskeyRow>(`select ${PASSKEY} from passkeys where id = ?`, [id]);
  return row === undefined ? null : passkeyFromRow(row);
}

export function usePasskey(database: Database, id: string, counter: number, at: number): boolean {
  const sql = `update passkeys set counter = ?1, used_at = ?2
    where id = ?3 and (counter < ?1 or (counter = 0 and ?1 = 0))`;
  return database.run(sql, [counter, at, id]) > 0;
}

export function removePasskey(database: Database, id: string, guest: string): boolean {
  return database.run('delete from passkeys where id = ? and guest = ?', [id, guest]) > 0;
}

/** Those that nobody signed in time go. */
export function addChallenge(
  database: Database,
  challenge: string,
  guest: string | null,
  until: number,
  at: number,
): void {
  database.run('delete from challenges where expires_at <= ?', [at]);
  const sql = 'insert into challenges (hash, guest, expires_at) values (?, ?, ?)';
  database.run(sql, [hashOfCode(challenge), guest, until]);
}

export function takeChallenge(database: Database, challenge: string, at: number): { guest: string | null } | null {
  const sql = `delete from challenges where hash = ? and expires_at > ? returning ${text('guest')}`;
  return database.rows<{ guest: string | null }>(sql, [hashOfCode(challenge), at])[0] ?? null;
}
