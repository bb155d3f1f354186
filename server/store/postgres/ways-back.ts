/** Recovery codes and passkeys, and what is to be signed with those. */
import type { GuestRecord, Store } from '../port.ts';
import { hashOfCode } from '../rows/codes.ts';
import { PASSKEY_COLUMNS, type PasskeyRow, passkeyFromRow, passkeyValues } from '../rows/ways-back.ts';
import type { Context } from './context.ts';

const PASSKEY = PASSKEY_COLUMNS.join(', ');

export function openWaysBack({ pool, clock }: Context): Store['waysBack'] {
  return {
    async keepCode(guest, mark) {
      await pool.run(
        `insert into recovery_codes (guest, mark, made_at) values ($1, $2, $3)
         on conflict (guest) do update set mark = excluded.mark, made_at = excluded.made_at`,
        [guest, mark, clock.now()],
      );
    },
    async findByCode(mark) {
      const sql = `select guests.id, name, colour from recovery_codes join guests on guests.id = guest where mark = $1`;
      return (await pool.rows<GuestRecord>(sql, [mark]))[0] ?? null;
    },
    async codeMadeAt(guest) {
      const sql = 'select made_at from recovery_codes where guest = $1';
      return (await pool.rows<{ made_at: number }>(sql, [guest]))[0]?.made_at ?? null;
    },
    addPasskey: (passkey, most) =>
      pool.transaction(async (queries) => {
        // One after the other: two that are added at once would both find room.
        await queries.rows('select pg_advisory_xact_lock(hashtext($1))', [`passkeys ${passkey.guest}`]);
        const count = 'select count(*) as others from passkeys where guest = $1';
        const [{ others }] = await queries.rows<{ others: number }>(count, [passkey.guest]);
        if (others >= most) return false;
        const places = PASSKEY_COLUMNS.map((_, i) => `$${i + 1}`).join(', ');
        const sql = `insert into passkeys (${PASSKEY}) values (${places}) on conflict (id) do nothing`;
        return (await queries.run(sql, passkeyValues(passkey))) > 0;
      }),
    async passkeys(guest) {
      const sql = `select ${PASSKEY} from passkeys where guest = $1 order by made_at, id collate "C"`;
      return (await pool.rows<PasskeyRow>(sql, [guest])).map(passkeyFromRow);
    },
    async passkey(id) {
      const [row] = await pool.rows<PasskeyRow>(`select ${PASSKEY} from passkeys where id = $1`, [id]);
      return row === undefined ? null : passkeyFromRow(row);
    },
    async usePasskey(id, counter) {
      const sql = `update passkeys set counter = $1, used_at = $2
        where id = $3 and (counter < $1 or (counter = 0 and $1 = 0))`;
      return (await pool.run(sql, [counter, clock.now(), id])) > 0;
    },
    async removePasskey(id, guest) {
      return (await pool.run('delete from passkeys where id = $1 and guest = $2', [id, guest])) > 0;
    },
    async challenge(challenge, guest, until) {
      // Those that nobody signed in time go.
      await pool.run('delete from challenges where expires_at <= $1', [clock.now()]);
      const sql = 'insert into challenges (hash, guest, expires_at) values ($1, $2, $3)';
      await pool.run(sql, [hashOfCode(challenge), guest, until]);
    },
    async takeChallenge(challenge) {
      const sql = 'delete from challenges where hash = $1 and expires_at > $2 returning guest';
      return (await pool.rows<{ guest: string | null }>(sql, [hashOfCode(challenge), clock.now()]))[0] ?? null;
    },
  };
}
