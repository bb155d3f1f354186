/** The log of every match, and which move became which entries. */
import type { Entry } from '@yamanote/kernel';
import type { Ack, Move } from '../port.ts';
import type { Queries } from './connection.ts';

/** Adds the entries of one move from entry `at` on; its id stands beside the first, so it reaches to the next id. */
export async function addEntries(
  queries: Queries,
  match: string,
  at: number,
  { id, hash }: Move,
  entries: readonly Entry[],
): Promise<void> {
  await queries.run(
    `insert into entries (match, idx, move_id, move_hash, payload)
     select $1, $2::int + place - 1, case when place = 1 then $3 end, case when place = 1 then $4 end, payload
     from unnest($5::text[]) with ordinality as entry (payload, place)`,
    [match, at, id, hash, entries.map((entry) => JSON.stringify(entry))],
  );
}

export async function readLog(queries: Queries, match: string, from = 0, most?: number): Promise<Entry[]> {
  const rows = await queries.rows<{ payload: string }>(
    'select payload from entries where match = $1 and idx >= $2 order by idx limit $3',
    [match, from, most ?? null],
  );
  return rows.map(({ payload }) => JSON.parse(payload) as Entry);
}

/** What a move became, if it was ever taken; `other` if another one has its id. Old ones without a hash go by the id. */
export async function findMove(queries: Queries, match: string, { id, hash }: Move): Promise<Ack | 'other' | null> {
  const [found] = await queries.rows<Ack & { hash: string | null }>(
    `select idx as first, move_hash as hash, coalesce(
       (select min(idx) from entries e where e.match = $1 and e.idx > move.idx and e.move_id is not null),
       (select max(idx) + 1 from entries e where e.match = $1)
     ) as next
     from entries move where match = $1 and move_id = $2`,
    [match, id],
  );
  if (found === undefined) return null;
  const { first, next } = found;
  return found.hash === null || found.hash === hash ? { first, next } : 'other';
}
