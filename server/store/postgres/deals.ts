/** What pages give for the deals of matches that are to begin. Each holds on to the match: it may be about to begin. */
import type { DealPart, Store } from '../port.ts';
import type { Queries } from './connection.ts';
import type { Context } from './context.ts';

export function openDeals({ pool, teller }: Context): Store['deals'] {
  const changed = (table: string | null) => {
    if (table !== null) teller.tell({ is: 'table', table });
  };
  return {
    async seal(match, { guest, commitment, seal }) {
      changed(
        await pool.transaction(async (queries) => {
          const table = await tableWaitingFor(queries, match);
          if (table === null) return null;
          // The same again changes nothing: bits that were opened stay.
          const sealed = await queries.run(
            `insert into parts (match, guest, commitment, seal) values ($1, $2, $3, $4)
             on conflict (match, guest) do update set commitment = excluded.commitment, seal = excluded.seal, bits = null
             where parts.commitment <> excluded.commitment or parts.seal <> excluded.seal`,
            [match, guest, commitment, seal],
          );
          return sealed > 0 ? table : null;
        }),
      );
    },
    async open(match, guest, commitment, bits) {
      const [table, parts] = await pool.transaction(async (queries) => {
        // One after the other, so that the last one sees them all.
        const waiting = await tableWaitingFor(queries, match);
        const sql = 'update parts set bits = $1 where match = $2 and guest = $3 and commitment = $4';
        if (waiting !== null) await queries.run(sql, [bits, match, guest, commitment]);
        return [waiting, await findParts(queries, match)] as const;
      });
      changed(table);
      return parts;
    },
  };
}

/** The table of a match that has not begun, and does not while this goes on. */
async function tableWaitingFor(queries: Queries, match: string): Promise<string | null> {
  const sql = 'select table_id from matches where id = $1 and header is null for no key update';
  return (await queries.rows<{ table_id: string }>(sql, [match]))[0]?.table_id ?? null;
}

function findParts(queries: Queries, match: string): Promise<DealPart[]> {
  return queries.rows('select guest, commitment, seal, bits from parts where match = $1 order by guest', [match]);
}

export async function forgetParts(queries: Queries, match: string): Promise<void> {
  await queries.run('delete from parts where match = $1', [match]);
}
