import type { GuestRecord, Store } from '../port.ts';
import type { Context } from './context.ts';

/** By the hour is exact enough for what is remembered for a year: most visits write nothing. */
const EXACT_ENOUGH = 3_600_000;

export function openPeople({ pool, clock, teller }: Context): Store['people'] {
  return {
    find: (ids) =>
      pool.rows<GuestRecord>(
        `select guests.id, name, colour from unnest($1::text[]) with ordinality as asked (id, place)
         join guests on guests.id = asked.id order by place`,
        [ids],
      ),
    async save({ id, name, colour }) {
      await pool.run(
        `insert into guests (id, name, colour, created_at, seen_at) values ($1, $2, $3, $4, $4)
         on conflict (id) do update set name = excluded.name, colour = excluded.colour, seen_at = excluded.seen_at`,
        [id, name, colour, clock.now()],
      );
      teller.tell({ is: 'guest', guest: id });
    },
    async holder(id, generation) {
      const sql = 'select id, name, colour from guests where id = $1 and generation = $2';
      return (await pool.rows<GuestRecord>(sql, [id, generation]))[0] ?? null;
    },
    generations: (ids) =>
      pool.rows<{ guest: string; generation: number }>(
        'select id as guest, generation from guests where id = any($1) and generation > 0',
        [ids],
      ),
    async endCookies(id) {
      const generation = await pool.transaction(async (queries) => {
        await queries.run('delete from codes where guest = $1', [id]);
        const sql = 'update guests set generation = generation + 1 where id = $1 returning generation';
        return (await queries.rows<{ generation: number }>(sql, [id]))[0]?.generation ?? 0;
      });
      teller.tell({ is: 'cookies', guest: id });
      return generation;
    },
    async see(id) {
      const at = clock.now();
      const sql = 'update guests set seen_at = $1 where id = $2 and coalesce(seen_at, 0) < $3';
      await pool.run(sql, [at, id, at - EXACT_ENOUGH]);
    },
    async admitted(id) {
      const [row] = await pool.rows<{ admitted: string | null }>('select admitted from guests where id = $1', [id]);
      return row?.admitted ?? null;
    },
    async admit(id, mark) {
      await pool.run('update guests set admitted = $1 where id = $2', [mark, id]);
    },
    // Whoever left a trace stays: others played with them.
    forget: (since) =>
      pool.run(
        `delete from guests where coalesce(seen_at, created_at) < $1
           and not exists (select from seats where guest = guests.id)
           and not exists (select from players where guest = guests.id)
           and not exists (select from tables where host = guests.id)
           and not exists (select from codes where guest = guests.id)
           and not exists (select from recovery_codes where guest = guests.id)
           and not exists (select from passkeys where guest = guests.id)`,
        [since],
      ),
  };
}
